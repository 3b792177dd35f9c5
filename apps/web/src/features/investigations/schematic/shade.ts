import type { Picture } from "@anamnesis/contract";

export type Finding = Picture["findings"][number];
type Side = "left" | "right";

/** Greys of a schematic, from air to metal; the same in both themes, as a film is. */
export const shade = {
  air: "#05070a",
  lung: "#171d25",
  soft: "#59626e",
  fluid: "#c9d0d8",
  solid: "#aab3be",
  bone: "#e6eaef",
  blood: "#f4f6f8",
  dark: "#2b323b",
} as const;

/** The patient's own sides that a finding is drawn on. */
export const sidesOf = ({ side }: Finding): readonly Side[] =>
  side === "both" ? ["left", "right"] : side === "midline" ? [] : [side];

/** The picture shows the patient from the front or from the feet: their left is on the reader's right. */
export const towards = (side: Side): 1 | -1 => (side === "left" ? 1 : -1);

export const scaleOf = ({ size }: Finding): number =>
  size === "small" ? 0.65 : size === "large" ? 1.45 : 1;

export const has = (findings: readonly Finding[], kind: string): Finding | undefined =>
  findings.find((finding) => finding.kind === kind);
