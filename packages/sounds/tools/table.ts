// Prints the table of docs/sounds.md: `npm run -s sounds > docs/sounds.md`. What is made, measured, beside what is published.
import {
  between,
  effective,
  events,
  medianFrequency,
  shareBetween,
  strongestFrequency,
} from "../src/measure.ts";
import { beatsOf, systole } from "../src/render/heart.ts";
import { breathsOf, crackle } from "../src/render/breath.ts";
import { render } from "../src/render/render.ts";
import { samplesPerSecond as rate, seeded } from "../src/render/signal.ts";
import { examples, grown } from "../src/testing/examples.ts";

type Name = keyof typeof examples;
const percent = (share: number) => `${Math.round(100 * share)} %`;
const hertz = (value: number) => `${Math.round(value)} Hz`;
const milliseconds = (seconds: number) => `${Math.round(1000 * seconds)} ms`;

const end = systole(grown.heartRate);
const beat = 60 / grown.heartRate;
/** Of a regular heart: the part between two times after the first sound of the second beat. */
const ofBeat = (name: Name, from: number, to: number) =>
  between(render(examples[name]).samples, rate, 0.12 + beat + from, 0.12 + beat + to);
const [breath] = breathsOf({ rate: grown.respiratoryRate, isExpirationLong: false }).breaths;
const { inFrom, inTo, outFrom, outTo } = breath ?? { inFrom: 0, inTo: 1, outFrom: 1, outTo: 2 };
const drawn = (name: Name) => between(render(examples[name]).samples, rate, inFrom, inTo);
const blown = (name: Name) => between(render(examples[name]).samples, rate, outFrom, outTo);
const padded = (samples: Float32Array) => {
  const out = new Float32Array(2048);
  out.set(samples, 1000);
  return out;
};
const thuds = events(render(examples["Heart, at the apex"]).samples, rate, {
  window: 0.02,
  share: 0.22,
});
const spread = (perMinute: number) => {
  const gaps = beatsOf(perMinute, true, seeded(1)).map(({ first, next }) => next - first);
  const mean = gaps.reduce((sum, one) => sum + one, 0) / gaps.length;
  return Math.sqrt(gaps.reduce((sum, one) => sum + (one - mean) ** 2, 0) / gaps.length) / mean;
};
const longest = (name: Name, share: number) =>
  Math.max(
    ...events(render(examples[name]).samples, rate, { window: 0.03, share }).map(
      ({ from, to }) => to - from,
    ),
  );
const perMinute = (name: Name) => {
  const { samples } = render(examples[name]);
  return (60 * events(samples, rate, { window: 0.3, share: 0.2 }).length) / (samples.length / rate);
};

