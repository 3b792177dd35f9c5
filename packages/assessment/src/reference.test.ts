import { patientView } from "@anamnesis/cases";
import { openConversation, takeTurn, type Turn } from "@anamnesis/patient";
import { describe, expect, it, vi } from "vitest";
import { expertEncounter, mark } from "./index.ts";
import { referencesOf, shippedCases } from "./testing/shipped.ts";

vi.setConfig({ testTimeout: 30_000 });

describe.each(shippedCases.map((compiled) => [compiled.id, compiled] as const))(
  "%s",
  (id, compiled) => {
    it("gives the expert at least 9 in every area", () => {
      const report = mark(compiled, expertEncounter(compiled));
      expect(report.questioningScore).toBeGreaterThanOrEqual(9);
      expect(report.diagnosisScore).toBeGreaterThanOrEqual(9);
      expect(report.treatmentScore).toBeGreaterThanOrEqual(9);
      expect(report.items.filter((item) => item.outcome === "cap")).toEqual([]);
    });

    it.each(referencesOf(id).map((reference) => [reference.name, reference] as const))(
      "puts the %s learner in the right band",
      (_name, { expect: bands, encounter }) => {
        const report = mark(compiled, encounter);
        const scores = {
          overall: report.overallScore,
          questioning: report.questioningScore,
          diagnosis: report.diagnosisScore,
          treatment: report.treatmentScore,
        };
        for (const area of ["overall", "questioning", "diagnosis", "treatment"] as const) {
          const band = bands[area];
          if (!band) continue;
          expect(scores[area], area).toBeGreaterThanOrEqual(band[0]);
          expect(scores[area], area).toBeLessThanOrEqual(band[1]);
        }
      },
    );

    it("ranks the kinds of learners as a teacher would", () => {
      const of = Object.fromEntries(
        referencesOf(id).map(({ name, encounter }) => [name, mark(compiled, encounter)]),
      );
      expect(of["competent"]?.overallScore).toBeGreaterThan(of["disorganised"]?.overallScore ?? 10);
      expect(of["disorganised"]?.overallScore).toBeGreaterThan(of["minimal"]?.overallScore ?? 10);
      expect(of["competent"]?.questioningScore).toBeGreaterThan(
        (of["disorganised"]?.questioningScore ?? 10) + 1,
      );
      expect(of["unsafe"]?.items.some((item) => item.outcome === "cap")).toBe(true);
    });

    it("lets every question of the rubric bring out what it is for", () => {
      const view = patientView(compiled);
      const context: Turn[] = [];
      let { state } = openConversation(view, 1);
      for (const text of [
        "Hello, I'm Dr Shah, one of the doctors. Can I check your name?",
        "Everything you tell me is confidential. What has brought you in today?",
      ]) {
        const turn = takeTurn(view, state, text, context);
        context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
        state = turn.state;
      }
      const deaf = compiled.marking.ask.filter(({ fact, question }) => {
        const { reply } = takeTurn(view, state, question, context);
        return !fact.some((one) => one in state.told || reply.facts.includes(one));
      });
      expect(deaf.map((item) => item.question)).toEqual([]);
    });
  },
);
