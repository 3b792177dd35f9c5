import type { Fact, PatientView } from "@anamnesis/cases";
import { findDrugs } from "@anamnesis/terminology";
import type { DialogueState } from "../dialogue.ts";
import type { Move } from "../hear/moves.ts";
import { indexOf, textsOf, truthOf } from "../lexicon/fact-index.ts";
import { stem } from "../understand/normalise.ts";
import type { Reading } from "./ground.ts";
import { topicsOf } from "./topics.ts";

/** What a question takes for granted and this person has not: the fact that denies it, or nothing that speaks of it. */
export interface Presumed {
  readonly denial?: Fact;
  /** What it is that they have not, where nothing of the case says so. */
  readonly matter?: "drug" | "thing";
}

/** Whom or what the ranking is so sure of was asked after. */
const surelyMeant = 0.8;
const fairlyMeant = 0.6;
/** A word that could be anything's name has at least so many letters. */
const leastLetters = 3;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
/** All that is said of a fact, and what it goes by. */
const namedIn = (fact: Fact): readonly string[] => [...textsOf(fact), ...fact.words];

const denies = /\b(?:no|not|never|none|nobody|nothing|neither|without|\w+n['’]t)\b/i;

interface Own {
  /** Stems of all that this person says and is. */
  readonly stems: ReadonlySet<string>;
  /** Facts that deny whatever they name by a stem, where nothing else that is said names it. */
  readonly denied: ReadonlyMap<string, Fact>;
}
const owns = new WeakMap<PatientView, Own>();

function ownOf(view: PatientView): Own {
  const kept = owns.get(view);
  if (kept) return kept;
  const told = view.facts.filter(({ isDefault, topic }) => !isDefault || topic === "other");
  const texts = [
    ...told.flatMap(namedIn),
    ...view.opening.complaint,
    ...view.opening.more.flatMap(({ say }) => say),
    ...Object.values(view.triage).flat().map(String),
    ...Object.values(view.person).map(String),
  ];
  const affirmed = new Set<string>();
  const denied = new Map<string, Fact>();
  for (const fact of told)
    for (const sentence of namedIn(fact)
      .slice(1)
      .flatMap((text) => text.split(/(?<=[.!?;])\s+/))) {
      const isNo = denies.test(sentence);
      for (const one of wordsIn(sentence).map(stem))
        if (!isNo) affirmed.add(one);
        else if (!denied.has(one)) denied.set(one, fact);
    }
  for (const one of affirmed) denied.delete(one);
  const made = { stems: new Set(texts.flatMap(wordsIn).map(stem)), denied };
  owns.set(view, made);
  return made;
}

const takers = new WeakMap<PatientView, ReadonlyMap<string, readonly Fact[]>>();

/** Facts in which a medicine is named, by its id; worked out once one is asked after. */
function drugsOf(view: PatientView): ReadonlyMap<string, readonly Fact[]> {
  const kept = takers.get(view);
  if (kept) return kept;
  const drugs = new Map<string, Fact[]>();
  for (const fact of view.facts)
    for (const id of new Set(findDrugs(namedIn(fact).join(" . ")).map((one) => one.id)))
      drugs.set(id, [...(drugs.get(id) ?? []), fact]);
  takers.set(view, drugs);
  return drugs;
}

/** Words that everybody has, does or is asked of, and no possession of anybody's. */
const common = new Set(
  (
    "pain aches symptom symptoms problem problems trouble illness condition body health life mind feeling feelings sense question questions answer answers story history record records notes file name names " +
    "surname address birthday first second third last next other same whole main worst best usual normal time times moment minute minutes hour hours days night nights morning afternoon evening week weeks month months year years today " +
    "weekend start beginning middle rest kind sort type thing things word words place side part parts point way ways reason cause doctor doctors nurse nurses ambulance paramedics crew hospital clinic surgery practice ward room " +
    "appetite weight height sleep mood energy bowels bladder water waterworks urine stool stools poos breath breathing voice speech vision sight eyes hearing ears nose mouth throat tongue teeth neck head face hair skin chest heart lungs tummy stomach belly " +
    "abdomen back spine shoulder shoulders arms hands fingers legs knees feet toes ankles hips groin blood pressure pulse temperature temp oxygen sugar sugars test tests result results scan scans tablets tablet medicine medicines medication medications treatment dose doses " +
    "home house work school family parents mother father mum dad friends people person anybody everybody somebody whatever something anything everything nothing pills drugs allergies periods period cycle diet food meals exercise activity job jobs car eye ear arm leg hip toe jaw gut bag bed way age end one ones two ten pee wee poo lot bit all big fact left right drip ward notes desk staff team boss line list plan pills hand foot lung tube mask idea"
  )
    .split(" ")
    .map(stem),
);

/** "Your pacemaker", "the chemotherapy", "which of your brothers", "when you were stabbed". */
const takenFor =
  /\b(?:your|his|her|the)\s+(?:(?:first|second|old|new|own|last|two|three|other|little|big|eldest|youngest)\s+)?(\w+)(?:\s+(\w+))?|\bwhen (?:you|he|she) (?:were|was|had|went|got) (?:(?:in|to|on|a|an|the|your) )?(\w+)|\bhow (?:much|many) (\w+)/g;

const circumstance = /^\W*(?:(?:and|so|but)\s+)?(?:when|since|after|before|while)\b/i;
/** Whether a move may take something for granted: a question, or the circumstance of one. */
export const mayPresume = ({ act, words }: Move): boolean =>
  act === "ask" || act === "challenge" || (act === "acknowledge" && circumstance.test(words));

/** What nobody who speaks of it can mean in this case; undefined where the question takes nothing for granted that is not so. */
export function presumedIn(
  view: PatientView,
  state: DialogueState,
  reading: Reading,
): Presumed | undefined {
  const { move, facts, confidence } = reading;
  const words = move.words.toLowerCase();
  const own = ownOf(view);
  const spoken = new Set(
    facts
      .flatMap((fact) => [...namedIn(fact), ...(fact.asked ?? [])])
      .flatMap(wordsIn)
      .map(stem),
  );
  for (const { id, kind, negated, text } of findDrugs(move.words)) {
    if (negated || kind !== "drug" || wordsIn(text).every((word) => spoken.has(stem(word))))
      continue;
    const known = drugsOf(view).get(id) ?? [];
    if (known.length === 0) return { matter: "drug" };
    if (known.every((fact) => truthOf(fact) === "no") && known[0]) return { denial: known[0] };
  }
  const [only] = facts;
  if (move.act === "acknowledge" && only && confidence > fairlyMeant && truthOf(only) === "no")
    return { denial: only };
  if (confidence > surelyMeant || move.members.length > 0) return undefined;
  if (!move.isClosed) {
    const topics = new Set(facts.map(({ topic }) => topic));
    for (const topic of topicsOf(move.tokens, state).named) {
      if (!topic.startsWith("symptom:") || topics.has(topic)) continue;
      const root = indexOf(view).root(topic);
      const isHad = view.facts.some((fact) => fact.topic === topic && fact.polarity === "present");
      if (root && !isHad && truthOf(root) === "no") return { denial: root };
    }
  }
  for (const [, first = "", second = "", done = "", counted = ""] of words.matchAll(takenFor))
    for (const word of [first, second, done, counted]) {
      const one = stem(word);
      if (word.length < leastLetters || common.has(one) || spoken.has(one)) continue;
      const denial = own.denied.get(one);
      if (denial) return { denial };
      // What was mended on hearing is a slip of the pen, and nobody's possession.
      if (own.stems.has(one) || !move.tokens.includes(word)) continue;
      if (word === second && own.stems.has(stem(first))) continue;
      return {};
    }
  return undefined;
}
