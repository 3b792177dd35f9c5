import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { say } from "../support/consultation.ts";
import { patientIn } from "../support/library.ts";
import { signIn } from "../support/person.ts";

async function consult(page: Page): Promise<void> {
  const { token } = await signIn(page);
  await page.goto(`/simulation/${await patientIn(page.request, "cardiology", token)}`);
  await expect(page.getByRole("log").getByRole("listitem")).toHaveCount(1);
}
const lines = (page: Page) => page.getByRole("log").getByRole("listitem");
const input = (page: Page) => page.getByRole("textbox", { name: "Your message to the patient" });

test("a reply that breaks off is completed, once, and a message that fails waits to be sent again", async ({
  page,
}) => {
  await consult(page);
  await page.route("**/message/stream", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: 'event: typing\ndata: {}\n\nevent: sentence\ndata: {"text":"Well,"}\n\n',
    }),
  );
  const reply = await say(page, "What has brought you in today?");
  expect(reply.length).toBeGreaterThan(10);
  await expect(lines(page)).toHaveCount(3);

  await page.unroute("**/message/stream");
  await page.route(/\/message(\/stream)?$/, (route) => route.abort());
  await input(page).fill("When did it start?");
  await input(page).press("Enter");
  await expect(page.getByText("Not sent")).toBeVisible();
  await input(page).fill("Half a thought");
  await page.unroute(/\/message(\/stream)?$/);
  await page.reload();
  await expect(input(page)).toHaveValue("Half a thought");
  // What an earlier visit could not send goes by itself once the server is there again.
  await expect(lines(page)).toHaveCount(5);
  await expect(page.getByText("Not sent")).toHaveCount(0);
  await expect(page.getByText("When did it start?")).toHaveCount(1);
});

test("one can speak and listen where the browser can, and the clock can be put away", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const world = window as unknown as Record<string, unknown>;
    world["spoken"] = [];
    world["SpeechRecognition"] = class {
      onresult?: (event: unknown) => void;
      onend?: () => void;
      start() {
        setTimeout(
          () => this.onresult?.({ results: [[{ transcript: "where does it hurt" }]] }),
          50,
        );
      }
      stop() {
        this.onend?.();
      }
      abort() {}
    };
    window.speechSynthesis.speak = ({ text }) => (world["spoken"] as string[]).push(text);
  });
  await consult(page);
  await page.getByRole("button", { name: "Read replies aloud" }).click();
  await page.getByRole("button", { name: "Speak instead of typing" }).click();
  await expect(input(page)).toHaveValue("where does it hurt");
  await input(page).press("Enter");
  await expect(lines(page)).toHaveCount(3);
  await expect(page.getByText("Patient is typing...")).toBeHidden();
  const answer = await lines(page).last().getByRole("paragraph").last().innerText();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join(" ")))
    .toContain(answer.split("\n")[0]?.slice(0, 12) ?? "?");

  await expect(page.getByRole("timer")).toHaveText(/^\d+:\d\d$/);
  await page.getByRole("button", { name: /Hide the time/ }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Show the time" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
});

test("what opens beside the patient is free of accessibility faults, in both themes", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await consult(page);
  const faults: Record<string, string[]> = {};
  const look = async (name: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      if (violations.length > 0) faults[`${name}, ${colorScheme}`] = violations.map(({ id }) => id);
    }
  };
  await page.getByRole("tab", { name: "Notes" }).click();
  const adding = page.getByLabel("Add a diagnosis to the differential");
  await adding.fill("angina");
  await adding.press("Enter");
  await adding.fill("peric");
  await expect(page.getByRole("option").first()).toBeVisible();
  await look("notes");
  await page.getByRole("tab", { name: "Examine" }).click();
  await look("examine");
  await page.keyboard.press("Alt+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("keys");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "End Chat & Diagnose" }).click();
  await page.getByRole("button", { name: "Dose, route and frequency of medication 1" }).click();
  await look("dose");
  expect(faults).toEqual({});
});
