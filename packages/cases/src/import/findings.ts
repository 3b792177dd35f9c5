import { findInvestigation, type Investigation } from "@anamnesis/terminology";
import type { ExamSystem } from "../schema/case.ts";
import { labelOf, type Leaf } from "./source-text.ts";

type Vitals = Record<string, number | string>;

/** Resting values in the middle of the band for the age (APLS for children), for what the source does not say. */
function ordinaryVitals(age: number): Vitals {
  const [heartRate, bloodPressure, respiratoryRate] =
    age < 1
      ? [130, "85/50", 36]
      : age < 5
        ? [110, "95/60", 28]
        : age < 12
          ? [95, "105/65", 20]
          : age < 18
            ? [80, "115/70", 16]
            : [76, "122/76", 15];
  return { heartRate, bloodPressure, temperatureC: 36.8, respiratoryRate, spo2: 98 };
}

const numberIn = (text: string): number | undefined => {
  const found = /\d+(\.\d+)?/.exec(text.replace(/(\d),(\d{3})/g, "$1$2"))?.[0];
  return found === undefined ? undefined : Number(found);
};
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

function temperature(text: string): number | undefined {
  const celsius = /(\d{2}(?:\.\d+)?) ?(?:°|º|degrees?)? ?C\b/i.exec(text)?.[1];
  if (celsius) return Number(celsius);
  const value = numberIn(text);
  if (value === undefined) return undefined;
  return value > 60 ? oneDecimal(((value - 32) * 5) / 9) : value;
}

const readings: readonly (readonly [
  string,
  RegExp,
  (text: string) => number | string | undefined,
])[] = [
  ["temperatureC", /temp/i, temperature],
  [
    "bloodPressure",
    /\bblood pressure|\bbp\b/i,
    (text) => {
      const [, systolic, diastolic] = /(\d{2,3}) ?\/ ?(\d{2,3})/.exec(text) ?? [];
      return systolic && diastolic ? `${systolic}/${diastolic}` : undefined;
    },
  ],
  ["heartRate", /\b(heart rate|pulse( rate)?|hr)\b/i, numberIn],
  ["respiratoryRate", /\b(respirat\w* rate|respirations?|breathing rate|rr)\b/i, numberIn],
  ["spo2", /\b(saturation|spo2|o2 sat\w*|oxygen)\b/i, numberIn],
];
const limits: Readonly<Record<string, readonly [number, number]>> = {
  temperatureC: [30, 43],
  heartRate: [20, 260],
  respiratoryRate: [4, 90],
  spo2: [50, 100],
};

/** Vital signs out of the examination; `assumed` are those that the source does not state. */
export function vitalsFrom(leaves: readonly Leaf[], age: number) {
  const vitals = ordinaryVitals(age);
  const placed = new Map<Leaf, string[]>();
  const assumed = new Set(Object.keys(vitals));
  for (const leaf of leaves) {
    const label = labelOf(leaf.path.at(-1) ?? "");
    const isVital = leaf.path.some((key) => /vital/i.test(key));
    for (const [name, pattern, read] of readings) {
      if (!assumed.has(name) || !(pattern.test(label) || (isVital && pattern.test(leaf.text))))
        continue;
      const part = pattern.test(label) ? leaf.text : leaf.text.slice(leaf.text.search(pattern));
      const value = read(part);
      const [low, high] = limits[name] ?? [0, 300];
      if (value === undefined || (typeof value === "number" && (value < low || value > high)))
        continue;
      vitals[name] = value;
      assumed.delete(name);
      placed.set(leaf, [...(placed.get(leaf) ?? []), `vitals.${name}`]);
    }
  }
  return { vitals, placed, assumed: [...assumed] };
}

const systems: readonly (readonly [ExamSystem, RegExp])[] = [
  ["mental_state", /\bmental|psych|\bmood|affect\b|cognit/i],
  [
    "neurological",
    /neuro|reflex|cranial|sensor|motor|gait|muscle strength|coordination|pupil|babinski|romberg/i,
  ],
  ["cardiovascular", /cardi|heart|\bjvp\b|murmur|pulses|vascular/i],
  ["respiratory", /respirat|chest|lung|pulmon|breath|thora/i],
  ["abdomen", /abdom|rectal|bowel|genit|pelvi|urolog|inguinal|breast/i],
  [
    "ent",
    /\bear|nose|throat|\boral|mouth|\beye|ocular|ophthal|heent|\bhead\b|neck|thyroid|lymph|fundosc/i,
  ],
  ["skin", /skin|rash|derm|integument|lesion/i],
  [
    "limbs",
    /limb|extremit|muscul|skelet|joint|back|spine|knee|hip|hand|foot|feet|wrist|shoulder|ankle|elbow|peripher/i,
  ],
];

