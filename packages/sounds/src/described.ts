import type { Heard, HeardBowel, HeardBreath, HeardHeart } from "./schema.ts";

/** Of an amplitude against another. */
const degreeOf = (level: number): string =>
  level < 0.05 ? "very faint" : level < 0.12 ? "soft" : level < 0.25 ? "clear" : "loud";
const article = (word: string): string => (/^[aeiou]/.test(word) ? "an" : "a");

const whoosh = { low: "low, rumbling noise", medium: "blowing noise", high: "high, breathy noise" };
const spans: Readonly<Record<HeardHeart["murmurs"][number]["timing"], string>> = {
  pansystolic: "fills the whole time from the first sound to the second, evenly",
  ejection_systolic: "swells and fades between the first sound and the second",
  late_systolic: "begins half way after the first sound and runs into the second",
  early_diastolic: "begins with the second sound and fades away",
  mid_diastolic: "comes a moment after the second sound and has gone before the first",
  continuous: "goes on through both sounds without a pause",
};
const murmurText = ({ timing, pitch, level }: HeardHeart["murmurs"][number]): string => {
  const degree = degreeOf(level);
  return `${article(degree) === "an" ? "An" : "A"} ${degree}, ${whoosh[pitch]} ${spans[timing]}.`;
};
const postures = {
  leaning_forward: "Leaning forward, with the breath held out:",
  on_left_side: "Lying on the left side:",
} as const;
const times = ["", "once", "twice", "three times"] as const;

function heartText(heard: HeardHeart): string {
  const beat = `${Math.round(heard.rate)} a minute, ${
    heard.isIrregular ? "without any order from beat to beat" : "evenly spaced"
  }`;
  const loudness = Math.max(heard.first, heard.second);
  const split = heard.splitMilliseconds;
  const pair =
    split.in >= 30 && split.out >= 30
      ? "The second is double, breathing in and out."
      : split.in >= 30
        ? "The second is double on breathing in."
        : "";
  return [
    heard.posture ? postures[heard.posture] : "Breath held:",
    loudness < 0.2
      ? `two far-off sounds to each beat, ${beat}.`
      : loudness < 0.34
        ? `two soft sounds to each beat, ${beat}.`
        : `two sounds to each beat, lub and dub, ${beat}.`,
    heard.second > 0.75 ? "The second one is loud, like a snap." : "",
    pair,
    heard.third > 0
      ? `${heard.third < 0.1 ? "A very faint" : "A"} low, dull third sound follows close behind the second.`
      : "",
    heard.fourth > 0 ? "A low, dull sound comes just before the first." : "",
    heard.click
      ? `${heard.click.level < 0.15 ? "A faint" : "A short, sharp"} click ${
          heard.click.timing === "ejection"
            ? "follows at once on the first sound"
            : "lies between the two sounds"
        }.`
      : "",
    ...heard.murmurs.map(murmurText),
    heard.rub
      ? `${heard.rub.level < 0.1 ? "A faint" : "A"} scratching noise, close to the ear, like leather on leather, ${times[heard.rub.parts]} in each beat.`
      : "",
    heard.murmurs.length === 0 && !heard.rub && !heard.click && heard.third + heard.fourth === 0
      ? "Nothing between them."
      : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

const soundOfBreath = {
  vesicular: "soft rustling, longer on breathing in than out",
  bronchial:
    "harsh, hollow blowing, as loud and as long on breathing out as in, with a pause between",
  tracheal: "loud, harsh blowing on breathing in and out",
} as const;
const crackled = {
  late_in: "towards the end of each breath in",
  early_in: "as each breath in begins",
  in: "on breathing in",
  in_and_out: "on breathing in and out",
} as const;
const counted = { few: "A few", some: "Some", many: "Many" } as const;
const pitched = { low: "low", medium: "", high: "high" } as const;

function breathText(heard: HeardBreath): string {
  const { level, breathing, rate, crackles, wheeze, stridor, rub, murmur } = heard;
  const full = heard.body === "adult" ? 0.3 : 0.36;
  const share = level / (breathing === "tracheal" ? full * 1.3 : full);
  const kind =
    breathing === "vesicular" && heard.isExpirationLong
      ? "soft rustling, the breath out twice as long as the breath in"
      : soundOfBreath[breathing];
  const manner = heard.depth === "normal" ? "" : `, ${heard.depth} breaths`;
  return [
    share === 0
      ? "No sound of breathing here."
      : share < 0.25
        ? `Hardly any sound of breathing, ${Math.round(rate)} a minute${manner}.`
        : share < 0.7
          ? `Breathing is heard quietly: ${kind}, ${Math.round(rate)} a minute${manner}.`
          : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, ${Math.round(rate)} a minute${manner}.`,
    crackles
      ? `${counted[crackles.amount]} ${
          crackles.kind === "fine"
            ? "fine, short crackles, like hair rubbed beside the ear,"
            : "coarse, bubbling crackles"
        } ${crackled[crackles.phase]}.`
      : "",
    wheeze
      ? `${wheeze.amount === "few" ? "Now and then a" : "A"} ${pitched[wheeze.pitch]} musical whistle ${
          wheeze.kind === "many_pitches" ? "of several notes at once" : "of one note"
        } ${
          wheeze.phase === "out"
            ? "on breathing out"
            : wheeze.phase === "end_of_out"
              ? "at the end of the breath out"
              : "on breathing in and out"
        }.`.replace(/ {2,}/g, " ")
      : "",
    stridor
      ? `${stridor.level < 0.13 ? "From the throat, faintly, a" : stridor.level < 0.2 ? "A faint" : "A loud"} harsh, crowing noise ${
          stridor.phase === "in" ? "on breathing in" : "on breathing in and out"
        }.`
      : "",
    rub
      ? `${rub.level < 0.2 ? "A soft" : "A"} creaking, like steps in snow, ${
          rub.phase === "end_of_in"
            ? "at the end of the breath in"
            : "on breathing in and again on breathing out"
        }.`
      : "",
    murmur
      ? `From the heart, beneath it: ${murmurText(murmur).replace(/^An? /, (a) => a.toLowerCase())}`
      : "",
    !crackles && !wheeze && !stridor && !rub && !murmur && share > 0 ? "Nothing added to it." : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

const gurgles: Readonly<Record<HeardBowel["activity"], string>> = {
  absent: "Silence: no gurgle in all the time of listening.",
  sparse: "A single gurgle, then long silence.",
  normal: "Soft gurgles, some seconds apart.",
  busy: "Loud gurgles, one upon the other.",
  tinkling: "Rushes of high, ringing drops, as of water in a tin.",
};
const bruitText = (level: number): string =>
  `${level < 0.12 ? "A soft" : "A"} blowing noise with each beat of the pulse.`;

/** What is heard, in words, for whoever cannot hear it: the sound as it is, never what it means. */
export function described(heard: Heard): string {
  switch (heard.kind) {
    case "heart":
      return heartText(heard);
    case "breath":
      return breathText(heard);
    case "bowel":
      return [gurgles[heard.activity], ...(heard.bruit ? [bruitText(heard.bruit.level)] : [])].join(
        " ",
      );
    case "neck":
      return heard.bruit ? bruitText(heard.bruit.level) : "Nothing but the breath going by.";
  }
}
