import type { ReportItem } from "@anamnesis/contract";

export type About = NonNullable<ReportItem["about"]>;

/** Beginnings of the ids by which examiners before 2.1 told what an item marks. */
const ofIds: Readonly<Record<string, About>> = {
  ask: "question",
  exam: "examination",
  process: "manner",
  "final-diagnosis": "diagnosis",
  dangerous: "dangerous-diagnosis",
  finding: "finding",
  alternatives: "alternatives",
  grounds: "reasoning",
  move: "reasoning",
  test: "test",
  treatment: "treatment",
  lifestyle: "lifestyle",
  "follow-up": "follow-up",
  harm: "harm",
  duplicate: "harm",
  overdose: "harm",
};

/** What an item marks, and which one of its sort; read out of the id where an older report does not say. */
export const aboutOf = ({
  id,
  about,
  ref,
}: Pick<ReportItem, "id" | "about" | "ref">): { readonly about: About; readonly ref: string } => {
  if (about !== undefined) return { about, ref: ref ?? "" };
  const at = id.indexOf(":");
  const family = at < 0 ? id : id.slice(0, at);
  return { about: ofIds[family] ?? "whole", ref: at < 0 ? "" : id.slice(at + 1) };
};
