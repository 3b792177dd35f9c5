import type { AskItem, CompiledCase } from "@anamnesis/cases";
import { tokenise } from "@anamnesis/terminology";
import { does, type Consultation, type LearnerTurn } from "../encounter/consultation.ts";
import { stemOf } from "../encounter/stems.ts";

/*
 * Questions as they were put, whatever was answered. Each case keeps for each of its facts ways in which learners ask for
 * it; a question of the talk belongs to the fact whose ways it is nearest to, by the words that few facts share.
 */

interface Way {
  readonly fact: string;
  readonly stems: ReadonlySet<string>;
  readonly weight: number;
}

interface Ways {
  readonly all: readonly Way[];
  readonly byStem: ReadonlyMap<string, readonly Way[]>;
  readonly weightOf: (stem: string) => number;
}

const silent = new Set(
  "the a an is are was were am do does did have has had having you your yours he his him she hers her it its they them their to of in on at for with and or that this these those any some been be being i me my we our us can could would will shall should may might please now then so um er ok okay well just also ever at all there yeah yes right sir madam lot lots load loads much many very really quite anything something anyone know".split(
    " ",
  ),
);
const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    tokenise(text)
      .map(({ word }) => word)
      .filter((word) => !silent.has(word))
      .map((word) => stemOf(word)),
  );

/** Words by which questions are put; they say little of what is asked. */
const ofQuestions: ReadonlySet<string> = new Set(
  tokenise(
    "what how when where who why which like think feel come go get take last after day week month time long often hour",
  ).map(({ word }) => stemOf(word)),
);
const shareOfAQuestionWord = 0.4;

const waysByCase = new WeakMap<CompiledCase, Ways>();

function waysOf(compiled: CompiledCase): Ways {
  let ways = waysByCase.get(compiled);
  if (!ways) {
    const questions = new Map<string, string[]>();
    const put = (fact: string, text: string): void => {
      questions.set(fact, [...(questions.get(fact) ?? []), text]);
    };
    for (const { id, asked = [] } of compiled.facts) for (const text of asked) put(id, text);
    for (const { fact, question } of compiled.marking.ask) if (fact[0]) put(fact[0], question);
    const spread = new Map<string, number>();
    for (const texts of questions.values())
      for (const stem of stemsIn(texts.join(". "))) spread.set(stem, (spread.get(stem) ?? 0) + 1);
    const weightOf = (stem: string): number =>
      Math.log(1 + questions.size / (spread.get(stem) ?? questions.size)) *
      (ofQuestions.has(stem) ? shareOfAQuestionWord : 1);
    const all = [...questions].flatMap(([fact, texts]) =>
      texts.map((text) => {
        const stems = stemsIn(text);
        return { fact, stems, weight: sum(stems, weightOf) };
      }),
    );
    const byStem = new Map<string, Way[]>();
    for (const way of all)
      for (const stem of way.stems) {
        const list = byStem.get(stem);
        if (list) list.push(way);
        else byStem.set(stem, [way]);
      }
    ways = { all, byStem, weightOf };
    waysByCase.set(compiled, ways);
  }
  return ways;
}

const sum = (stems: Iterable<string>, weightOf: (stem: string) => number): number => {
  let total = 0;
  for (const stem of stems) total += weightOf(stem);
  return total;
};

/** From here on a question says what a way to ask says: mostly all of that, and little else. */
const same = 0.8;
const shareOfTheWay = 0.7;
/** Of several facts those count that come this close to the nearest. */
const tie = 0.02;
/** A question has at least so much weight in words that few facts share. */
const leastWeight = 1.7;

interface Match {
  readonly fact: string;
  readonly score: number;
}

/** The facts to which one question is nearest: the balance of what it says of a way to ask, and of what that way says of it. */
function nearestFacts(compiled: CompiledCase, question: string): readonly Match[] {
  const { byStem, weightOf } = waysOf(compiled);
  const said = stemsIn(question);
  const weight = sum(said, weightOf);
  const best = new Map<string, number>();
  for (const way of new Set([...said].flatMap((stem) => byStem.get(stem) ?? []))) {
    const shared = sum(
      [...way.stems].filter((stem) => said.has(stem)),
      weightOf,
    );
    if (shared < leastWeight) continue;
    const score = shareOfTheWay * (shared / way.weight) + (1 - shareOfTheWay) * (shared / weight);
    if (score > (best.get(way.fact) ?? 0)) best.set(way.fact, score);
  }
  const top = Math.max(0, ...best.values());
  return [...best]
    .filter(([, score]) => score >= same && score >= top - tie)
    .map(([fact, score]) => ({ fact, score }));
}

const invites =
  /\?|^(?:and |so |but |or |also |now |then |um,? |ok(?:ay)?,? )*(?:any|what|what['’]?s|when|where|who|how|how['’]?s|why|which|do|does|did|have|has|had|is|are|was|were|can|could|tell|anything|anyone|ever)\b/i;
const isBareList = /^\s*(?:and |or )?any(?:\s+\p{L}+){2,4}\s*$/iu;
/** One question of a line, and the parts into which a list of them falls. */
function questionsOf(text: string): readonly string[] {
  return text.split(/(?<=[?.!;\n])\s*/).flatMap((sentence) => {
    if (!invites.test(sentence.trim())) return [];
    const parts = sentence.split(/[,;:]| and (?!so\b)| or /i);
    // "Any fever cough or blood": a list whose commas were left out.
    const listed = parts.flatMap((part) => (isBareList.test(part) ? part.split(/\s+/) : []));
    return [sentence, ...parts, ...listed].filter((part) => part.trim() !== "");
  });
}

const heardIn = new WeakMap<Consultation, ReadonlyMap<string, LearnerTurn>>();

/** By fact, the line that asks for it most nearly. */
function asksOf(
  compiled: CompiledCase,
  consultation: Consultation,
): ReadonlyMap<string, LearnerTurn> {
  let found = heardIn.get(consultation);
  if (!found) {
    const scores = new Map<string, { readonly turn: LearnerTurn; readonly score: number }>();
    for (const turn of consultation.turns) {
      if (does(turn, "examination_request")) continue;
      for (const question of questionsOf(turn.text)) {
        const nearest = nearestFacts(compiled, question);
        // "What do you do for work?" was answered as what it was, and asks for nothing else that "work" may mean.
        const answered = nearest.filter(({ fact }) => turn.newFacts.includes(fact));
        for (const { fact, score } of answered.length > 0 ? answered : nearest)
          if (score > (scores.get(fact)?.score ?? 0)) scores.set(fact, { turn, score });
      }
    }
    found = new Map([...scores].map(([fact, { turn }]) => [fact, turn]));
    heardIn.set(consultation, found);
  }
  return found;
}

/** The line that asks for an item in one of the ways that its case knows; undefined where none comes near. */
export function askedInWords(
  compiled: CompiledCase,
  consultation: Consultation,
  item: AskItem,
): LearnerTurn | undefined {
  const asks = asksOf(compiled, consultation);
  return item.fact.flatMap((fact) => asks.get(fact) ?? []).sort((a, b) => a.number - b.number)[0];
}
