import type { Stage } from "@anamnesis/contract";

/** Where a session stands, as a short status. */
export const stageLabels: Readonly<Record<Stage, string>> = {
  chat: "In consultation",
  tests: "Tests to order",
  final: "Final diagnosis to give",
  analysing: "Being analysed",
  analysed: "Completed",
};

/** The final diagnosis has been given: nothing more can be said, ordered or changed. */
export const isFinished = (stage: Stage): boolean => stage === "analysed" || stage === "analysing";
