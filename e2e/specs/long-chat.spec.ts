import { expect, test } from "@playwright/test";
import { patientIn } from "../support/library.ts";
import { signIn } from "../support/person.ts";

const turns = 300;

interface Line {
  readonly _id: string;
  readonly sender: string;
  readonly text: string;
  readonly timestamp: string;
}

/** A conversation of 300 questions and answers, every tenth with a finding, in place of the one that the server has. */
const longConversation = (): Line[] =>
  Array.from({ length: 2 * turns }, (_, index) => ({
    _id: `line-${index}`,
    sender: index % 2 === 0 ? "patient" : "user",
    text:
      index % 20 === 0
        ? "Go ahead. [Skin: No rash, no bruises, warm and dry to the touch everywhere.] Is it bad?"
        : `Line ${index}: it comes and goes, mostly in the morning, and it is worse on the stairs.`,
    timestamp: new Date(Date.UTC(2026, 2, 2, 9, 0, index)).toISOString(),
  }));

test("a chat of 300 turns takes the next question, shows the newest, and leaves alone whoever reads further up", async ({
  page,
}) => {
  const { token } = await signIn(page);
  const patientId = await patientIn(page.request, "cardiology", token);
  const withMany = (session: object) => ({ ...session, messages: longConversation() });
  await page.route(/\/api\/sessions(\/[0-9a-f-]{36})?$/, async (route) => {
    const response = await route.fetch();
    const json: unknown = await response.json();
    await route.fulfill({
      response,
      json: Array.isArray(json) ? json : withMany(json as object),
    });
  });
  await page.goto(`/simulation/${patientId}`);
  const log = page.getByRole("log");
  await expect(log.getByRole("listitem")).toHaveCount(2 * turns);
  const last = log.getByRole("listitem").last();
  await expect(last).toBeInViewport();

  await page
    .getByRole("textbox", { name: "Your message to the patient" })
    .pressSequentially("When did it start?");
  await page.keyboard.press("Enter");
  await expect(log.getByRole("listitem")).toHaveCount(2 * turns + 2);
  await expect(log.getByRole("listitem").last()).toBeInViewport();

  // Somebody who reads further up is left there; the newest is a press away.
  await log.hover();
  await page.mouse.wheel(0, -6_000);
  await expect(last).not.toBeInViewport();
  const before = await page.evaluate(
    () => document.querySelector("[aria-label=Conversation]")?.scrollTop ?? 0,
  );
  await page.waitForTimeout(500);
  const after = await page.evaluate(
    () => document.querySelector("[aria-label=Conversation]")?.scrollTop ?? 0,
  );
  expect(Math.abs(after - before)).toBeLessThan(400);
  await page.keyboard.press("Alt+j");
  await expect(last).toBeInViewport();
});
