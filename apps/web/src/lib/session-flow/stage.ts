import type { Session, Stage } from "@anamnesis/contract";

type Staged = Pick<Session, "_id" | "stage"> & { patient: Pick<Session["patient"], "_id"> };

/** Where a session goes on. */
export function pathOfStage({ _id, stage, patient }: Staged): string {
  switch (stage) {
    case "chat":
      return `/simulation/${patient._id}`;
    case "tests":
      return `/tests/${_id}`;
    case "final":
      return `/diagnosis/final/${_id}`;
    case "analysing":
    case "analysed":
      return `/analysis/${_id}`;
  }
}

/** What is still open, as a short status. */
export const stageLabels: Readonly<Record<Stage, string>> = {
  chat: "In consultation",
  tests: "Tests to order",
  final: "Final diagnosis to give",
  analysing: "Being analysed",
  analysed: "Completed",
};

export const isFinished = (stage: Stage): boolean => stage === "analysed" || stage === "analysing";
