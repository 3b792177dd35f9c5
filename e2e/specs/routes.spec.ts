import { expect, test } from "@playwright/test";
import { newAccount, signIn } from "../support/person.ts";
import { patientOf, play } from "../support/reference.ts";

test("a visitor is asked to sign in and then gets the page they came for", async ({ page }) => {
  const account = newAccount();
  await page.request.post("/api/auth/register", { data: account });
  await page.goto("/leaderboard?period=month");
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email", { exact: false }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/leaderboard\?period=month$/);
});

test("unknown paths lead home, and /history keeps its query on the way to /sessions", async ({
  page,
}) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL(/\/$/);
  await signIn(page);
  await page.goto("/history?search=migraine");
  await expect(page).toHaveURL(/\/sessions\?search=migraine$/);
  await expect(page.getByText("No sessions found")).toBeVisible();
  await expect(page.getByText("Try adjusting your filters to see more results")).toBeVisible();
});

test("logging out on the journal page ends the session on the server too", async ({ page }) => {
  const { token } = await signIn(page);
  await page.goto("/blogging");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/(login)?$/);
  const after = await page.request.get("/api/auth/me", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(after.status()).toBe(401);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("a page that does not exist for this person says so in words", async ({ page }) => {
  await signIn(page);
  await page.goto("/modules/astrology/patients");
  await expect(page.getByRole("heading", { name: "Medical Cases" })).toBeVisible();
  await expect(page.getByText("No patients found")).toBeVisible();
  await page.goto("/analysis/00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("We can't find this session")).toBeVisible();
});

test("coming back to a consultation that is over leads to its analysis and calls nobody in", async ({
  page,
}) => {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const session = await play(page.request, token, "migraine", "competent", {
    until: "chat",
    questions: 3,
  });
  await page.goto(`/simulation/${await patientOf(page.request, token, "migraine")}`);
  await expect(page.getByRole("log").getByRole("listitem")).toHaveCount(7);
  const closed = await page.request.post(`/api/sessions/${session}/diagnose`, {
    headers,
    data: {
      updatedReasoning: "One-sided, throbbing, with zigzags.",
      finalDiagnosis: "Migraine with aura",
      finalMedications: [],
      treatmentPlan: { lifestyleRecommendations: "", followUpInstructions: "" },
    },
  });
  expect(closed.ok()).toBe(true);
  await page.goto(`/analysis/${session}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/analysis/${session}$`));
  const sessions = (await (
    await page.request.get("/api/sessions", { headers })
  ).json()) as object[];
  expect(sessions).toHaveLength(1);
});

test("somebody who speaks for a patient does so under their own name", async ({ page }) => {
  const { token } = await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/simulation/${await patientOf(page.request, token, "bronchiolitis")}`);
  await expect(page.getByText("Fia Donnelly", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("log").getByText("Ciara Donnelly, mother of Fia")).toBeVisible();
  await page.getByRole("button", { name: "Examine" }).click();
  await expect(page.getByRole("tab", { name: "Examine" })).toHaveAttribute("aria-selected", "true");
});
