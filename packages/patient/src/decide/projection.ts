import type { TopicId } from "@anamnesis/terminology";
import type { Reading } from "../ground/ground.ts";
import type { Ask } from "../understand/types.ts";

/** Topics that stand for a thing done and not for a fact. */
const topicOfAct: Readonly<Record<string, TopicId>> = {
  greet: "greeting_intro",
  consent: "consent_signpost",
  signpost: "consent_signpost",
  private: "consent_signpost",
  empathise: "empathy",
  reassure: "empathy",
  summary: "summarising",
  news: "explanation_plan",
  explain: "explanation_plan",
  plan: "explanation_plan",
  offer: "explanation_plan",
  instruct: "explanation_plan",
  safetynet: "explanation_plan",
  goodbye: "closing",
  acknowledge: "acknowledgement",
  examine: "examination",
  questions: "anything_else",
  smalltalk: "other",
  command: "other",
  nonsense: "other",
  rude: "other",
  probe: "other",
};

const formOf = ({ move }: Reading): Ask["form"] =>
  move.act === "open" ? "open" : move.isClosed ? "closed" : "open";

/** What the examiner and the API are told of the same readings that were answered: the asks, fact by fact. */
export function asksOf(readings: readonly Reading[]): Ask[] {
  return readings.flatMap((reading): Ask[] => {
    const { move, facts, confidence } = reading;
    const common = {
      slots: [],
      form: formOf(reading),
      confidence: Number(confidence.toFixed(3)),
      words: move.words.toLowerCase(),
      fromContext: false,
    };
    if (move.act === "open") {
      const topic = move.opens ?? "elaborate";
      return [{ ...common, topic }];
    }
    if (move.act === "examine") return [{ ...common, topic: "examination" }];
    if (move.act !== "ask" && move.act !== "challenge") return [];
    const named = facts.filter(({ topic }) => topic !== "other");
    const seen = new Set<string>();
    return named.flatMap((fact): Ask[] => {
      const topic: TopicId = fact.attribute ? `hpc:${fact.attribute}` : fact.topic;
      const key = `${topic} ${fact.attribute ? fact.topic : ""}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [
        {
          ...common,
          topic,
          ...(fact.attribute ? { attribute: fact.attribute, target: fact.topic } : {}),
        },
      ];
    });
  });
}

/** Topics of a line, what is asked first and what is done after it. */
export function topicsIn(readings: readonly Reading[], asks: readonly Ask[]): TopicId[] {
  return [
    ...new Set([
      ...asks.map(({ topic }) => topic),
      ...readings.flatMap(({ move }) => topicOfAct[move.act] ?? []),
    ]),
  ];
}