/** The system that a finding belongs to: by its heading, then by what it says, else the general look of the person. */
export function systemOf({ path, text }: Leaf): ExamSystem {
  const headings = [...path].reverse().map(labelOf);
  for (const heading of headings) {
    const found = systems.find(([, pattern]) => pattern.test(heading));
    if (found) return found[0];
  }
  if (headings.some((heading) => /general|appearance/i.test(heading))) return "general";
  return systems.find(([, pattern]) => pattern.test(text))?.[0] ?? "general";
}

const isNormal = (text: string): boolean =>
  /\b(normal|unremarkable|no|none|not|intact|negative|soft|clear|regular|within|absent|symmetric(al)?|well)\b/i.test(
    text,
  ) &&
  !/\b(abnormal|positive|elevated|reduced|decreased|increased|diminished|weak\w*|tender\w*|swollen|palpable|enlarged|irregular)\b/i.test(
    text,
  );

/** A finding with its heading, as a note has it. */
export const noted = ({ path, text }: Leaf): string => {
  const label = labelOf(path.at(-1) ?? "");
  return /^(findings?|results?|\d+)$/i.test(label) || label === "" ? text : `${label}: ${text}`;
};
const joined = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/\.+$/, "")).join(". ") + ".";

export function examinationFrom(leaves: readonly Leaf[]) {
  const bySystem = new Map<ExamSystem, Leaf[]>();
  for (const leaf of leaves)
    bySystem.set(systemOf(leaf), [...(bySystem.get(systemOf(leaf)) ?? []), leaf]);
  return Object.fromEntries(
    [...bySystem].map(([system, found]) => [
      system,
      { text: joined(found.map(noted)), abnormal: found.some(({ text }) => !isNormal(text)) },
    ]),
  );
}

/** The investigation a result belongs to: by its own name, else by a heading above it. */
export function investigationOf({ path }: Leaf): Investigation | undefined {
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const label = labelOf(path[at] ?? "");
    const found =
      findInvestigation(label) ??
      findInvestigation(
        label.replace(/\b(findings?|results?|tests?|levels?|serum|studies|study)\b/gi, "").trim(),
      ) ??
      findInvestigation(labelOf(path.slice(Math.max(0, at - 1), at + 1).join(" ")));
    if (found) return found;
  }
  return undefined;
}

function valueOf({ path, text }: Leaf) {
  const match =
    /^([<>]?) ?(\d[\d,]*(?:\.\d+)?) ?([^\s(;,]*(?:\/[^\s(;,]+)?)?(?: ?\((.*)\))?\.?$/.exec(text);
  if (!match) return undefined;
  const [, sign = "", figure = "", unit = "", remark = ""] = match;
  const value = Number(figure.replace(/,/g, ""));
  const flag = /elevat|high|increas|raised/i.test(remark)
    ? "H"
    : /low|decreas|reduc/i.test(remark)
      ? "L"
      : "";
  const range = /\d+(?:\.\d+)? ?(?:-|–|to) ?\d+(?:\.\d+)?/.exec(remark)?.[0] ?? "";
  return {
    name: labelOf(path.at(-1) ?? ""),
    value: sign ? `${sign}${figure}` : value,
    unit,
    range,
    flag,
  };
}

/** Results by investigation; what belongs to none is left to the caller. */
export function investigationsFrom(leaves: readonly Leaf[]) {
  const byId = new Map<string, Leaf[]>();
  const placed = new Map<Leaf, string>();
  for (const leaf of leaves) {
    const id = investigationOf(leaf)?.id;
    if (!id) continue;
    byId.set(id, [...(byId.get(id) ?? []), leaf]);
    placed.set(leaf, `test:${id}`);
  }
  const investigations = Object.fromEntries(
    [...byId].map(([id, found]) => {
      const values = found.flatMap((leaf) => valueOf(leaf) ?? []);
      const abnormal =
        values.some(({ flag }) => flag !== "") ||
        found.some(({ text }) => !valueless(text) && !isNormal(text));
      return [id, { report: joined(found.map(noted)), values, abnormal }];
    }),
  );
  return { investigations, placed };
}

/** A bare figure says nothing of being normal. */
const valueless = (text: string): boolean => /^[<>]?\s?\d/.test(text);
