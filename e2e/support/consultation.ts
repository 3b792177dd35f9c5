import { expect, type Page } from "@playwright/test";

/** Types one line to the patient and waits for what they answer. Returns the reply's words. */
export async function say(page: Page, text: string): Promise<string> {
  const log = page.getByRole("log");
  const input = page.getByPlaceholder("Ask the patient about their symptoms...");
  await input.fill(text);
  // Nothing is sent while an answer is still on its way.
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
  // Counted only now: before the session has come, the patient's opening words are not there to be counted.
  await expect(log.getByRole("listitem")).not.toHaveCount(0);
  const before = await log.getByRole("listitem").count();
  await input.press("Enter");
  await expect(log.getByRole("listitem")).toHaveCount(before + 2);
  await expect(page.getByText("Patient is typing...")).toBeHidden();
  return (await log.getByRole("listitem").last().innerText()).trim();
}
