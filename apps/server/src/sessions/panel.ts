import type { PanelLine, Patient, Session } from "@anamnesis/contract";
import type { ClinicTurn } from "./clinic.ts";
import type { ToldLine } from "./records.ts";

/** The left panel: what triage knew first, then what the patient has told, in the order of telling. */
export const panelOf = (patient: Patient, told: readonly ToldLine[]): Session["panel"] => {
  const triage = (texts: readonly string[], list: string): PanelLine[] =>
    texts.map((text, index) => ({
      id: `triage:${list}:${index}`,
      text,
      source: "triage",
      toldAt: null,
    }));
  const since = (list: ToldLine["list"]): PanelLine[] =>
    told
      .filter((line) => line.list === list)
      .map(({ id, text, toldAt }) => ({ id, text, source: "told", toldAt }));
  return {
    symptoms: [...triage(patient.symptoms, "symptoms"), ...since("symptoms")],
    history: [
      ...triage(patient.history === "" ? [] : [patient.history], "history"),
      ...since("history"),
    ],
  };
};

/** The told lines after a turn: those there were keep their time, new ones have `now`, reworded ones are replaced in place. */
export const addTold = (
  before: readonly ToldLine[],
  after: ClinicTurn["told"],
  now: Date,
): ToldLine[] => {
  const current = new Map(after.map((line) => [line.id, line]));
  const kept = before.flatMap((line) => {
    const same = current.get(line.id);
    return same ? [{ ...same, toldAt: line.toldAt }] : [];
  });
  const known = new Set(before.map(({ id }) => id));
  const added = after
    .filter(({ id }) => !known.has(id))
    .map((line) => ({ ...line, toldAt: now.toISOString() }));
  return [...kept, ...added];
};
