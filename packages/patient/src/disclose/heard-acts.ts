import type { DialogueAct, Understanding } from "../understand/types.ts";

const actOfTopic: Readonly<Record<string, DialogueAct>> = {
  greeting_intro: "greeting",
  consent_signpost: "consent",
  summarising: "summary",
  empathy: "empathy",
  explanation_plan: "explanation",
  closing: "closing",
  acknowledgement: "acknowledgement",
  other: "small_talk",
};

const introduces =
  /\b(my name(?:'s| is)|i'?m (?:dr|doctor|a |an |one of|the )|i am (?:dr|doctor|a |an |one of|the )|this is (?:dr|doctor))/i;

/** The acts of an utterance, those included that its topics are: an empathy statement is an act, whichever way it was found. */
export function actsOf(heard: Understanding, text: string): ReadonlySet<DialogueAct> {
  const acts = new Set<DialogueAct>(heard.acts);
  for (const topic of heard.topics) {
    const act = actOfTopic[topic];
    if (act) acts.add(act);
  }
  if (
    introduces.test(text) &&
    (acts.has("greeting") || /\b(dr|doctor|student|nurse)\b/i.test(text))
  ) {
    acts.add("introduction");
  }
  if (/\bthank(s| you)\b/i.test(text)) acts.add("thanks");
  // What somebody thinks is wrong is asked of the patient as a person, not to make the patient tell the solution.
  if (heard.asks.some((ask) => ask.topic.startsWith("ice:")) && !acts.has("role_break")) {
    acts.delete("diagnosis_probe");
  }
  return acts;
}
