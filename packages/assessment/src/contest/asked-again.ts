import type { AskItem, CompiledCase } from "@anamnesis/cases";
import { cardOf, isToldOnCard } from "../diagnosis/known.ts";
import { factsInLine } from "../encounter/heard.ts";
import { questionsIn } from "../encounter/questions.ts";
import { unspecific } from "../questioning/asked.ts";
import { closest } from "./closeness.ts";
import type { ContestedItem, Pointed } from "./types.ts";

/** 1: it is there; 0.5: it comes near; 0: it is not there. */
export type Reading = 0 | 0.5 | 1;

type Turn = Extract<Pointed, { where: "turn" }>;

const near = 0.5;
/** More questions than this in one line ask for nothing in particular. */
const mostQuestions = 6;
const invites =
  /\?|^(?:and |so |but |or |also |then |now |ok(?:ay)? |please )*(?:what|when|where|how|why|which|who|whose|any|anything|anyone|do|does|did|have|has|had|is|are|was|were|can|could|would|will|should|tell|describe|talk|explain|show)\b/i;
const shortLine = 4;

const isInvitation = (line: string): boolean =>
  invites.test(line.trim()) || line.trim().split(/\s+/).length <= shortLine;

export const askItemOf = (compiled: CompiledCase, item: ContestedItem): AskItem | undefined =>
  compiled.marking.ask.find(
    (ask, at) => (ask.fact[0] ?? String(at)) === item.ref && ask.label === item.label,
  );

/** Ways in which a question for an item may be put: the rubric's own, and those that the case lists for its facts. */
function wordingsOf(compiled: CompiledCase, ask: AskItem): readonly string[] {
  const facts = compiled.facts.filter(({ id }) => ask.fact.includes(id));
  return [
    ask.question,
    ask.label,
    ...facts.flatMap(({ asked = [], words }) => [...asked, ...words]),
    ...ask.fact,
  ];
}

/** Whether a line of the talk asks for an item of the history, read more widely than by the first marking. */
export function readsAsAsking(compiled: CompiledCase, ask: AskItem, turn: Turn): Reading {
  const isOf = (fact: string): boolean =>
    ask.fact.some((wanted) => fact === wanted || fact.startsWith(`${wanted}.`));
  if (turn.facts.some(isOf)) return 1;
  const isTold = factsInLine(compiled, turn.answer, turn.line).some(isOf);
  const facts = compiled.facts.filter(({ id }) => ask.fact.includes(id));
  if (!isInvitation(turn.line)) return isTold ? 0.5 : 0;
  const said = closest(turn.line, wordingsOf(compiled, ask), unspecific);
  const isUnderstood = turn.topics.some((topic) =>
    facts.some((fact) => fact.topic === topic && fact.attribute === undefined && !fact.item),
  );
  const isPile = questionsIn(turn.line) > mostQuestions;
  if (isTold || (said.share >= near && said.shared > 0) || isUnderstood) return isPile ? 0.5 : 1;
  const heard = closest(
    turn.answer,
    facts.flatMap(({ say, brief, is }) => [...say, ...brief, is]),
    unspecific,
  );
  return said.shared > 0 || (heard.share >= near && heard.shared > 1) ? 0.5 : 0;
}

/** Whether the triage card or the vital signs said it already. */
export function standsOnCard(compiled: CompiledCase, ask: AskItem): Reading {
  if (isToldOnCard(compiled, ask)) return 1;
  const card = cardOf(compiled).join(". ");
  const facts = compiled.facts.filter(({ id }) => ask.fact.includes(id));
  const named = closest(card, [ask.label], unspecific);
  if (named.share === 1) return 1;
  const told = closest(
    card,
    facts.flatMap(({ say, brief, is }) => [...say, ...brief, is]),
    unspecific,
  );
  return (named.share >= near && named.shared > 1) || (told.share >= near && told.shared > 1)
    ? 0.5
    : 0;
}

/** What shows each part of good manner, more widely than by the first marking. */
const manners: Readonly<Record<string, RegExp>> = {
  introduction:
    /\b(?:i['’]?m|i am|my name|this is|call me|here)\b|\b(?:dr|doctor|nurse|student|registrar)\b/i,
  identity: /\b(?:name|date of birth|d\.?o\.?b|birthday|how old|address|confirm who|call you)\b/i,
  consent:
    /\b(?:all ?right|okay|ok|mind|happy|permission|may i|can i|could i|shall i|i(?:['’]d| would) like to|i(?:['’]m| am) going to|i(?:['’]ll| will)|let me|is that)\b/i,
  opening:
    /^(?:\W|hi|hello|good \w+|thanks|so|and|ok|please|,)*\b(?:what|tell me|how (?:can|are|have)|talk me)\b/i,
  room: /\b(?:tell me more|more about|anything else|go on|describe|what else|in your own words|carry on|continue)\b/i,
  feelings:
    /\b(?:sorry|understand|must be|must have|sounds|worr|frighten|scar|hard|difficult|awful|rough|upset|anxious|glad you|we(?:['’]ll| will) look after|reassur|here with you)\w*/i,
  summary:
    /\b(?:sum|summari[sz]e|recap|so far|you(?:['’]ve| have) (?:told|said|had)|have i got|did i get|let me check|correct)\b|^so\b/i,
  closing:
    /\b(?:next|i(?:['’]ll| will)|we(?:['’]ll| will)|going to|plan|explain|come back|call|results?|admit|thank|bye)\b/i,
};
/** A word of manners in a message this short says only itself. */
const leastWords = 3;

/** Whether a line shows a part of the manner of a consultation; null for what no single line can show. */
export function readsAsManner(item: ContestedItem, turn: Turn): Reading | null {
  const shows = manners[item.ref ?? ""];
  if (!shows) return null;
  if (!shows.test(turn.line) || turn.line.trim().split(/\s+/).length < leastWords) return 0;
  return 0.5;
}

/** Whether a line asks to examine that part. */
export function readsAsExamining(compiled: CompiledCase, item: ContestedItem, turn: Turn): Reading {
  const system = item.ref ?? "";
  const words =
    Object.entries(compiled.examination).find(([id]) => id === system)?.[1]?.words ?? [];
  const said = closest(turn.line, [item.label, item.question ?? "", system, ...words]);
  const asks =
    /\b(?:examin|look|listen|feel|check|press|palpat|auscult|inspect|test|take)\w*/i.test(
      turn.line,
    );
  if (said.shared === 0) return 0;
  return asks && said.share >= near ? 1 : 0.5;
}
