import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { signIn } from "../support/person.ts";
import { play } from "../support/reference.ts";

interface Analysed {
  readonly messages: readonly { readonly sender: string; readonly text: string }[];
  readonly finalDiagnosisReport: {
    readonly overallScore: number;
    readonly items: readonly {
      readonly id: string;
      readonly label: string;
      readonly outcome: string;
      readonly isContestable?: boolean;
    }[];
  };
}

test("a mark is contested by the keyboard, judged at once and kept, in both themes", async ({
  page,
}) => {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const id = await play(page.request, token, "migraine", "minimal");
  const session = (await (
    await page.request.get(`/api/sessions/${id}`, { headers })
  ).json()) as Analysed;
  const item = session.finalDiagnosisReport.items.find(
    (one) => one.isContestable && one.outcome === "missed" && one.id.startsWith("ask:"),
  );
  expect(item).toBeDefined();
  const label = item?.label ?? "";

  await page.goto(`/analysis/${id}`);
  await page.getByRole("button", { name: "Every mark, explained" }).click();
  await page.getByRole("button", { name: "Open all" }).click();
  const open = page.getByRole("button", { name: `I did ask that: ${label}`, exact: true }).first();
  await open.focus();
  await page.keyboard.press("Enter");
  const where = page.getByLabel("Where is it?");
  await expect(where).toBeFocused();
  await where.selectOption({ index: 1 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include("form").setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
  }
  await page.getByRole("button", { name: "Look again" }).press("Enter");
  const results = page.getByRole("list", { name: "Looked at again" });
  await expect(results).toHaveCount(1);
  await expect(results).toContainText(/Accepted|Partly accepted|Not found/);

  await page.reload();
  await page.getByRole("button", { name: "Open all" }).click();
  await expect(results).toHaveCount(1);
  const after = (await (
    await page.request.get(`/api/sessions/${id}`, { headers })
  ).json()) as Analysed;
  expect(after.finalDiagnosisReport).toEqual(session.finalDiagnosisReport);
});
