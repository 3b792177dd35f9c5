import type { Patient } from "@anamnesis/contract";
import {
  drawPortrait as draw,
  eyeColours,
  hairColours,
  type PortraitParameters,
  portraitNow,
} from "@anamnesis/portrait";

/** A patient as far as a face is drawn from one; what was stored before faces were has no portrait. */
export type Sat = Pick<Patient, "_id" | "age" | "gender"> &
  Partial<Pick<Patient, "portrait" | "informant" | "informantPortrait" | "vitals">>;

export interface Shown {
  readonly mood?: string | undefined;
  /** Whoever speaks, where that is not the patient. */
  readonly speaker?: boolean | undefined;
  /** The vital signs as they are now, where they have moved since the patient was found. */
  readonly now?: Patient["vitals"] | undefined;
}

const isMan = (gender: string) => /^(male|man|boy)$/i.test(gender.trim());
const hash = (text: string) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
const grown = {
  man: ["short", "side_part", "cropped"],
  woman: ["bob", "tied", "ponytail"],
} as const;
const cloths = ["slate", "teal", "sage", "plum", "navy"] as const;

/** A face for who has none written: proper to age and sex, without a sign, and always the same for the same id. */
function anyPortrait({ _id, age, gender }: Sat): PortraitParameters {
  const seed = hash(_id);
  const pick = <T>(from: readonly T[], turn: number) => from[(seed >>> turn) % from.length] as T;
  const man = isMan(gender);
  return {
    skin: 1 + (seed % 9),
    face: pick(["oval", "round", "heart"] as const, 3),
    build: "average",
    hair: age < 2 ? "fuzz" : age < 7 ? "tousled" : pick(man ? grown.man : grown.woman, 5),
    hairColour: age >= 68 ? "silver" : age >= 55 ? "grey" : pick(hairColours.slice(0, 3), 7),
    eyes: pick(eyeColours.slice(0, 3), 9),
    beard: "none",
    wears: "jumper",
    cloth: pick(cloths, 11),
    extras: [],
    signs: [],
  };
}

/** A portrait as a data URL: the patient's, or that of whoever speaks for the patient, whose mood the conversation's is. */
export function drawPortrait(patient: Sat, { mood, speaker, now }: Shown = {}): string {
  const { age, gender, vitals, informantPortrait } = patient;
  const url = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
  if (speaker && informantPortrait)
    return url(
      draw(
        { age: informantPortrait.age, sex: informantPortrait.sex, portrait: informantPortrait },
        mood,
      ),
    );
  const written = patient.portrait ?? anyPortrait(patient);
  const portrait = now && vitals ? portraitNow(written, age, vitals, now) : written;
  const isSpokenFor = patient.informant != null;
  return url(
    draw({ age, sex: isMan(gender) ? "male" : "female", portrait }, isSpokenFor ? undefined : mood),
  );
}
