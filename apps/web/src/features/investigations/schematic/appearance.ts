import type { Picture } from "@anamnesis/contract";
import { investigationTexts as texts } from "@/texts/investigations.ts";
import type { Finding } from "./shade.ts";

/** How a finding looks, in plain words that leave its reading to the learner. */
const looks: Readonly<Record<string, string>> = {
  consolidation: "a hazy white patch",
  collapse: "a dense white wedge",
  effusion: "an even white area at the bottom that curves up at the edge",
  pneumothorax: "a black rim without lung markings, bounded by a thin white line",
  mass: "a round white shape",
  nodules: "several small round white spots",
  cavity: "a white ring with a black centre",
  oedema: "a diffuse change of brightness",
  interstitial: "a net of fine lines",
  hyperinflation: "long dark lungs over a flat diaphragm",
  cardiomegaly: "a heart shadow wider than half the chest",
  wide_mediastinum: "a broad central shadow",
  hilar_enlargement: "a full lung root",
  free_air: "a black crescent under the diaphragm",
  fracture: "a break in the line of a rib",
  steeple: "a windpipe that narrows to a point at the top",
  embolus: "a dark gap within a bright vessel",
  dissection: "a dark line across a bright vessel",
  pericardial_effusion: "a band of fluid around the heart",
  coronary_calcification: "bright flecks on the heart",
  subarachnoid_blood: "bright lines in the clefts around the centre",
  extradural_blood: "a bright lens against the skull",
  subdural_blood: "a bright crescent along the skull",
  intracerebral_blood: "a bright spot within the brain",
  infarct: "a dark wedge within the brain",
  hydrocephalus: "large dark chambers in the middle",
  midline_shift: "a middle line that is pushed aside",
  white_matter_lesions: "bright spots around the chambers",
  dilated_bowel: "wide loops of bowel filled with gas",
  free_fluid: "a dark pool low down",
  target: "rings within rings",
  inflamed_appendix: "a thick tube with hazy surroundings low down",
  gallstones: "bright stones under the liver",
  hydronephrosis: "a dark swollen centre of the kidney",
  stone: "a small bright dot",
  large_liver: "a liver that reaches low",
  large_spleen: "a spleen that reaches low",
  adnexal_mass: "a ring beside the womb",
  empty_uterus: "a womb with nothing in it",
  faecal_loading: "mottled shadows along the large bowel",
  wall_hypokinesia: "a stretch of wall that hardly moves, drawn dashed",
  lv_dilated: "a wide left ventricle",
  rv_dilated: "a wide right ventricle",
  lv_hypertrophy: "thick walls of the left ventricle",
  la_dilated: "a wide left atrium",
  vegetation: "a bright lump on a valve",
  thrombus: "a grey lump in the apex",
};

const sideText: Readonly<Record<Finding["side"], string>> = {
  left: "on the patient's left",
  right: "on the patient's right",
  both: "on both sides",
  midline: "",
};

/** What is seen, for those who cannot see the drawing. */
export function appearanceOf({ view, findings }: Picture): string {
  const seen = findings.map((finding) =>
    [looks[finding.kind] ?? "an unusual shape", sideText[finding.side]].filter(Boolean).join(" "),
  );
  return `${texts.views[view]}: ${seen.length === 0 ? "no unusual shape" : seen.join("; ")}.`;
}
