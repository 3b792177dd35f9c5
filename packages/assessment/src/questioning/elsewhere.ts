import { examSystems, type AskItem, type CompiledCase } from "@anamnesis/cases";
import { findDrugs, tokenise, topicById } from "@anamnesis/terminology";
import { does, type Consultation, type LearnerTurn } from "../encounter/consultation.ts";
import { stemsOf } from "../encounter/stems.ts";
import { isToldOnCard } from "../diagnosis/known.ts";
import { unspecific } from "./asked.ts";

/**
 * Where else an item of the history may have been met, before anybody is told that it was not: in a medicine that was
 * named, in the examination, on the triage card, and in what a line names without a question mark of its own.
 */
export interface FoundElsewhere {
  readonly by: "medicine" | "examined" | "card" | "named" | "heard";
  readonly turn?: LearnerTurn;
  /** All of it or, where only a part of its words was found, half. */
  readonly share: number;
}

const half = 0.5;
/** Whoever has asked less than this has not read the card, only come by it. */
const fewestQuestions = 3;

/** What the patient said then. Where a line was only rehearsed, what it tells is known already. */
const spoken = ({ answer, isStored }: LearnerTurn): string =>
  isStored === true ? answer.replace(/\[[^\]"“]*\]/g, " ") : "";

/** What was taken or given is an item of its own; an allergy that names a medicine is not about taking it. */
const ofTaking = /\.(?:treatment_tried|relieving|prior_care|crew)\b|^medications\b/;

/** The medicines that an item of the history is about. */
function drugsOf(compiled: CompiledCase, item: AskItem): ReadonlySet<string> {
  return new Set(
    compiled.facts
      .filter(({ id, isDefault }) => !isDefault && item.fact.includes(id) && ofTaking.test(id))
      .flatMap((fact) => findDrugs(`${(fact.item ?? "").replace(/_/g, " ")}. ${fact.is}`))
      .map(({ id }) => id),
  );
}

/** The turn whose question or answer names a medicine that the item is about. */
function namedMedicine(
  compiled: CompiledCase,
  { turns }: Consultation,
  item: AskItem,
): LearnerTurn | undefined {
  const wanted = drugsOf(compiled, item);
  if (wanted.size === 0) return undefined;
  return turns.find(
    (turn) =>
      (turn.text.includes("?") || turn.asked > 0) &&
      findDrugs(`${turn.text}. ${spoken(turn)}`).some(({ id }) => wanted.has(id)),
  );
}

/** Words of every examination, which are no finding of their own. */
const ofAnyExamination = new Set(
  stemsOf(
    "bowel breath breathing faint fit sound rate regular normal chest heart pulse pressure pain abdomen trouble worse better same sleep blood cold weak weakness before site character onset course side head movement moving work family home history",
  ),
);

/** The words by which an item's subject would be known in an examination's text. */
const subjectOf = (compiled: CompiledCase, item: AskItem): readonly string[] => {
  const complaint = new Set(stemsOf(compiled.complaintKey));
  const own = stemsOf(item.label).filter(
    (stem) => !ofAnyExamination.has(stem) && !unspecific.has(stem),
  );
  const others = own.filter((stem) => !complaint.has(stem));
  return others.length > 0 ? others : own;
};

const canBeExamined = ({ kind, fact }: AskItem): boolean =>
  kind !== "ice" &&
  !fact.some((id) =>
    /^(?:pmh|medications|med_|allerg|family|surger|smoking|alcohol|drugs|occupation|travel|contact|sick_contacts|immunisation|diet|living|support|investigations|exercise|driving|ice)/.test(
      id,
    ),
  );

/** A part of the body that was examined, and whose text speaks of the item. */
function examined(
  compiled: CompiledCase,
  consultation: Consultation,
  item: AskItem,
): FoundElsewhere | undefined {
  if (!canBeExamined(item)) return undefined;
  const subject = subjectOf(compiled, item);
  if (subject.length === 0) return undefined;
  for (const system of examSystems) {
    const turn = consultation.examined.get(system);
    if (!turn) continue;
    const seen = new Set(stemsOf(compiled.examination[system]?.text ?? ""));
    const shared = subject.filter((stem) => seen.has(stem)).length;
    if (shared > 0) return { by: "examined", turn, share: shared * 2 > subject.length ? 1 : half };
  }
  return undefined;
}

/** The triage card says it: in the fact's own words, or a symptom by its name. */
function isOnCard(compiled: CompiledCase, item: AskItem): boolean {
  const isContact = item.fact.includes("sick_contacts");
  if (!canBeExamined(item) && !isContact) return false;
  if (isToldOnCard(compiled, item)) return true;
  const { problem, history, symptoms } = compiled.triage;
  const card = new Set(stemsOf([problem, history, ...symptoms].join(". ")));
  const names = compiled.facts
    .filter(({ id, polarity }) => item.fact[0] === id && polarity !== "absent")
    .filter(({ id }) => !id.includes("."))
    .flatMap(({ topic }) => topicById(topic)?.title ?? []);
  return [item.label, ...names].some((name) => {
    const stems = stemsOf(name);
    return (
      !item.fact.every((id) => id.includes(".")) &&
      stems.length > 0 &&
      stems.every((stem) => card.has(stem))
    );
  });
}

const pairOf = (text: string): string =>
  tokenise(text)
    .slice(0, 2)
    .map(({ word }) => word)
    .join(" ");
/** A symptom that the patient has, told in the first two words of the case's own account of it: "a cold sweat". */
function tellsSymptom(compiled: CompiledCase, item: AskItem, answer: string): boolean {
  const said = ` ${tokenise(answer)
    .map(({ word }) => word)
    .join(" ")} `;
  return compiled.facts
    .filter(({ id, polarity }) => item.fact.includes(id) && polarity === "present")
    .filter(({ id }) => !id.includes("."))
    .map(({ is }) => pairOf(is))
    .some(
      (pair) =>
        pair.includes(" ") &&
        stemsOf(pair).some((stem) => !unspecific.has(stem)) &&
        said.includes(` ${pair} `),
    );
}

/** Aspects that are told in a word or two, without being asked: "a sharp pain". */
const toldInAWord = /\.(?:character|site)$/;

/** A red flag and a negative are looked for; the story is told. */
const isStory = ({ kind }: AskItem): boolean => kind === "key" || kind === "background";

/** What a patient tells of the complaint without being asked for just that. */
function heard(
  compiled: CompiledCase,
  { turns }: Consultation,
  item: AskItem,
  keys: ReadonlySet<string>,
): FoundElsewhere | undefined {
  const facts = compiled.facts.filter(
    ({ id, isDefault }) =>
      !isDefault && item.fact.includes(id) && id.startsWith(`${compiled.complaintKey}.`),
  );
  const complaint = stemsOf(compiled.complaintKey);
  for (const turn of turns) {
    const said = new Set(stemsOf(spoken(turn)));
    const isTold = facts.some(({ id, is }) => {
      const own = stemsOf(is).filter((stem) => !complaint.includes(stem));
      const shared = own.filter((stem) => said.has(stem)).length;
      return toldInAWord.test(id) && shared > 0 && shared * 2 >= own.length;
    });
    if (isTold || (canBeExamined(item) && tellsSymptom(compiled, item, spoken(turn))))
      return { by: "heard", turn, share: 1 };
    const shared = [...keys].filter((key) => said.has(key)).length;
    const isOpening = turn.number <= 2 || does(turn, "opening", "elaborate");
    if (isOpening && isStory(item) && facts.length > 0 && shared > 0 && shared * 2 >= keys.size)
      return { by: "heard", turn, share: half };
  }
  return undefined;
}

const asksOrExamines =
  /\?|^(?:and |so |now |then |ok(?:ay)? |also )*(?:any|what|when|where|who|how|do|does|did|have|has|is|are|can|could|tell|show|let|lie|sit|cough|open|move|lift|squeeze|breathe|press|i want|i['’]d like|i['’]m going|i['’]ll|i need)\b/i;
/** "… palpitations, fainting or swollen legs. Any of those?": the question takes its words from the sentence before. */
const ofThose =
  /\b(?:any of (?:those|these|that|them)|have you had (?:those|these|any)|either of those)\b/i;

/** The sentences of a line that ask or examine. */
function askingSentences(text: string): readonly string[] {
  const all = text.split(/(?<=[?.!;])\s+/);
  return all.flatMap((sentence, at) =>
    ofThose.test(sentence)
      ? [`${all[at - 1] ?? ""} ${sentence}`]
      : asksOrExamines.test(sentence.trim())
        ? [sentence]
        : [],
  );
}

const mostAtOnce = 6;

/** How each aspect of a complaint is asked for, in whatever order of words. */
const aspects: Readonly<Record<string, RegExp>> = {
  progression:
    /\b(?:worse|better|eased|changed|different|more \w+|(?:the )?same)\b[^?.]*\b(?:since|now|than before)\b|\b(?:getting|got|gotten) (?:any )?(?:worse|better)\b/i,
  severity:
    /\bout of (?:10|ten)\b|\b(?:0|1|zero|one) ?(?:to|-|–) ?(?:10|ten)\b|\bhow (?:bad|severe|strong)\b/i,
  character:
    /\bwhat (?:does|is|kind of|sort of)\b[^?]*\b(?:like|pain|ache)\b|\b(?:sharp|dull|burning|stabbing|crushing)\b[^?]*\?/i,
  onset_mode: /\b(?:sudden\w*|gradual\w*|slowly|all at once|build up)\b/i,
};

/** The turn that asks for the aspect of a complaint which an item is about. */
function askedAspect(
  { complaintKey }: CompiledCase,
  { turns }: Consultation,
  item: AskItem,
): FoundElsewhere | undefined {
  const ways = item.fact
    .filter((id) => id.startsWith(`${complaintKey}.`))
    .flatMap((id) => aspects[id.split(".")[1] ?? ""] ?? []);
  const turn = turns
    .filter(({ asked }) => asked > 0 && asked <= mostAtOnce)
    .find(({ text }) => askingSentences(text).some((one) => ways.some((way) => way.test(one))));
  return turn && { by: "named", turn, share: 1 };
}

const shortestBeginning = 7;
/** "More breathless" asks for breathlessness, although other items share the stem. */
const isBeginning = (one: string, other: string): boolean =>
  one.length >= shortestBeginning && other.startsWith(one);
function namedInFull({ turns }: Consultation, item: AskItem): FoundElsewhere | undefined {
  const words = tokenise(item.label).map(({ word }) => word);
  if (words.length !== 1) return undefined;
  const turn = turns
    .filter(({ asked }) => asked > 0 && asked <= mostAtOnce)
    .find(({ text }) =>
      askingSentences(text)
        .flatMap((sentence) => tokenise(sentence))
        .some(({ word }) => words.some((own) => isBeginning(word, own) || isBeginning(own, word))),
    );
  return turn && { by: "named", turn, share: 1 };
}

/** "Cough for me": what the patient is told to do shows a part of what an item asks about. */
function triedOut({ turns }: Consultation, item: AskItem): FoundElsewhere | undefined {
  const wanted = stemsOf(item.label);
  const turn = turns
    .filter((one) => canBeExamined(item) && does(one, "examination_request"))
    .find(({ text }) => {
      const said = stemsOf(text.replace(/\?.*$/, ""));
      return wanted.some(
        (stem) => said.includes(stem) && !ofAnyExamination.has(stem) && !unspecific.has(stem),
      );
    });
  return turn && { by: "named", turn, share: half };
}

/** A line that asks or examines names what only this item is about. */
function named(
  { turns }: Consultation,
  item: AskItem,
  keys: ReadonlySet<string>,
): FoundElsewhere | undefined {
  if (keys.size === 0 || item.kind === "ice") return undefined;
  const found = turns
    .filter(({ asked }) => asked <= mostAtOnce)
    .map((turn) => {
      const said = new Set(askingSentences(turn.text).flatMap((sentence) => stemsOf(sentence)));
      return { turn, shared: [...keys].filter((key) => said.has(key)).length };
    })
    .sort((a, b) => b.shared - a.shared || a.turn.number - b.turn.number)[0];
  if (!found || found.shared * 2 < keys.size || found.shared === 0) return undefined;
  const { turn } = found;
  return {
    by: "named",
    turn,
    share: found.shared === keys.size && !does(turn, "examination_request") ? 1 : half,
  };
}

/** The first of the places in which an item was met although the talk did not show it; `keys` are the words that only it is about. */
export function foundElsewhere(
  compiled: CompiledCase,
  consultation: Consultation,
  item: AskItem,
  keys: ReadonlySet<string>,
): FoundElsewhere | undefined {
  const medicine = namedMedicine(compiled, consultation, item);
  if (medicine) return { by: "medicine", turn: medicine, share: 1 };
  const seen = examined(compiled, consultation, item);
  if (seen?.share === 1) return seen;
  const asking = consultation.turns.filter(({ asked }) => asked > 0).length;
  const isCarded = asking >= fewestQuestions && isOnCard(compiled, item);
  const others = [
    heard(compiled, consultation, item, keys),
    askedAspect(compiled, consultation, item),
    namedInFull(consultation, item),
    named(consultation, item, keys),
    triedOut(consultation, item),
    seen,
    isCarded ? ({ by: "card", share: half } as const) : undefined,
  ].flatMap((one) => one ?? []);
  return [...others].sort((a, b) => b.share - a.share)[0];
}
