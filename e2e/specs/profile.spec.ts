import { readFile } from "node:fs/promises";
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { newAccount, signIn } from "../support/person.ts";
import { play } from "../support/reference.ts";

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

interface Listed {
  readonly _id: string;
  readonly name: string;
}

/** As whom somebody is listed this week, in the eyes of another person; undefined when not at all. */
async function listedAs(
  request: APIRequestContext,
  token: string,
  id: string,
): Promise<string | undefined> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await request.get(`/api/leaderboard?page=${page}`, bearer(token));
    const board = (await answer.json()) as { pages: number; entries: Listed[] };
    pages = board.pages;
    const found = board.entries.find(({ _id }) => _id === id);
    if (found) return found.name;
  }
  return undefined;
}

const downloaded = async (page: Page, name: string): Promise<{ file: string; text: string }> => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Download: ${name}` }).click(),
  ]);
  return {
    file: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
};

test("a learner decides how others see them on the leaderboard", async ({ page, browser }) => {
  const { token } = await signIn(page, newAccount("Robin Ashdown"));
  await play(page.request, token, "migraine", "competent", { questions: 4 });
  const me = (await (await page.request.get("/api/auth/me", bearer(token))).json()) as Listed;
  const visitor = await browser.newPage();
  const other = await signIn(visitor, newAccount("Noor Haddad"));
  const seenAs = () => listedAs(visitor.request, other.token, me._id);
  expect(await seenAs()).toBe("Robin Ashdown");

  await page.goto("/profile");
  await page.getByRole("radio", { name: "Show a pseudonym" }).check();
  await page.getByRole("textbox", { name: "Pseudonym" }).fill("Night Owl");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("You are shown as Night Owl")).toBeVisible();
  expect(await seenAs()).toBe("Night Owl");
  await page.goto("/leaderboard");
  const rank = page.getByRole("region", { name: "Your Rank" });
  await expect(rank.getByText("You are shown as Night Owl.")).toBeVisible();

  await rank.getByRole("link", { name: "Change this in your profile" }).click();
  await expect(page.getByRole("radio", { name: "Show a pseudonym" })).toBeInViewport();
  await page.getByRole("radio", { name: "Do not list me" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("You are no longer listed")).toBeVisible();
  expect(await seenAs()).toBeUndefined();
  await page.goto("/leaderboard");
  await expect(rank.getByText("Only you see this.")).toBeVisible();
});

test("a learner takes their record along", async ({ page }) => {
  const { token, email } = await signIn(page);
  const session = await play(page.request, token, "migraine", "minimal");
  const { _id } = (await (await page.request.get("/api/auth/me", bearer(token))).json()) as Listed;
  await page.goto("/profile");

  const record = await downloaded(page, "Full record");
  expect(record.file).toMatch(/\.json$/);
  expect(JSON.parse(record.text)).toMatchObject({
    person: { email },
    sessions: [{ _id: session }],
  });

  const table = await downloaded(page, "Sessions as a table");
  expect(table.file).toMatch(/\.csv$/);
  expect(table.text.trim().split("\r\n")).toHaveLength(2);
  expect(table.text).toContain(session);

  const statements = await downloaded(page, "Learning record");
  const all = JSON.parse(statements.text) as { actor: { account: { name: string } } }[];
  expect(all.length).toBeGreaterThan(1);
  expect(new Set(all.map(({ actor }) => actor.account.name))).toEqual(new Set([_id]));
  expect(statements.text).not.toContain(email);
  await expect(page.getByText(`Saved as ${statements.file}`)).toBeVisible();
});

test("another email address asks for the password", async ({ page }) => {
  const { password } = await signIn(page);
  const { email } = newAccount();
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Current password").fill("not the password");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
});

test("a learner deletes their account, and nothing of it is left to sign in to", async ({
  page,
}) => {
  const { token, email, password } = await signIn(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Your password").fill("not the password");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByLabel("Your password")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Your account and everything in it has been deleted")).toBeVisible();
  expect((await page.request.get("/api/auth/me", bearer(token))).status()).toBe(401);

  await page.goto("/login");
  await page.getByLabel("Email", { exact: false }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid email or password")).toBeVisible();
});
