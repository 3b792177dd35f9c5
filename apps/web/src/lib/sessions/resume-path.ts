import type { SessionSummary } from "@anamnesis/contract";

/** The screen on which a session goes on from where the person stopped; the analysis of one that is complete. */
export function resumePath(
  session: Pick<SessionSummary, "_id" | "stage"> & { patient: { _id: string } },
): string {
  switch (session.stage) {
    case "chat":
      return `/simulation/${encodeURIComponent(session.patient._id)}`;
    case "tests":
    case "final":
      return `/tests/${session._id}`;
    case "analysing":
    case "analysed":
      return `/analysis/${session._id}`;
  }
}
