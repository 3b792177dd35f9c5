import type { CompiledCase } from "@anamnesis/cases";
import { does, type LearnerTurn } from "../encounter/consultation.ts";
import { stemsOf } from "../encounter/stems.ts";
import { isKind, isRude } from "./manner.ts";

/** Within this many messages belongs who you are and what brings them. */
export const beginning = 4;

export type Judged = { readonly share: number; readonly turns: readonly LearnerTurn[] };
export const none: Judged = { share: 0, turns: [] };
export const first = (turns: readonly LearnerTurn[], ...names: readonly string[]): Judged => {
  const turn = turns.find((one) => does(one, ...names));
  return turn ? { share: 1, turns: [turn] } : none;
};

const role =
  /\b(?:doctors?|dr|registrar|consultant|student|medic|gp|physician|resident|intern|nurse|surgeon|practitioner|sho|house officer|on call)\b/i;
/** "I'm Tess", "my name is Lena", "Dr Shah here": a name, which begins with a capital or follows "name is". */
const ownName =
  /\b(?:[Ii]['’]?m|[Ii] am|[Tt]his is|[Ii]t['’]?s) (?:(?:called|the|one of the|an?) )?(?:[Dd]r\.? )?[A-Z]\p{L}+|\b(?:my name(?:['’]s| is)|i(?:['’]m| am) called) \p{L}+|\bDr\.? [A-Z]\p{L}+/u;
const saysRole = /\b(?:i['’]?m|i am|one of|your|working as)\b/i;

/** A name or a role, early and civil; a greeting alone introduces nobody. */
export function introduction(turns: readonly LearnerTurn[]): Judged {
  const early = turns.slice(0, beginning).filter((turn) => !isRude(turn));
  const named = early.find(
    ({ text }) => ownName.test(text) || (saysRole.test(text) && role.test(text)),
  );
  if (named) return { share: 1, turns: [named] };
  return first(early, "introduction");
}

const recapWords =
  /\b(?:sum(?:ming)? up|summari[sz]e|recap|to be clear|let me (?:just )?(?:check|see if|make sure)|putting (?:it|that|this|all)|so far|you(?:['’]ve| have) (?:told|said|had)|if i(?:['’]ve| have) (?:got|understood)|have i got|did i get)\b|^so\b[ :,]|[.:,] ?so\b[ :,]/i;
const checkWords =
  /\b(?:right|correct|missed|left out|agree|fair|got (?:that|it)|miss anything|anything (?:else|to add|i))\b[^?]*\?|\b(?:is that|have i|did i|does that)\b[^?]*\?/i;
/** Fewer of the patient's own words than this is no summary: "let me sum up" alone sums up nothing. */
const leastRecapped = 3;

/** A recap says back what the patient told: words that they used first, or that the facts which they told are about. */
export function summary(compiled: CompiledCase, turns: readonly LearnerTurn[]): Judged {
  const heard = new Set<string>();
  const subjects = new Map(
    compiled.facts.map((fact) => [
      fact.id,
      stemsOf(`${fact.id.split(".").slice(-2).join(" ")} ${fact.is} ${fact.say.join(" ")}`),
    ]),
  );
  for (const stem of stemsOf(
    [compiled.triage.problem, compiled.triage.history, ...compiled.triage.symptoms].join(". "),
  ))
    heard.add(stem);
  for (const turn of turns) {
    const isRecap =
      does(turn, "summary", "summarising") ||
      (turn.number > 2 && recapWords.test(turn.text) && checkWords.test(turn.text));
    if (isRecap) {
      const said = stemsOf(turn.text).filter((stem) => heard.has(stem));
      if (said.length >= leastRecapped) return { share: 1, turns: [turn] };
    }
    for (const stem of stemsOf(turn.answer)) heard.add(stem);
    for (const fact of turn.newFacts) for (const stem of subjects.get(fact) ?? []) heard.add(stem);
  }
  return none;
}

const nextStep =
  /\b(?:will|i['’]ll|we['’]ll|going to|next|plan|explain|let you know|results?|come back|call (?:us|me|999|911|112)|tell us|ring (?:us|the)|back (?:soon|in a)|arrange|organi[sz]e|admit|refer|see you|any questions|follow[- ]?up|look after|take (?:good )?care|bye)\b/i;

/** A safety net is the whole of an ending, an explanation or a farewell most of it, thanks a little. */
export function closing(turns: readonly LearnerTurn[]): Judged {
  const civil = turns.filter((turn) => !isRude(turn));
  const net = first(civil, "safety_netting");
  if (net.share > 0) return net;
  const late = civil.filter(({ number }) => number > beginning);
  const said = late.filter(
    (turn) =>
      does(turn, "closing", "explanation", "explanation_plan") &&
      nextStep.test(turn.text) &&
      (!isKind(turn) || does(turn, "explanation", "closing")),
  );
  if (said[0]) return { share: 0.8, turns: [said[0]] };
  const thanked = first(late, "thanks");
  return { share: thanked.share * 0.4, turns: thanked.turns };
}
