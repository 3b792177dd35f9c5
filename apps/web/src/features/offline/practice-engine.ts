import { openConversation, panelLines, takeTurn, type DialogueState } from "@anamnesis/patient";
import { sampleView } from "@anamnesis/cases/sample";
import type { PanelLine, Patient } from "@anamnesis/contract";

/** The sample cardiac patient as triage would send them. */
function samplePatient(): Patient {
  const { id, person, triage, vitals, module } = sampleView;
  const [systolic = 150, diastolic = 95] = vitals.bloodPressure.split("/").map(Number);
  return {
    _id: id,
    name: person.name,
    age: person.age,
    ageText: person.ageText ?? String(person.age),
    gender: person.sex === "male" ? "Male" : "Female",
    mainDiseases: [...triage.mainDiseases],
    criticalFactors: [...triage.criticalFactors],
    symptoms: [...triage.symptoms],
    emotionalState: triage.emotionalState,
    history: triage.history,
    healthStatus: triage.healthStatus,
    vitals: {
      heartRate: vitals.heartRate,
      systolic,
      diastolic,
      temperatureC: vitals.temperatureC,
      respiratoryRate: vitals.respiratoryRate,
      spo2: vitals.spo2,
    },
    moduleId: module,
    level: "Beginner",
    informant: person.informant?.relation ?? null,
    createdAt: new Date(0).toISOString(),
  };
}

export interface PracticeTurn {
  readonly state: DialogueState;
  readonly reply: string;
  /** The patient's mood after it, in words. */
  readonly mood: string;
}

const moodOf = ({ mood }: { readonly mood: string }): string => mood.replaceAll("_", " ");

/** The patient's first words. */
function beginPractice(seed: number): PracticeTurn {
  const { state, reply } = openConversation(sampleView, seed);
  return { state, reply: reply.text, mood: moodOf(reply) };
}

/** One exchange with the patient engine, in this browser alone. */
function practiseTurn(
  state: DialogueState,
  text: string,
  said: readonly { readonly sender: "user" | "patient"; readonly text: string }[],
): PracticeTurn {
  const turn = takeTurn(
    sampleView,
    state,
    text,
    said.map((line) => ({
      speaker: line.sender === "user" ? ("learner" as const) : ("patient" as const),
      text: line.text,
    })),
  );
  return { state: turn.state, reply: turn.reply.text, mood: moodOf(turn.reply) };
}

const triageLines = (prefix: string, texts: readonly string[]): PanelLine[] =>
  texts.map((text, index) => ({
    id: `${prefix}-${index}`,
    text,
    source: "triage",
    toldAt: null,
  }));

/**
 * The left panel: what triage knew, and what the patient has told since. `timeOfTurn` gives the time of the reply in a turn.
 */
function practicePanel(
  state: DialogueState,
  timeOfTurn: (turn: number) => string,
): { symptoms: PanelLine[]; history: PanelLine[] } {
  const told = panelLines(sampleView, state.told);
  const line = ({ id, text }: { id: string; text: string }): PanelLine => ({
    id,
    text,
    source: "told",
    toldAt: timeOfTurn(state.told[id] ?? 0),
  });
  return {
    symptoms: [
      ...triageLines("triage-symptom", sampleView.triage.symptoms),
      ...told.symptoms.map(line),
    ],
    history: [
      ...triageLines("triage-history", [sampleView.triage.history]),
      ...told.history.map(line),
    ],
  };
}

/** The patient engine with the sample case; one chunk of its own, loaded only when a session cannot be started. */
export const practiceEngine = { samplePatient, beginPractice, practiseTurn, practicePanel };
export type PracticeEngine = typeof practiceEngine;
