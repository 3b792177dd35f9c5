import { join } from "node:path";
import { patientView, type PatientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { describe, expect, it } from "vitest";
import { createConversation } from "../conversation.ts";
import { factsOfPlan } from "../decide/remember.ts";
import { hear } from "../hear/embedded.ts";
import type { Turn } from "../understand/types.ts";

const { cases } = loadLibrary(join(import.meta.dirname, "..", "..", "..", "cases", "library"));
const views = cases.map((one) => patientView(one));
const conversation = createConversation(hear);

/** What is told on each line of a talk, by the ids of facts. */
function told(view: PatientView, lines: readonly string[]): readonly (readonly string[])[] {
  const opened = conversation.openConversation(view, 4);
  let { state } = opened;
  const context: Turn[] = [{ speaker: "patient", text: opened.reply.text }];
  return lines.map((text) => {
    const turn = conversation.takeTurn(view, state, text, context);
    ({ state } = turn);
    context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
    return factsOfPlan(turn.reply.plan);
  });
}
const shareOf = (is: (view: PatientView) => boolean): number =>
  views.filter(is).length / views.length;
const complaintOf = (view: PatientView): string => view.complaint.replace(/^symptom:/, "");
const isLife = (view: PatientView, id: string): boolean =>
  view.facts.some((fact) => fact.id === id && fact.topic === "other");

describe("a question that names nothing", () => {
  it("is about what they came with, before anything has been told", () => {
    expect(
      shareOf((view) =>
        (told(view, ["How long?"])[0] ?? []).some((id) => id.startsWith(complaintOf(view))),
      ),
    ).toBeGreaterThan(0.85);
  });

  it("is never about a life that nobody has mentioned", () => {
    const lines = ["What's brought you in today?", "Where?", "How long?", "How bad?"];
    for (const view of views)
      expect(
        told(view, lines)
          .flat()
          .filter((id) => isLife(view, id)),
        view.id,
      ).toEqual([]);
  });

  it.each(["Anything else?", "Is there anything else going on?", "What else have you noticed?"])(
    "%s goes on with the story and not with medicines, illnesses or what is held back",
    (line) => {
      const stray = /^(?:medications|pmh|allergies|drugs|family_history|social|smoking|alcohol)\b/;
      expect(
        shareOf(
          (view) =>
            !(told(view, ["What's brought you in today?", line])[1] ?? []).some((id) =>
              stray.test(id),
            ),
        ),
      ).toBeGreaterThan(0.95);
    },
  );
});
