import { randomUUID } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { newAccount, signIn } from "../support/person.ts";
import { play } from "../support/reference.ts";

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

test("a first diagnosis is rewarded, celebrated once, and kept on the profile", async ({
  page,
}) => {
  const { token } = await signIn(page);
  const session = await play(page.request, token, "migraine", "competent", { until: "final" });
  await page.goto(`/diagnosis/final/${session}`);
  await page
    .getByLabel("Updated Clinical Reasoning")
    .fill("Unilateral throbbing headache with aura and nausea, normal neurology, no red flags.");
  await page.getByLabel("Final Diagnosis").fill("Migraine with aura");
  await page.getByRole("button", { name: "Complete Diagnosis" }).click();
  await expect(page).toHaveURL(new RegExp(`/analysis/${session}$`));

  const fresh = page.getByRole("region", { name: /new achievement/i });
  await expect(fresh.getByText("First Diagnosis")).toBeVisible();
  await expect(page.getByText(/^\+\d+$/)).toBeVisible();
  await expect(page.getByText("day: a streak begins")).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(1);

  await page.reload();
  await expect(fresh.getByText("First Diagnosis")).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);

  await page.goto("/profile");
  const badge = page.getByRole("listitem").filter({ hasText: "First Diagnosis" });
  await expect(badge.getByText("Earned")).toBeAttached();
  await page.goto("/dashboard");
  await expect(page.getByRole("group", { name: "Current Streak" })).toContainText("1 day");
});

test("a case well played climbs past somebody else on the leaderboard", async ({
  page,
  request,
}) => {
  // An institution of their own, so that nobody else stands between them.
  const institutionName = `Northgate ${randomUUID()}`;
  const join = async (token: string) =>
    request.put("/api/users/update", { headers: headersOf(token), data: { institutionName } });
  const first = (await (
    await request.post("/api/auth/register", { data: newAccount("Nadia Bertrand") })
  ).json()) as { token: string };
  await join(first.token);
  await play(request, first.token, "migraine", "disorganised");

  const { token } = await signIn(page, newAccount("Robin Ashdown"));
  await join(token);
  await play(request, token, "migraine", "minimal");
  await page.goto("/leaderboard?scope=institution");
  const own = page.getByRole("region", { name: "Your Rank" });
  await expect(own).toContainText("#2");
  await play(request, token, "croup", "competent");
  await page.reload();
  await expect(own).toContainText("#1");
  await expect(own).toContainText("out of 2");
});

/** The person's own recall cards, as if they were due by now: really they come back tomorrow at the earliest. */
async function makeCardsDue(page: Page, token: string): Promise<readonly { _id: string }[]> {
  const record = await page.request.get("/api/users/record", { headers: headersOf(token) });
  const { recall } = (await record.json()) as { recall: { _id: string }[] };
  const intervals = { again: 1, hard: 2, good: 4, easy: 9 };
  const cards = recall.slice(0, 2).map((card) => ({ ...card, intervals }));
  let left = cards;
  await page.route("**/api/recall", (route) =>
    route.fulfill({
      json: {
        cards: left,
        due: left.length,
        total: recall.length,
        nextDueAt: new Date(Date.now() + 4 * 86_400_000).toISOString(),
      },
    }),
  );
  let attempts = 0;
  await page.route("**/api/recall/*/review", (route) => {
    // The very first answer does not arrive.
    if (attempts++ === 0) return route.abort();
    const id = new URL(route.request().url()).pathname.split("/").at(-2);
    left = left.filter(({ _id }) => _id !== id);
    return route.fulfill({ json: cards.find(({ _id }) => _id === id) });
  });
  return cards;
}

test("what was missed is recalled by the keyboard alone", async ({ page }) => {
  const { token } = await signIn(page);
  await play(page.request, token, "migraine", "minimal");
  await page.goto("/recall");
  await expect(page.getByRole("heading", { name: "All caught up" })).toBeVisible();
  await expect(page.getByText(/next is due (tomorrow|in \d+ days)/)).toBeVisible();

  await makeCardsDue(page, token);
  await page.reload();
  await expect(page.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "Why it matters" })).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
  await page.keyboard.press("3");
  await expect(page.getByText(/could not be kept/)).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(page.getByText("2 of 2")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("1");
  await expect(page.getByRole("heading", { name: "2 cards recalled" })).toBeFocused();
  await expect(page.getByText("The next card is due in 4 days.")).toBeVisible();
});

test("a card is not asked for before it is due, whoever asks", async ({ page }) => {
  const { token } = await signIn(page);
  await play(page.request, token, "migraine", "minimal");
  const [card] = await makeCardsDue(page, token);
  const refused = await page.request.post(`/api/recall/${card?._id}/review`, {
    headers: { ...headersOf(token), "idempotency-key": randomUUID() },
    data: { rating: "easy" },
  });
  expect(refused.status()).toBe(409);
});

test("a reflection is kept as it is written, and found again in the history", async ({ page }) => {
  const { token } = await signIn(page);
  const session = await play(page.request, token, "migraine", "minimal");
  await play(page.request, token, "croup", "minimal", { until: "chat" });
  await page.goto(`/analysis/${session}`);
  const box = page.getByLabel("What do you take away?");
  await box.fill("Ask about zigzag lines");
  await expect(page.getByText(/^A draft, kept on this device/)).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue("Ask about zigzag lines");
  await box.press("Control+Enter");
  await expect(page.getByText("Saved with this session")).toBeVisible();

  await page.goto("/sessions");
  await expect(page.getByText("2 sessions", { exact: true })).toBeVisible();
  await expect(page.getByText("Ask about zigzag lines")).toBeVisible();
  await page.getByLabel("Search sessions").fill("ZIGZAG");
  await expect(page.getByText("1 of 2 sessions")).toBeVisible();
  await expect(page).toHaveURL(/search=ZIGZAG$/);
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByLabel("What do you take away?")).toHaveValue("Ask about zigzag lines");
});
