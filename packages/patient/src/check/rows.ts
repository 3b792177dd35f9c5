import type { Answer, PatientView, Reaction } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import { sentencesOf } from "../speak/sentences.ts";
import type { ViolationKind } from "./check.ts";
import { checkWording } from "./wording.ts";

type Check = ReturnType<typeof checkWording>;

const telling = (fact: string): PlanStep => ({ kind: "tell", fact, repeated: false, part: "say" });

/** What no author may make up, however freely somebody talks: what is wrong with them, what they take, figures. */
const madeUp: ReadonlySet<ViolationKind> = new Set(["symptom", "medicine", "figure", "diagnosis"]);

function refused(check: Check, say: string, kinds?: ReadonlySet<ViolationKind>): readonly string[] {
  return sentencesOf(say).flatMap((sentence) => {
    const licence = check(sentence.trim());
    return licence.ok || kinds?.has(licence.kind) === false
      ? []
      : [`${say} (${licence.violation})`];
  });
}

/** What a case's written rows state that the gate for a model's words would not let pass; empty where all may be said. */
export interface RowChecks {
  readonly answer: (row: Answer) => readonly string[];
  readonly reaction: (row: Reaction) => readonly string[];
}

/**
 * Holds the answers of a case to the facts that they tell, and its reactions to what this person speaks of to anybody. What
 * the learner's own words allow is looked at only where the case alone does not.
 */
export function rowChecks(view: PatientView): RowChecks {
  const checks = new Map<string, Check>();
  const checkOf = (facts: readonly string[]): Check => {
    const key = facts.join("+");
    const check = checks.get(key) ?? checkWording(facts.map(telling), view, []);
    checks.set(key, check);
    return check;
  };
  // Of what they keep back they speak to nobody who has not asked for it.
  const open = view.facts.filter(({ tell }) => tell !== "rapport" && tell !== "private");
  const plan: PlanStep[] = [
    ...open.map(({ id }) => telling(id)),
    { kind: "social", move: "news_plan" },
  ];
  const ofOpen = checkWording(plan, view, []);
  return {
    answer: ({ facts, asked, say }) =>
      refused(checkOf(facts), say).length === 0
        ? []
        : refused(checkWording(facts.map(telling), view, [], asked.join(" ")), say),
    reaction: ({ told, say }) =>
      refused(ofOpen, say, madeUp).length === 0
        ? []
        : refused(checkWording(plan, view, [told], told, told), say, madeUp),
  };
}
