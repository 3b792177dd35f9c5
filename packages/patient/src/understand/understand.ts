import { isSymptom } from "@anamnesis/terminology";
import { dialogueActsOf } from "./acts.ts";
import { asksFrom, sideComplaint } from "./asks.ts";
import { chooseTopics, greetsToo, isSaid, relevant } from "./combine.ts";
import type { Reading } from "./combine.ts";
import { noState, readState, stateAfterReply } from "./context.ts";
import type { DialogueState, StateReader } from "./context.ts";
import { features } from "./features.ts";
import {
  createLexicon,
  findMentions,
  namedTopics,
  topicOfSlot,
  withVocabulary,
} from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";
import { calibrate, createModel } from "./model.ts";
import type { UnderstandingWeights } from "./model.ts";
import { fluent, foldText, rawWords } from "./normalise.ts";
import { segment } from "./segment.ts";
import type { Clause } from "./segment.ts";
import { spellingOf, type AlignedCorrector } from "./spelling.ts";
import { correctedText, meantAsk } from "./correction.ts";
import type { Ask, CaseVocabulary, Understand, UnderstandInput, Understanding } from "./types.ts";

/** Confidence from which the patient answers, and from which it offers its best readings. */
const answerFrom = 0.72;
const offerFrom = 0.3;

interface Engine {
  readonly lexicon: Lexicon;
  readonly correct: (words: readonly string[]) => string[];
  /** Turns already read, by the state they were read in: what was said before is read again with every turn. */
  readonly read: Map<string, readonly Reading[]>;
}

/** Most turns that are kept read. */
const keptTurns = 400;

/** Longest text that is read; what is beyond it is left out. */
const readable = 4000;

/** Makes `understand` from trained weights. The result is pure: no clock, no randomness. */
export function createUnderstanding(weights: UnderstandingWeights): Understand {
  const model = createModel(weights);
  const spelling = spellingOf(weights);
  const flat = (each: AlignedCorrector) => (words: readonly string[]) => each(words).flat();
  const base: Engine = {
    lexicon: createLexicon(weights.lexicon),
    correct: flat(spelling()),
    read: new Map(),
  };
  const engines = new WeakMap<CaseVocabulary, Engine>();

  const engineFor = (vocabulary: CaseVocabulary | undefined): Engine => {
    if (!vocabulary) return base;
    const kept = engines.get(vocabulary);
    if (kept) return kept;
    const toWords = (text: string): string[] => rawWords(foldText(text));
    const own = vocabulary.entries.flatMap((entry) => entry.words.flatMap(toWords));
    const made = {
      lexicon: withVocabulary(base.lexicon, vocabulary, toWords),
      correct: flat(spelling(own)),
      read: new Map<string, readonly Reading[]>(),
    };
    engines.set(vocabulary, made);
    return made;
  };

  const read = (clause: Clause, engine: Engine, state: DialogueState): Reading => {
    const found = findMentions(clause.words, engine.lexicon);
    const view = {
      words: clause.words,
      mentions: found.topics,
      slots: found.slots,
      focus: state.topic,
    };
    const scores = model.predict(features(view, engine.lexicon), state.topic);
    const ranked = bestOf(scores).map((id) => [model.classes[id] ?? "", scores[id] ?? 0] as const);
    const mentions = found.topics.filter((mention) => !clause.excluded.includes(mention.text));
    const chosen = chooseTopics(ranked, mentions, clause.words);
    const isOfDetail = chosen[0] !== ranked[0]?.[0];
    const confidence = (isOfDetail ? [...chosen, ranked[0]?.[0] ?? ""] : chosen).reduce(
      (sum, topic) => sum + (scores[model.idOf(topic)] ?? 0),
      0,
    );
    const isBare = found.topics.length === 0 && clause.words.length <= 8;
    return {
      clause,
      ranked,
      mentions,
      slots: found.slots,
      chosen,
      fromContext: isBare && state.topic !== undefined,
      confidence,
    };
  };

  const readAll = (text: string, engine: Engine, state: DialogueState): readonly Reading[] => {
    const key = `${state.topic ?? ""} ${state.target ?? ""} ${text}`;
    const kept = engine.read.get(key);
    if (kept) return kept;
    const readings: Reading[] = [];
    let current = state;
    for (const clause of segment(text.slice(0, readable), engine.correct)) {
      const reading = read(clause, engine, current);
      readings.push(reading);
      current = afterReading(reading, current);
    }
    if (engine.read.size >= keptTurns) engine.read.clear();
    engine.read.set(key, readings);
    return readings;
  };

  const stateOf = (input: UnderstandInput, engine: Engine): DialogueState => {
    const reader: StateReader = {
      asksOf: (text, state) => asksFrom(relevant(readAll(text, engine, state)), state),
      namedBy: (text) => {
        const words = engine.correct(fluent(rawWords(foldText(text.slice(0, readable)))));
        return namedTopics(words, engine.lexicon);
      },
    };
    const { focus, context } = input;
    return focus && (focus.target !== undefined || focus.lastAsks.length > 0)
      ? stateAfterReply(focus, context, reader)
      : readState(context, reader);
  };

  return (input) => {
    const engine = engineFor(input.vocabulary);
    const state = input.context.length > 0 || input.focus ? stateOf(input, engine) : noState;
    const corrected = correctedText(input.text);
    const readings = readAll(corrected ?? input.text, engine, state);
    const kept = relevant(readings);
    const meant = corrected === undefined ? undefined : meantAsk(readings, state);
    const asks = (meant ? [meant] : asksFrom(kept, state)).map((ask) => ({
      ...ask,
      confidence: calibrate(ask.confidence, weights.calibration),
    }));
    return conclude(input.text, readings, kept, asks);
  };
}

