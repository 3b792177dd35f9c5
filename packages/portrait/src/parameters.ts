/** What a face can be drawn from. The lists are the vocabulary of the case format; `schema.ts` validates against them. */
export const faceShapes = ["oval", "round", "long", "square", "heart"] as const;
export const builds = ["thin", "slight", "average", "broad", "heavy"] as const;
export const hairStyles = [
  "fuzz",
  "tuft",
  "baby_curls",
  "tousled",
  "cropped",
  "short",
  "side_part",
  "brushed_back",
  "receding",
  "balding",
  "curls",
  "natural",
  "pixie",
  "bob",
  "shoulder",
  "waved",
  "updo",
  "ponytail",
  "tied",
  "plait",
] as const;
export const hairColours = [
  "black",
  "dark_brown",
  "brown",
  "red_brown",
  "auburn",
  "dark_fair",
  "fair",
  "grey",
  "silver",
  "white",
] as const;
export const eyeColours = ["dark", "brown", "hazel", "green", "grey", "blue"] as const;
export const beards = ["none", "stubble", "moustache", "short", "full"] as const;
export const garments = [
  "tshirt",
  "shirt",
  "jacket",
  "coat",
  "parka",
  "cardigan",
  "jumper",
  "fleece",
  "apron",
  "tunic",
  "pyjamas",
  "vest",
  "blanket",
] as const;
export const cloths = [
  "ink",
  "navy",
  "slate",
  "sky",
  "teal",
  "moss",
  "sage",
  "sand",
  "cream",
  "ochre",
  "rust",
  "brick",
  "plum",
  "rose",
  "charcoal",
  "white",
] as const;
export const extras = [
  "glasses",
  "glasses_on_cord",
  "sunglasses",
  "earrings",
  "lipstick",
  "neck_scarf",
  "hair_scarf",
  "bandanna",
  "hearing_aid",
  "pencil",
  "dust",
] as const;
/** Signs that anybody would see in a face from the foot of the bed. */
export const signs = [
  "pallor",
  "flush",
  "jaundice",
  "cyanosis",
  "sweat",
  "facial_droop",
  "facial_weakness",
  "gaze_left",
  "swollen_lips",
  "swollen_lids",
  "weals",
  "tears",
  "drowsy",
  "eyes_shut",
  "darkened_skin",
  "sunken_eyes",
  "dry_lips",
  "wide_eyes",
  "mouth_open",
  "pursed_lips",
  "runny_nose",
  "cold_sore",
  "full_neck",
  "bent_nose",
  "hand_over_eye",
] as const;

/** Expressions that a face can have at rest, named as the moods of a case are. */
export const restingMoods = [
  "calm",
  "worried",
  "frightened",
  "tearful",
  "embarrassed",
  "irritated",
  "relieved",
  "in_pain",
  "tired",
] as const;

export type FaceShape = (typeof faceShapes)[number];
export type Build = (typeof builds)[number];
export type HairStyle = (typeof hairStyles)[number];
export type HairColour = (typeof hairColours)[number];
export type EyeColour = (typeof eyeColours)[number];
export type Beard = (typeof beards)[number];
export type Garment = (typeof garments)[number];
export type Cloth = (typeof cloths)[number];
export type Extra = (typeof extras)[number];
export type Sign = (typeof signs)[number];

export type RestingMood = (typeof restingMoods)[number];

export interface ShownSign {
  readonly sign: Sign;
  /** 1 just to be seen, 2 plain, 3 marked. */
  readonly degree: number;
  /** The patient's own side, for what has one. */
  readonly side?: "left" | "right" | undefined;
}

export interface PortraitParameters {
  /** 1 (lightest) to 10 (darkest), after the Monk Skin Tone scale. */
  readonly skin: number;
  readonly face: FaceShape;
  readonly build: Build;
  readonly hair: HairStyle;
  readonly hairColour: HairColour;
  readonly eyes: EyeColour;
  readonly beard: Beard;
  readonly wears: Garment;
  readonly cloth: Cloth;
  /** What shows under a jacket or an apron. */
  readonly under?: Cloth | undefined;
  readonly extras: readonly Extra[];
  /** The face of a patient whose companion speaks, since the mood of the conversation is then the companion's. */
  readonly rest?: RestingMood | undefined;
  readonly signs: readonly ShownSign[];
}

export interface Sitter {
  /** Years, a fraction for infants. */
  readonly age: number;
  readonly sex: "male" | "female";
  readonly portrait: PortraitParameters;
}
