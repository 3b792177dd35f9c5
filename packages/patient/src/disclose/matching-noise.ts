import { topicById } from "@anamnesis/terminology";
import type { Fact } from "@anamnesis/cases";
import { conceptsOf, contentWords } from "./concepts.ts";

/** Words that ask for a topic as a whole, and so point at none of its items. */
const asking: Readonly<Record<string, string>> = {
  allergies: "allergy allergic allergies reaction drug medicine food",
  medications:
    "medication medicine tablet drug pill prescription prescribed taking regular long term daily",
  pmh: "condition illness disease medical health problem diagnosed long term chronic",
  surgeries: "operation surgery procedure",
  family_history: "family relative run parents",
  smoking: "smoke smoking smoker cigarette tobacco",
  alcohol: "alcohol drink drinking drinker",
  drugs: "drug recreational substance",
  occupation: "work job living",
  "symptom:headache": "head headache",
  "symptom:chest_pain": "chest",
  "symptom:abdominal_pain": "belly tummy stomach",
  "symptom:back_pain": "back",
  "symptom:cough": "cough",
  "symptom:dyspnoea": "breath breathing",
  "symptom:visual": "vision visual sight eyes see seeing change changes",
  diet: "eat eating eats food meal meals day days typical normal normally usual usually most week",
  driving: "drive drives driving driver car wheel",
  functional_status: "manage managing cope walk walking yourself independent usual normally",
  exercise: "exercise active sport walk walking",
  travel: "travel travelled abroad away holiday",
};

interface Noise {
  readonly words: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
}
const noises = new Map<string, Noise>();
const noisesOfRoot = new WeakMap<Fact, Map<string, Noise>>();

/** What a question about a topic says anyway: it tells none of the topic's items from another. */
export function noiseOf(topic: string, root: Fact | undefined): Noise {
  if (!root) return noiseIn(topic, undefined);
  const own = noisesOfRoot.get(root) ?? new Map<string, Noise>();
  noisesOfRoot.set(root, own);
  const known = own.get(topic) ?? noiseIn(topic, root);
  own.set(topic, known);
  return known;
}

function noiseIn(topic: string, root: Fact | undefined): Noise {
  const source = [
    topic.replace(/^.*:/, "").replaceAll("_", " "),
    topicById(topic)?.title ?? "",
    asking[topic] ?? "",
    ...(root?.words ?? []),
  ].join(" . ");
  const known = noises.get(source);
  if (known) return known;
  const noise = { words: contentWords(source), concepts: conceptsOf(source) };
  noises.set(source, noise);
  return noise;
}
