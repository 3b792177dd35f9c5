import type { AbsentSymptom } from "./symptom.ts";
import { belly, body, head, waterworks } from "./symptoms-limbs.ts";
import { chest, earNoseThroat, general } from "./symptoms-trunk.ts";

/** Wordings for every symptom of the terminology, by the name after `symptom:`. */
export const absentSymptoms: Readonly<Record<string, AbsentSymptom>> = {
  ...general,
  ...chest,
  ...earNoseThroat,
  ...belly,
  ...waterworks,
  ...head,
  ...body,
};
