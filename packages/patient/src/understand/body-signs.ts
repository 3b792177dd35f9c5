import type { TopicId } from "@anamnesis/terminology";
import type { Mention } from "./lexicon.ts";

const regions: Readonly<Record<string, string>> = {
  chest: "chest",
  breastbone: "chest",
  ribs: "chest",
  rib: "chest",
  tummy: "abdomen",
  stomach: "abdomen",
  belly: "abdomen",
  abdomen: "abdomen",
  abdominal: "abdomen",
  gut: "abdomen",
  head: "head",
  forehead: "head",
  temple: "head",
  temples: "head",
  neck: "neck",
  throat: "throat",
  back: "back",
  spine: "back",
  shoulder: "joint",
  shoulders: "joint",
  elbow: "joint",
  elbows: "joint",
  wrist: "joint",
  wrists: "joint",
  knee: "joint",
  knees: "joint",
  hip: "joint",
  hips: "joint",
  ankle: "ankle",
  ankles: "ankle",
  joints: "joint",
  joint: "joint",
  fingers: "joint",
  finger: "joint",
  knuckles: "joint",
  thumb: "joint",
  toe: "joint",
  toes: "joint",
  arm: "limb",
  arms: "limb",
  leg: "leg",
  legs: "leg",
  calf: "leg",
  calves: "leg",
  thigh: "limb",
  thighs: "limb",
  shin: "limb",
  foot: "leg",
  feet: "leg",
  hand: "joint",
  hands: "joint",
  muscle: "limb",
  muscles: "limb",
  face: "face",
  facial: "face",
  jaw: "face",
  cheek: "face",
  cheeks: "face",
  tooth: "face",
  ear: "ear",
  sinus: "face",
  sinuses: "face",
  cheekbones: "face",
  ears: "ear",
  eye: "eye",
  eyes: "eye",
  mouth: "mouth",
  tongue: "mouth",
  gums: "mouth",
  lips: "mouth",
  groin: "pelvis",
  pelvis: "pelvis",
  pelvic: "pelvis",
  testicles: "pelvis",
  testicle: "pelvis",
  balls: "pelvis",
  scrotum: "pelvis",
  penis: "pelvis",
  flank: "flank",
  loin: "flank",
  loins: "flank",
  kidneys: "flank",
  breast: "breast",
  breasts: "breast",
  nipple: "breast",
  armpit: "node",
  armpits: "node",
};

const signs: Readonly<Record<string, string>> = {
  pain: "pain",
  pains: "pain",
  ache: "pain",
  aches: "pain",
  aching: "pain",
  hurt: "pain",
  hurts: "pain",
  hurting: "pain",
  sore: "pain",
  soreness: "pain",
  discomfort: "pain",
  painful: "pain",
  achy: "pain",
  cramps: "pain",
  cramping: "pain",
  twinge: "pain",
  tightness: "pain",
  swelling: "swelling",
  swollen: "swelling",
  swelled: "swelling",
  puffy: "swelling",
  puffiness: "swelling",
  swell: "swelling",
  weakness: "weakness",
  weak: "weakness",
  weaker: "weakness",
  numb: "numbness",
  numbness: "numbness",
  tingling: "numbness",
  tingly: "numbness",
  lump: "lump",
  lumps: "lump",
  itch: "itch",
  itchy: "itch",
  itching: "itch",
  rash: "rash",
  spots: "rash",
  stiff: "stiff",
  stiffness: "stiff",
};

