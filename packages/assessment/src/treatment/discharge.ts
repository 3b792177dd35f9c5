import type { CompiledCase } from "@anamnesis/cases";
import type { Order, Plan } from "./prescriptions.ts";

/** What is done in hospital; a patient who needs one of these now is not sent home. */
const inpatient =
  /^(?:admission|icu_referral|cardiac_monitoring|primary_pci|thrombolysis|thrombectomy|surgical_referral|neurosurgery_referral|laparoscopic_salpingectomy|aortic_surgery|gynaecology_referral|emergency_transfer|blood_transfusion|intubation|chest_drain|plasma_exchange|dialysis|crisis_team|iv_fluids|endoscopic_haemostasis|coiling\w*)$/;
const sentHome =
  /^(?:discharged?(?: home)?|sen[dt] home|home treatment|treat at home|manage at home|go home|allow home|let home|home today|home tonight|discharge(?:d)? today|home with \p{L}+)$/iu;

/** Orders that send a patient home now who, by the rubric, needs a hospital; none where the plan keeps them in as well. */
export function unsafeDischarge(
  compiled: CompiledCase,
  plan: Plan,
  isDanger = false,
): readonly Order[] {
  const { needed, acceptable, harmful } = compiled.marking.treatment;
  const isJudged = [...needed, ...acceptable, ...harmful].some(({ anyOf }) =>
    anyOf.includes("ambulatory_care"),
  );
  const needsHospital = needed.some(
    ({ anyOf, weight }) => weight >= 2 && anyOf.some((id) => inpatient.test(id)),
  );
  // Whoever is in danger as the talk ends goes home by no rubric.
  if (!isDanger && (isJudged || !(needsHospital || compiled.marking.urgency))) return [];
  const isKept = plan.orders.some(
    (order) => order.from !== "reasoning" && order.id !== "iv_fluids" && inpatient.test(order.id),
  );
  if (isKept) return [];
  return plan.orders.filter(
    (order) =>
      order.id === "ambulatory_care" &&
      !order.isLater &&
      order.from !== "reasoning" &&
      order.from !== "initial" &&
      sentHome.test(order.words ?? ""),
  );
}
