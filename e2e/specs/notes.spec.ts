import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { say } from "../support/consultation.ts";
import { patientIn } from "../support/library.ts";
import { signIn } from "../support/person.ts";

const notes = (page: Page) => page.getByRole("textbox", { name: "Notes" });
const differential = (page: Page) =>
  page.getByRole("list", { name: "Working differential" }).getByRole("listitem");
const adding = (page: Page) => page.getByLabel("Add a diagnosis to the differential");

interface Notebook {
  readonly notes: string;
  readonly differential: readonly string[];
}
async function storedNotebook(
  request: APIRequestContext,
  token: string,
): Promise<Notebook | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const list = (await (await request.get("/api/sessions", { headers })).json()) as {
    _id: string;
  }[];
  const response = await request.get(`/api/sessions/${list[0]?._id}`, { headers });
  return ((await response.json()) as { notebook?: Notebook }).notebook;
}

test("notes and differential survive a reload and an outage, and stand beside the diagnosis", async ({
  page,
}) => {
  const { token } = await signIn(page);
  const patientId = await patientIn(page.request, "cardiology", token);
  const stored = () => storedNotebook(page.request, token);
  await page.goto(`/simulation/${patientId}`);
  await page.getByRole("tab", { name: "Notes" }).click();
  await expect(page.getByText("Kept with the session")).toBeVisible();

  await adding(page).fill("Reflux");
  await adding(page).press("Enter");
  await adding(page).fill("Acute coronary syndrome");
  await adding(page).press("Enter");
  await page.getByRole("button", { name: "Move Acute coronary syndrome up" }).click();
  await notes(page).fill("Since the tea break");
  // Reloaded in the middle of a thought, before anything is on its way.
  await page.reload();
  await page.getByRole("tab", { name: "Notes" }).click();
  await expect(notes(page)).toHaveValue("Since the tea break");
  await expect(differential(page)).toHaveText([/Acute coronary syndrome/, /Reflux/]);
  await expect(page.getByText("Saved with the session")).toBeVisible();
  expect(await stored()).toMatchObject({
    notes: "Since the tea break",
    differential: ["Acute coronary syndrome", "Reflux"],
  });

  await page.route("**/notes", (route) => route.abort());
  await notes(page).fill("Since the tea break. Jaw.");
  await expect(page.getByText(/Kept on this device/)).toBeVisible();
  await page.reload();
  await page.getByRole("tab", { name: "Notes" }).click();
  await expect(notes(page)).toHaveValue("Since the tea break. Jaw.");
  expect((await stored())?.notes).toBe("Since the tea break");
  await page.unroute("**/notes");
  await expect
    .poll(async () => (await stored())?.notes, { timeout: 30_000 })
    .toBe("Since the tea break. Jaw.");
  await expect(page.getByText("Saved with the session")).toBeVisible();

  // The mouse puts the differential in order too.
  const handle = page.getByRole("button", { name: "Move Reflux", exact: true });
  const [from, to] = [await handle.boundingBox(), await differential(page).first().boundingBox()];
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + 8, { steps: 8 });
  await page.mouse.up();
  await expect(differential(page)).toHaveText([/Reflux/, /Acute coronary syndrome/]);

  await page.getByRole("link", { name: "End Chat & Diagnose" }).click();
  await expect(notes(page)).toHaveValue("Since the tea break. Jaw.");
  await page.getByRole("button", { name: "Acute coronary syndrome", exact: true }).click();
  await expect(page.getByLabel("Preliminary Diagnosis")).toHaveValue("Acute coronary syndrome");
});

test("on a phone patient and notes are in a drawer, and the mood is seen to change", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await signIn(page);
  const patientId = await patientIn(page.request, "cardiology", token);
  await page.goto(`/simulation/${patientId}`);
  await say(page, "What has brought you in today?");
  await page.getByRole("button", { name: "Notes" }).click();
  await notes(page).fill("Chest");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await say(page, "That sounds frightening. We will look after you.");
  await page.getByRole("button", { name: /^Patient/ }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Vital Signs")).toBeVisible();
  await expect(drawer.getByText(/^Mood:/)).toBeVisible();
  await drawer.getByRole("tab", { name: "Notes" }).click();
  await expect(notes(page)).toHaveValue("Chest");
});