const bySign: Readonly<Record<string, Readonly<Record<string, TopicId>>>> = {
  pain: {
    chest: "symptom:chest_pain",
    abdomen: "symptom:abdominal_pain",
    head: "symptom:headache",
    neck: "symptom:neck_stiffness",
    throat: "symptom:sore_throat",
    back: "symptom:back_pain",
    joint: "symptom:joint_pain",
    ankle: "symptom:joint_pain",
    limb: "symptom:limb_muscle_pain",
    leg: "symptom:limb_muscle_pain",
    face: "symptom:sinus_pain",
    ear: "symptom:ear",
    eye: "symptom:eye",
    mouth: "symptom:mouth",
    pelvis: "symptom:pelvic_testicular_pain",
    flank: "symptom:flank_pain",
    breast: "symptom:lump",
  },
  swelling: {
    ankle: "symptom:oedema",
    leg: "symptom:oedema",
    neck: "symptom:swollen_glands",
    node: "symptom:swollen_glands",
    abdomen: "symptom:bloating",
    joint: "symptom:joint_swelling",
    limb: "symptom:joint_swelling",
    face: "symptom:joint_swelling",
    mouth: "symptom:joint_swelling",
    eye: "symptom:eye",
    throat: "symptom:sore_throat",
    pelvis: "symptom:pelvic_testicular_pain",
  },
  weakness: {
    limb: "symptom:weakness",
    leg: "symptom:weakness",
    joint: "symptom:weakness",
    face: "symptom:speech_face",
  },
  numbness: {
    limb: "symptom:numbness",
    leg: "symptom:numbness",
    joint: "symptom:numbness",
    face: "symptom:numbness",
    ankle: "symptom:numbness",
    mouth: "symptom:numbness",
    back: "symptom:numbness",
    head: "symptom:numbness",
  },
  lump: {
    neck: "symptom:swollen_glands",
    node: "symptom:swollen_glands",
    breast: "symptom:lump",
    pelvis: "symptom:genital_lesion",
  },
  itch: {
    eye: "symptom:eye",
    pelvis: "symptom:genital_lesion",
    limb: "symptom:itch",
    leg: "symptom:itch",
    ear: "symptom:ear",
  },
  rash: {
    limb: "symptom:rash",
    leg: "symptom:rash",
    face: "symptom:rash",
    chest: "symptom:rash",
    back: "symptom:rash",
    abdomen: "symptom:rash",
  },
  stiff: {
    neck: "symptom:neck_stiffness",
    back: "symptom:back_pain",
    joint: "symptom:joint_pain",
    limb: "symptom:limb_muscle_pain",
    leg: "symptom:limb_muscle_pain",
  },
};

const between = new Set(
  "over inside in the your his her their of at around to on down across behind under lower upper left right side any is are was been feel feels feeling felt or and that bit up top bottom both a getting go does do actual whole inner outer into".split(
    " ",
  ),
);

/** "pain in your left knee", "is the calf swollen": a sign and a body part a few function words apart make a symptom. */
export function composed(words: readonly string[], found: readonly Mention[]): Mention[] {
  const made: Mention[] = [];
  words.forEach((word, at) => {
    const sign = signs[word];
    const table = sign === undefined ? undefined : bySign[sign];
    if (!table) return;
    for (const step of [1, -1]) {
      for (
        let to = at + step, hops = 0;
        to >= 0 && to < words.length && hops < 6;
        to += step, hops += 1
      ) {
        const other = words[to] ?? "";
        const region = regions[other];
        const topic = region === undefined ? undefined : table[region];
        if (topic !== undefined) {
          const [start, last] = step > 0 ? [at, to] : [to, at];
          made.push({
            kind: "topic",
            topic,
            start,
            end: last + 1,
            text: words.slice(start, last + 1).join(" "),
          });
          if (step > 0) continue;
          break;
        }
        if (!between.has(other)) break;
      }
    }
  });
  const covers = (outer: Mention, inner: Mention): boolean =>
    outer.start <= inner.start &&
    outer.end >= inner.end &&
    outer.end - outer.start > inner.end - inner.start;
  const all = [...made, ...found];
  return all
    .filter(
      (one, at) =>
        !all.some(
          (other, before) =>
            covers(other, one) ||
            (before < at && other.start === one.start && other.end === one.end),
        ),
    )
    .sort((a, b) => a.start - b.start);
}
