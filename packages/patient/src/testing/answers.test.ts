import { fileURLToPath } from "node:url";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { describe, expect, it } from "vitest";
import type { ViolationKind } from "../check/check.ts";
import { checkWording } from "../check/wording.ts";
import type { PlanStep } from "../dialogue.ts";
import { sentencesOf } from "../speak/sentences.ts";

const { cases } = loadLibrary(fileURLToPath(new URL("../../../cases/library", import.meta.url)));

const telling = (fact: string): PlanStep => ({ kind: "tell", fact, repeated: false, part: "say" });

/** What no author may make up, however freely somebody talks. */
const hard: ReadonlySet<ViolationKind> = new Set(["symptom", "medicine", "figure", "diagnosis"]);

/** What of a text the gate that judges a model's words would not let pass. */
function refused(
  check: ReturnType<typeof checkWording>,
  say: string,
  kinds?: ReadonlySet<ViolationKind>,
): readonly string[] {
  return sentencesOf(say).flatMap((sentence) => {
    const licence = check(sentence.trim());
    return licence.ok || kinds?.has(licence.kind) === false
      ? []
      : [`${say} (${licence.violation})`];
  });
}

describe.each(cases.map((one) => [one.id, one] as const))("%s", (_, one) => {
  const view = patientView(one);

  it("answers with nothing but what was asked for", () => {
    // What a question says itself is only looked at where the facts alone do not let the answer pass.
    const checks = new Map<string, ReturnType<typeof checkWording>>();
    const checkOf = (facts: readonly string[]): ReturnType<typeof checkWording> => {
      const key = facts.join("+");
      const check = checks.get(key) ?? checkWording(facts.map(telling), view, []);
      checks.set(key, check);
      return check;
    };
    expect(
      (view.answers ?? []).flatMap(({ facts, asked, say }) =>
        refused(checkOf(facts), say).length === 0
          ? []
          : refused(checkWording(facts.map(telling), view, [], asked.join(" ")), say),
      ),
    ).toEqual([]);
  });

  it("meets what it is told with nothing that it keeps back or does not know", () => {
    const open = view.facts.filter(({ tell }) => tell !== "rapport" && tell !== "private");
    const plan: PlanStep[] = [
      ...open.map(({ id }) => telling(id)),
      { kind: "social", move: "news_plan" },
    ];
    const check = checkWording(plan, view, []);
    expect(
      (view.reactions ?? []).flatMap(({ told, say }) =>
        refused(check, say, hard).length === 0
          ? []
          : refused(checkWording(plan, view, [told], told, told), say, hard),
      ),
    ).toEqual([]);
  });
});
