import type { Fact } from "@anamnesis/cases";
import { findDiagnoses } from "@anamnesis/terminology";
import type { Ask } from "../understand/types.ts";
import { isTellable, truthOf } from "./fact-index.ts";
import { speaksOf } from "./matching.ts";
import type { Situation } from "./situation.ts";

/** The fact that the understanding itself recognised by the case's own words. */
export function recognised(situation: Situation, ask: Ask): Fact | undefined {
  return ask.slots
    .map((slot) => (slot.id ? situation.index.get(slot.id) : undefined))
    .find((fact) => fact !== undefined && fact.topic === ask.topic && isTellable(fact));
}

/** From here on what was understood stands against a word of the case that points elsewhere. */
const certain = 0.9;

const ofKin =
  /\b(famil\w+|relatives?|relations?|mother|mum|mam|father|dad|parents?|brothers?|sisters?|siblings?|gran\w*|nan|uncles?|aunts?|cousins?|anyone|anybody|runs? in)\b/i;

/** "The pain in your side", by the case's own words something that is there, where the topic understood is not. */
export function recognisedElsewhere(situation: Situation, ask: Ask): Fact | undefined {
  const { index } = situation;
  const root = index.root(ask.topic);
  const known = ask.slots
    .map((slot) => (slot.id ? index.get(slot.id) : undefined))
    .find((fact) => fact !== undefined && isTellable(fact));
  const isOfFamily = known?.topic === "family_history" && ask.topic !== "family_history";
  if (isOfFamily && !ofKin.test(situation.text)) return undefined;
  const isFollowOn = /^\W*(and|or|what about|how about)\b/i.test(situation.text);
  if (known?.item && isFollowOn && known.topic === situation.state.focus.target) return known;
  if (ask.topic.startsWith("ice:")) return undefined;
  if (!ask.topic.startsWith("symptom:")) {
    const isKin = ask.slots.some((slot) => slot.kind === "relative" && slot.id === known?.id);
    return root?.isDefault || (isKin && root && known && !speaksOf(root, known.item ?? ""))
      ? known
      : undefined;
  }
  const illness = ask.slots
    .filter((slot) => slot.kind === "condition" && findDiagnoses(slot.text).length > 0)
    .map((slot) => (slot.id ? index.get(slot.id) : undefined))
    .find((fact) => fact?.topic === "pmh" && isTellable(fact));
  if (illness) return illness;
  const items = ask.slots
    .filter((slot) => slot.kind === "case_word")
    .sort((a, b) => b.text.length - a.text.length)
    .map((slot) => (slot.id ? index.get(slot.id) : undefined))
    .filter((fact): fact is Fact => fact?.item !== undefined && isTellable(fact));
  const isOfRoot = root !== undefined && !root.isDefault && speaksOf(root, ask.words);
  const { focus } = situation.state;
  const isSure = ask.confidence >= certain;
  const near = isSure ? [focus.target] : [focus.target, situation.view.complaint];
  const item = isOfRoot
    ? undefined
    : items.find(
        (fact) =>
          (root?.isDefault === true && (!isSure || fact.topic === focus.target)) ||
          (!isSure && near.includes(fact.topic)),
      );
  if (item) return item;
  if (root && !root.isDefault) return undefined;
  return ask.slots
    .filter((slot) => slot.kind === "case_word")
    .map((slot) => (slot.id ? index.get(slot.id) : undefined))
    .find(
      (fact) =>
        fact !== undefined &&
        !fact.item &&
        fact.topic.startsWith("symptom:") &&
        truthOf(fact) !== "no" &&
        isTellable(fact),
    );
}
