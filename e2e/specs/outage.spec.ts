import { expect, test } from "@playwright/test";
import { patientIn } from "../support/library.ts";
import { signIn } from "../support/person.ts";

test("a diagnosis that could not be sent is kept, marked, and sent again by itself after a reload", async ({
  page,
}) => {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const patientId = await patientIn(page.request, "pulmonology", token);
  const created = await page.request.post("/api/sessions", { headers, data: { patientId } });
  const { _id: session } = (await created.json()) as { _id: string };

  await page.goto(`/diagnosis/initial/${session}`);
  await page.getByLabel("Clinical Reasoning").fill("Fever, rigors and rusty sputum");
  await page.getByLabel("Preliminary Diagnosis").fill("Pneumonia");
  // The proposals close when the field is left.
  await page.keyboard.press("Tab");
  await page.route("**/diagnose", (route) => route.abort());
  await page.getByRole("button", { name: "Order Tests & Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`/tests/${session}`));
  await expect(page.getByText("Not saved yet").first()).toBeVisible();

  await page.unroute("**/diagnose");
  await page.reload();
  const preliminary = async () => {
    const stored = await page.request.get(`/api/sessions/${session}`, { headers });
    const body = (await stored.json()) as {
      initialDiagnosis: { preliminaryDiagnosis: string } | null;
    };
    return body.initialDiagnosis?.preliminaryDiagnosis;
  };
  await expect.poll(preliminary, { timeout: 30_000 }).toBe("Pneumonia");
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
});

test("when no session can be started there is offline practice, which is scored and recorded nowhere", async ({
  page,
}) => {
  const { token } = await signIn(page);
  const patientId = await patientIn(page.request, "cardiology", token);
  await page.route("**/api/sessions**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.goto(`/simulation/${patientId}`);
  await expect(page.getByText("Offline practice").first()).toBeVisible({ timeout: 30_000 });
  const input = page.getByPlaceholder("Ask the patient about their symptoms...");
  await input.fill("What has brought you in today?");
  await input.press("Enter");
  await expect(page.getByText("Patient is typing...")).toBeVisible();
  await expect(page.getByRole("log").getByRole("listitem").last()).toContainText(/chest|tight/i, {
    timeout: 15_000,
  });
  const sessions = await page.request.get("/api/sessions", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await sessions.json()).toEqual([]);
});

test("what is sample data says so, and goes when the person's own can be loaded", async ({
  page,
}) => {
  await signIn(page);
  await page.route("**/api/history**", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/sessions");
  await expect(page.getByText("Sample data: your own could not be loaded").first()).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute("**/api/history**");
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(page.getByText("Sample data: your own could not be loaded")).toHaveCount(0);
  await expect(page.getByText("No sessions found")).toBeVisible();
});
