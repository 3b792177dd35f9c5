import type { MoveAct } from "../hear/moves.ts";
import type { Reading } from "../ground/ground.ts";
import type { DialogueAct } from "../understand/types.ts";

/** What a move is called by the examiner. */
const actOf: Readonly<Partial<Record<MoveAct, DialogueAct>>> = {
  ask: "question",
  open: "question",
  challenge: "question",
  greet: "greeting",
  consent: "consent",
  signpost: "signposting",
  private: "private_setting",
  empathise: "empathy",
  reassure: "reassurance",
  apologise: "apology",
  thank: "thanks",
  acknowledge: "acknowledgement",
  news: "explanation",
  explain: "explanation",
  plan: "explanation",
  offer: "explanation",
  instruct: "explanation",
  safetynet: "safety_netting",
  summary: "summary",
  repair: "correction",
  examine: "examination_request",
  goodbye: "closing",
  smalltalk: "small_talk",
  probe: "diagnosis_probe",
  rude: "rudeness",
  command: "role_break",
};

const isAsking = ({ move }: Reading): boolean => move.act === "ask" || move.act === "challenge";

/** Everything that a line does, for the examiner and for what it does to trust. */
export function actsOf(readings: readonly Reading[]): ReadonlySet<DialogueAct> {
  const acts = new Set<DialogueAct>();
  for (const { move, facts } of readings) {
    const act = actOf[move.act];
    if (act) acts.add(act);
    if (facts.some(({ topic }) => topic === "identity:name" || topic === "identity:dob_age"))
      acts.add("identity_check");
    if (move.act === "safetynet") acts.add("explanation");
    for (const worded of move.worded ?? []) acts.add(worded);
  }
  const asking = readings.filter(isAsking);
  if (asking.length > 1 || asking.some(({ facts }) => facts.length > 3))
    acts.add("multiple_questions");
  if (acts.size === 0) acts.add("acknowledgement");
  if (acts.has("closing")) acts.delete("greeting");
  return acts;
}
