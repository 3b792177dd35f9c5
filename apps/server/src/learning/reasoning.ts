import type { ReasoningKind, ReportItem } from "@anamnesis/contract";

type Placed = Pick<ReportItem, "id" | "area" | "group" | "label" | "outcome" | "kind" | "isHarm">;

const ofGroup: Readonly<Record<string, ReasoningKind>> = {
  "History of presenting complaint": "history",
  Background: "history",
  "Red flags": "red-flags",
  "Pertinent negatives": "pertinent-negatives",
  "Ideas, concerns and expectations": "communication",
  Consultation: "communication",
  Economy: "communication",
  Examination: "examination",
  Diagnosis: "diagnosis",
  "Change of mind": "diagnosis",
  Reasoning: "justification",
  Alternatives: "justification",
  Investigations: "investigations",
  Needed: "treatment",
  "Also sensible": "treatment",
  Safety: "safety",
  Lifestyle: "follow-up",
  "Follow-up": "follow-up",
};
/** For a group that a later examiner may name. Both tables read reports of examiners before 2.0, which carry no kind. */
const ofArea: Readonly<Record<ReportItem["area"], ReasoningKind>> = {
  questioning: "history",
  diagnosis: "diagnosis",
  treatment: "treatment",
};

const harmfulTest = /\(harmful here\)$/;

/**
 * Whether an item says that the patient came to harm or into danger: an unsafe order, a dangerous diagnosis, a harmful
 * test, an emergency kept waiting. Waste, rudeness and what was merely left out are none.
 */
export const isHarm = (item: Placed): boolean => item.isHarm ?? wasHarm(item);

const wasHarm = ({ id, group, label, outcome }: Placed): boolean =>
  (outcome === "penalty" || outcome === "cap") &&
  (group === "Safety" ||
    id === "delay" ||
    id.startsWith("dangerous:") ||
    (group === "Investigations" && harmfulTest.test(label)));

/** The one kind of reasoning that an item of a report stands for. */
export const kindOf = (item: Placed): ReasoningKind =>
  isHarm(item) ? "safety" : (item.kind ?? ofGroup[item.group] ?? ofArea[item.area]);
