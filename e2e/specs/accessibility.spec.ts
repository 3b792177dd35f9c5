import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { patientIn } from "../support/library.ts";
import { signIn } from "../support/person.ts";
import { picture } from "../support/screens.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const colorScheme of ["light", "dark"] as const) {
  test(`every screen is free of accessibility faults in the ${colorScheme} theme, on a phone`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    const faults: Record<string, string[]> = {};
    const look = async (path: string, name: string) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      const found = [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`),
        ...(wide ? ["scrolls sideways"] : []),
      ];
      if (found.length > 0) faults[path] = found;
      await picture(page, `phone-${colorScheme}-${name}`);
    };

    await look("/", "landing");
    await look("/login", "login");
    await look("/register", "register");
    await look("/forgot-password", "forgot-password");

    const { token } = await signIn(page);
    const patientId = await patientIn(page.request, "neurology", token);
    const headers = { authorization: `Bearer ${token}` };
    const created = await page.request.post("/api/sessions", { headers, data: { patientId } });
    const { _id: session } = (await created.json()) as { _id: string };
    await look("/onboarding", "onboarding");
    await look("/dashboard", "dashboard");
    await look("/modules", "modules");
    await look("/modules/neurology/patients", "patients");
    await look(`/simulation/${patientId}`, "simulation");
    await look(`/diagnosis/initial/${session}`, "diagnosis-initial");
    await page.request.post(`/api/sessions/${session}/tests`, {
      headers,
      data: { tests: ["ECG/EKG"] },
    });
    await look(`/tests/${session}`, "tests");
    await look(`/diagnosis/final/${session}`, "diagnosis-final");
    await page.request.post(`/api/sessions/${session}/diagnose`, {
      headers,
      data: {
        updatedReasoning: "Throbbing one-sided headache after a visual aura",
        finalDiagnosis: "Migraine with aura",
        finalMedications: ["Sumatriptan 50 mg"],
        treatmentPlan: { lifestyleRecommendations: "Regular meals", followUpInstructions: "" },
      },
    });
    await look(`/analysis/${session}`, "analysis");
    await look("/sessions", "sessions");
    await look("/leaderboard", "leaderboard");
    await look("/profile", "profile");
    await look("/blogging", "journal");
    expect(faults).toEqual({});
  });
}
