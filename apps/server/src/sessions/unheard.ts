import { absentLines, type CompiledCase, type Fact } from "@anamnesis/cases";
import type { ReportItem, UnheardAnswer } from "@anamnesis/contract";

/** The case's own words for a fact, or what this person says where it is simply absent. */
function wordsFor({ person }: CompiledCase, fact: Fact): string | undefined {
  const [own] = fact.say;
  if (own !== undefined) return own;
  const isPlainlyAbsent = fact.polarity === "absent" && !fact.item && !fact.attribute;
  return isPlainlyAbsent ? absentLines(person, fact.topic)[0] : undefined;
}

/** What the patient, or who speaks for them, answers to a question that finds one of these facts; null where the case has no words for it. */
export const answerTo = (
  compiled: CompiledCase,
  facts: readonly string[],
): { readonly text: string; readonly needsTrust: boolean } | null => {
  for (const id of facts) {
    const fact = compiled.facts.find((one) => one.id === id);
    const text = fact && wordsFor(compiled, fact);
    if (fact && text !== undefined)
      return { text, needsTrust: fact.tell === "rapport" || fact.tell === "private" };
  }
  return null;
};

/** For every question that the report misses: what the patient, or who speaks for them, would have answered. */
export const unheardAnswers = (
  items: readonly ReportItem[],
  compiled: CompiledCase,
): UnheardAnswer[] =>
  items.flatMap((item) => {
    if (item.about !== "question" || item.outcome !== "missed") return [];
    const asked = compiled.marking.ask.find(({ fact }) => fact[0] === item.ref);
    const answer = answerTo(compiled, asked?.fact ?? []);
    return answer ? [{ itemId: item.id, ...answer }] : [];
  });