/** Places of the six highest scores, highest first; of equals the earlier one. */
function bestOf(scores: ArrayLike<number>): readonly number[] {
  const best: number[] = [];
  for (let id = 0; id < scores.length; id += 1) {
    const score = scores[id] ?? 0;
    let at = best.length;
    while (at > 0 && score > (scores[best[at - 1] ?? 0] ?? 0)) at -= 1;
    if (at < 6) {
      best.splice(at, 0, id);
      best.length = Math.min(best.length, 6);
    }
  }
  return best;
}

/** Focus for the next clause of the same turn. */
function afterReading(reading: Reading, state: DialogueState): DialogueState {
  const topic = reading.chosen[0];
  const complaint = reading.mentions
    .map((mention) => mention.topic)
    .find((one) => one !== undefined && isSymptom(one));
  if (complaint !== undefined) return { ...state, topic: complaint, target: complaint };
  if (topic !== undefined && !isSaid(topic) && reading.clause.isQuestion) {
    return { ...state, topic, target: isSymptom(topic) ? topic : state.target };
  }
  const brought = reading.slots
    .map((slot) => slot.topic ?? topicOfSlot[slot.kind])
    .find((one) => one !== undefined);
  if (brought !== undefined) return { ...state, topic: brought };
  return topic === undefined || isSaid(topic) || reading.confidence < 0.5
    ? state
    : { ...state, topic, target: isSymptom(topic) ? topic : state.target };
}

function conclude(
  text: string,
  readings: readonly Reading[],
  kept: readonly Reading[],
  asks: readonly Ask[],
): Understanding {
  const confidence = asks[0]?.confidence ?? 0;
  const band = confidence >= answerFrom ? "answer" : confidence >= offerFrom ? "offer" : "again";
  const topics = [
    ...new Set([
      ...asks.map((ask) => ask.topic),
      ...kept.flatMap(sideComplaint),
      ...(greetsToo(readings, kept) ? ["greeting_intro"] : []),
    ]),
  ];
  const alternatives = [
    ...new Set(kept.flatMap((reading) => reading.ranked.slice(0, 3).map(([topic]) => topic))),
  ]
    .filter((topic) => !isSaid(topic))
    .slice(0, 3);
  const acts = dialogueActsOf(text, readings, kept, asks);
  if (acts.includes("role_break") || (acts.includes("diagnosis_probe") && band !== "answer")) {
    return {
      topics: ["other"],
      asks: [],
      acts,
      confidence: 0.9,
      band: "answer",
      alternatives: [],
    };
  }
  return {
    topics: band === "again" ? [] : topics,
    asks: band === "again" ? [] : asks.filter((ask) => !isSaid(ask.topic)),
    acts,
    confidence,
    band,
    alternatives: band === "offer" ? alternatives : [],
  };
}