const rows: readonly (readonly [
  what: string,
  measured: string,
  published: string,
  source: string,
])[] = [
  [
    "First to second sound at 72 a minute",
    milliseconds((thuds[1]?.from ?? 0) - (thuds[0]?.from ?? 0)),
    "about 335 ms",
    "W",
  ],
  [
    "First sound, power from 20 to 150 Hz",
    percent(shareBetween(ofBeat("Heart, at the apex", -0.01, 0.18), rate, [20, 150])),
    "nearly all",
    "D",
  ],
  [
    "First sound, strongest at",
    hertz(strongestFrequency(padded(ofBeat("Heart, at the apex", -0.01, 0.1)), rate)),
    "30 to 80 Hz",
    "D",
  ],
  [
    "Second sound, strongest at",
    hertz(strongestFrequency(padded(ofBeat("Heart, at the apex", end - 0.01, end + 0.1)), rate)),
    "above the first, 50 to 120 Hz",
    "D",
  ],
  [
    "Third sound, power below 70 Hz",
    percent(shareBetween(ofBeat("Third sound", end + 0.14, end + 0.24), rate, [10, 70])),
    "nearly all",
    "D",
  ],
  ["Third sound after the second", "140 ms (set)", "120 to 180 ms", "M"],
  ["Fourth sound before the first", "100 ms (set)", "70 to 130 ms", "M"],
  ["Split of the second, in and out", "40 and 15 ms (set)", "30 to 50 and under 30 ms", "M"],
  [
    "Mid-diastolic murmur, power from 30 to 160 Hz",
    percent(shareBetween(ofBeat("Mid-diastolic murmur", end + 0.16, end + 0.36), rate, [30, 160])),
    "low, rumbling",
    "M",
  ],
  [
    "Early diastolic murmur, power from 180 to 800 Hz",
    percent(
      shareBetween(ofBeat("Early diastolic murmur", end + 0.13, end + 0.36), rate, [180, 800]),
    ),
    "high, breathy",
    "M",
  ],
  [
    "Intervals in fibrillation, deviation of their mean",
    percent(spread(116)),
    "without order",
    "M",
  ],
  [
    "Vesicular breathing, half of its power below",
    hertz(medianFrequency(drawn("Vesicular breathing"), rate)),
    "falls off above 100 to 200 Hz",
    "S",
  ],
  [
    "Vesicular breathing, out against in",
    percent(effective(blown("Vesicular breathing")) / effective(drawn("Vesicular breathing"))),
    "much quieter",
    "B",
  ],
  [
    "Bronchial breathing, half of its power below",
    hertz(medianFrequency(drawn("Bronchial breathing"), rate)),
    "far above vesicular",
    "S, B",
  ],
  [
    "Bronchial breathing, out against in",
    percent(effective(blown("Bronchial breathing")) / effective(drawn("Bronchial breathing"))),
    "as loud",
    "B",
  ],
  [
    "Fine crackle, length",
    `${((1000 * crackle("fine", seeded(1)).length) / rate).toFixed(1)} ms`,
    "about 5 ms, under 10",
    "B",
  ],
  [
    "Fine crackle, half of its power below",
    hertz(medianFrequency(padded(crackle("fine", seeded(1))), rate)),
    "about 650 Hz",
    "B",
  ],
  [
    "Coarse crackle, length",
    `${((1000 * crackle("coarse", seeded(1)).length) / rate).toFixed(1)} ms`,
    "about 15 ms",
    "B",
  ],
  [
    "Coarse crackle, half of its power below",
    hertz(medianFrequency(padded(crackle("coarse", seeded(1))), rate)),
    "about 350 Hz",
    "B",
  ],
  [
    "Wheeze of one pitch, strongest at",
    hertz(strongestFrequency(blown("Wheeze of one pitch"), rate)),
    "above 100 Hz",
    "S2",
  ],
  [
    "Wheeze of one pitch, lasts",
    milliseconds(longest("Wheeze of one pitch", 0.5)),
    "over 80 to 100 ms",
    "S2",
  ],
  ["Stridor, strongest at", hertz(strongestFrequency(drawn("Stridor"), rate)), "above 500 Hz", "B"],
  [
    "Pleural rub, power from 80 to 450 Hz",
    percent(
      shareBetween(
        between(render(examples["Pleural rub"]).samples, rate, inTo - 0.4, inTo),
        rate,
        [80, 450],
      ),
    ),
    "below 350 Hz",
    "B",
  ],
  [
    "Air entry reduced, against normal",
    percent(effective(drawn("Breath sounds reduced")) / effective(drawn("Vesicular breathing"))),
    "",
    "",
  ],
  ["Bowel sounds a minute", perMinute("Bowel sounds").toFixed(0), "5 to 35", "G"],
  [
    "Tinkling, power above 600 Hz",
    percent(shareBetween(render(examples["Bowel sounds, tinkling"]).samples, rate, [600, 3500])),
    "high-pitched",
    "M",
  ],
];

console.log(`# Sounds of the stethoscope, measured

Made by \`npm run -s sounds > docs/sounds.md\` from one example of each sound (\`packages/sounds/src/testing/examples.ts\`). Tests hold the same
figures to their limits. Nobody has recorded these sounds; they are made from parameters, at ${rate} samples a second.

| What | Measured | Published | Source |
| --- | --- | --- | --- |
${rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}

Sources: **W** Weissler, Harris and Schoenfeld, Circulation 1968; 37: 149 (less 60 ms from the Q wave to the first sound). **D** Debbal and
Bereksi-Reguig, Comput Biol Med 2008; 38: 263. **M** Macleod's Clinical Examination, 15th edition. **G** Bates' Guide to Physical Examination, 13th edition. **S** Sovijärvi and others, Eur Respir Rev 2000; 10: 591. **S2** the same, 10: 597. **B** Bohadana, Izbicki and
Kraman, N Engl J Med 2014; 370: 744.`);
