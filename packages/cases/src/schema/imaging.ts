import { z } from "zod";

/** The schematics that can be drawn. */
export const imagingViews = [
  "chest_frontal",
  "chest_axial",
  "head_axial",
  "abdomen_frontal",
  "heart_four_chamber",
] as const;
export type ImagingView = (typeof imagingViews)[number];

/** What can be drawn in each view; the drawing shows it, the report names it. */
export const imagingKinds = {
  chest_frontal: [
    "consolidation",
    "collapse",
    "effusion",
    "pneumothorax",
    "mass",
    "nodules",
    "cavity",
    "oedema",
    "interstitial",
    "hyperinflation",
    "cardiomegaly",
    "wide_mediastinum",
    "hilar_enlargement",
    "free_air",
    "fracture",
    "steeple",
  ],
  chest_axial: [
    "consolidation",
    "effusion",
    "pneumothorax",
    "mass",
    "nodules",
    "embolus",
    "dissection",
    "pericardial_effusion",
    "coronary_calcification",
  ],
  head_axial: [
    "subarachnoid_blood",
    "extradural_blood",
    "subdural_blood",
    "intracerebral_blood",
    "infarct",
    "mass",
    "oedema",
    "hydrocephalus",
    "midline_shift",
    "white_matter_lesions",
  ],
  abdomen_frontal: [
    "free_air",
    "dilated_bowel",
    "free_fluid",
    "target",
    "inflamed_appendix",
    "gallstones",
    "hydronephrosis",
    "stone",
    "mass",
    "large_liver",
    "large_spleen",
    "adnexal_mass",
    "empty_uterus",
    "faecal_loading",
  ],
  heart_four_chamber: [
    "wall_hypokinesia",
    "lv_dilated",
    "rv_dilated",
    "lv_hypertrophy",
    "la_dilated",
    "pericardial_effusion",
    "vegetation",
    "thrombus",
  ],
} as const satisfies Record<ImagingView, readonly string[]>;

const findingOf = <V extends ImagingView>(view: V) =>
  z.strictObject({
    kind: z.enum(imagingKinds[view]),
    /** The patient's own side. */
    side: z.enum(["left", "right", "both", "midline"]).default("midline"),
    zone: z.enum(["upper", "mid", "lower", "whole", "front", "back"]).default("mid"),
    size: z.enum(["small", "moderate", "large"]).default("moderate"),
  });

const picture = <V extends ImagingView>(view: V) =>
  z.strictObject({ view: z.literal(view), findings: z.array(findingOf(view)).default([]) });

/** What a schematic of an imaging study shows; without findings it is drawn normal. */
export const imagingSchema = z.discriminatedUnion("view", [
  picture("chest_frontal"),
  picture("chest_axial"),
  picture("head_axial"),
  picture("abdomen_frontal"),
  picture("heart_four_chamber"),
]);
export type Imaging = z.infer<typeof imagingSchema>;
