import type { Fact, PatientView } from "@anamnesis/cases";
import { topicById } from "@anamnesis/terminology";
import { truthOf } from "./lexicon/fact-index.ts";

export interface PanelLine {
  /** Fact id, so that a line is added once. */
  readonly id: string;
  readonly text: string;
}

export interface PanelLines {
  readonly symptoms: readonly PanelLine[];
  readonly history: readonly PanelLine[];
}

const historyTopics = new Set([
  "pmh",
  "surgeries",
  "hospitalisation",
  "medications",
  "med_adherence",
  "allergies",
  "immunisation",
  "family_history",
  "smoking",
  "alcohol",
  "drugs",
  "occupation",
  "travel",
  "pregnancy",
  "contraception",
  "menstrual",
]);

const upper = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const titled = (fact: Fact, text: string): string =>
  `${topicById(fact.topic)?.title ?? upper(fact.topic)}: ${text}`;

/** The line for a fact, when it is one that belongs on the panel. */
function lineOf(fact: Fact): string | undefined {
  if (fact.panel) return fact.panel;
  if (fact.isDefault || fact.attribute) return undefined;
  if (fact.topic.startsWith("symptom:")) {
    return !fact.item && truthOf(fact) === "yes" ? topicById(fact.topic)?.title : undefined;
  }
  if (fact.item || fact.is === "" || fact.is === "no" || fact.is === "yes") return undefined;
  return titled(fact, fact.is);
}

/**
 * What the left panel gains from the facts told so far (`told`: fact id → turn), oldest first: symptoms that are there, and
 * history.
 */
export function panelLines(view: PatientView, told: Readonly<Record<string, number>>): PanelLines {
  const lines = view.facts
    .filter((fact) => told[fact.id] !== undefined)
    .sort((a, b) => (told[a.id] ?? 0) - (told[b.id] ?? 0))
    .flatMap((fact) => {
      const text = lineOf(fact);
      return text ? [{ fact, line: { id: fact.id, text } }] : [];
    });
  const isSymptom = (fact: Fact): boolean =>
    fact.topic.startsWith("symptom:") || fact.topic === view.complaint;
  return {
    symptoms: lines.filter(({ fact }) => isSymptom(fact)).map(({ line }) => line),
    history: lines
      .filter(({ fact }) => !isSymptom(fact) && (historyTopics.has(fact.topic) || fact.panel))
      .map(({ line }) => line),
  };
}
