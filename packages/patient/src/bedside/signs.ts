import type { Course, PatientView } from "@anamnesis/cases";
import { antipyretics, classesOf } from "@anamnesis/terminology";
import { archetypeCourses, type Shift } from "./archetypes.ts";
import type { Act, Signs } from "./memory.ts";
import { bandOf, courseOf, type Severity } from "./severity.ts";

type Figures = Omit<Signs, "consciousness" | "onOxygen">;
const keys = [
  "heartRate",
  "systolic",
  "diastolic",
  "temperatureC",
  "respiratoryRate",
  "spo2",
] as const;

const pressureOf = (text: string): { systolic: number; diastolic: number } => {
  const [systolic = 120, diastolic = 80] = text.split("/").map(Number);
  return { systolic, diastolic };
};

/** The vital signs of a case as they were found. */
export function foundSigns({ vitals }: Pick<PatientView, "vitals">): Signs {
  const { heartRate, bloodPressure, temperatureC, respiratoryRate, spo2, consciousness, onOxygen } =
    vitals;
  return {
    heartRate,
    ...pressureOf(bloodPressure),
    temperatureC,
    respiratoryRate,
    spo2,
    ...(consciousness ? { consciousness } : {}),
    ...(onOxygen ? { onOxygen } : {}),
  };
}

/** Resting values by age, the middle of the bands that score nothing (NEWS2; Bedside PEWS). */
function restingAt(years: number): Figures {
  const child =
    years < 0.25
      ? [130, 75, 45, 45]
      : years < 1
        ? [130, 90, 55, 38]
        : years < 5
          ? [110, 95, 58, 28]
          : years < 12
            ? [95, 102, 62, 22]
            : years < 16
              ? [80, 112, 66, 16]
              : [78, 122, 74, 15];
  const [heartRate = 78, systolic = 122, diastolic = 74, respiratoryRate = 15] = child;
  return { heartRate, systolic, diastolic, respiratoryRate, temperatureC: 36.9, spo2: 97 };
}

const adultYears = 40;
/** An infant breathes two and a half times as often as an adult and can hardly breathe twice as fast again. */
const mostScaled = 1.7;
/** The fastest pulse and breathing that illness makes at an age, in beats and breaths a minute (APLS 2016); above that it is something else. */
const fastestAt = (years: number): { readonly heartRate: number; readonly breaths: number } =>
  years < 1
    ? { heartRate: 215, breaths: 80 }
    : years < 5
      ? { heartRate: 200, breaths: 65 }
      : years < 12
        ? { heartRate: 185, breaths: 55 }
        : { heartRate: 230, breaths: 60 };
/** A pressure that still keeps a child of this size alive, mmHg. */
const leastPressureAt = (years: number): number => (years < 1 ? 48 : years < 5 ? 52 : 40);

/** How far somebody who is better has come back to rest. */
const backToRest = 0.7;

/** A shift is that of an adult; a child's pulse, breathing and pressure move by the same part of what is usual at the age. */
function shifted(from: Figures, shift: Shift, rest: Figures): Figures {
  const adult = restingAt(adultYears);
  const by = (key: "heartRate" | "systolic" | "diastolic" | "respiratoryRate"): number =>
    from[key] + (shift[key] ?? 0) * Math.min(mostScaled, rest[key] / adult[key]);
  return {
    heartRate: by("heartRate"),
    systolic: by("systolic"),
    diastolic: by("diastolic"),
    respiratoryRate: by("respiratoryRate"),
    temperatureC: from.temperatureC + (shift.temperatureC ?? 0),
    spo2: from.spo2 + (shift.spo2 ?? 0),
  };
}

function ofCase(course: Course, band: "better" | "worse" | "critical", figures: Figures): Figures {
  const own = course.vitals[band];
  if (!own) return figures;
  const { bloodPressure, consciousness: _, ...rest } = own;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...figures, ...given, ...(bloodPressure ? pressureOf(bloodPressure) : {}) };
}

function framesOf(view: PatientView): readonly Figures[] {
  const course = courseOf(view);
  const found = foundSigns(view);
  const { worse, critical } = archetypeCourses[course.archetype];
  const rest = restingAt(view.person.age);
  const towards = Object.fromEntries(
    keys.map((key) => [key, found[key] + (rest[key] - found[key]) * backToRest]),
  ) as unknown as Figures;
  const last = ofCase(course, "critical", shifted(found, critical, rest));
  return [
    ofCase(course, "better", towards),
    found,
    ofCase(course, "worse", shifted(found, worse, rest)),
    last,
    {
      heartRate: 0,
      systolic: 0,
      diastolic: 0,
      respiratoryRate: 0,
      spo2: Math.min(last.spo2, 60),
      temperatureC: last.temperatureC,
    },
  ];
}

const depth = ["alert", "confused", "voice", "pain", "unresponsive"] as const;
type Depth = (typeof depth)[number];

/** How awake somebody is: as found, deeper on the way down, awake again once better. */
function consciousnessAt(view: PatientView, severity: Severity): Depth {
  const course = courseOf(view);
  const { worse, critical } = archetypeCourses[course.archetype];
  const found: Depth = view.vitals.consciousness ?? "alert";
  const deeper = (a: Depth, b: Depth): Depth => (depth.indexOf(a) > depth.indexOf(b) ? a : b);
  const atWorse = deeper(
    found,
    course.vitals.worse?.consciousness ?? worse.consciousness ?? "alert",
  );
  const atCritical = deeper(
    atWorse,
    course.vitals.critical?.consciousness ?? critical.consciousness ?? "alert",
  );
  if (severity >= 2.6) return "unresponsive";
  if (severity >= 1.95) return atCritical;
  if (severity >= 0.95) return atWorse;
  return severity <= -0.6 ? (course.vitals.better?.consciousness ?? "alert") : found;
}

/** By how much of what is missing the saturation rises on oxygen, by device (BTS oxygen guideline 2017, inspired fractions). */
function lifted(act: Act): number {
  if (act.id === "niv") return 0.85;
  if (act.id === "high_flow") return 0.75;
  const litres = act.litresPerMinute ?? 0;
  if (act.device === "reservoir mask" || litres >= 10) return 0.8;
  if (act.device === "Venturi mask") return 0.3;
  return litres > 4 ? 0.5 : 0.35;
}

/** The saturation with what is given; somebody found on much oxygen has less of it on little. */
function onOxygen(view: PatientView, oxygen: Act | undefined, onAir: number): number {
  if (!oxygen) return onAir;
  if (view.vitals.onOxygen && oxygen.kind === "oxygen")
    return (oxygen.litresPerMinute ?? 4) <= 4 ? Math.min(onAir, 90) : onAir;
  return onAir + (99 - onAir) * lifted(oxygen);
}

interface Effect {
  readonly of: string;
  readonly from: number;
  readonly until: number;
  readonly shift: Shift;
}
/** What a medicine does to the vital signs of anybody, whatever it does for the illness; minutes after it. British National Formulary 2024. */
const effects: readonly Effect[] = [
  { of: "adrenaline", from: 1, until: 10, shift: { heartRate: 10, systolic: 6 } },
  { of: "saba", from: 3, until: 60, shift: { heartRate: 10 } },
  { of: "atropine", from: 1, until: 30, shift: { heartRate: 22 } },
  { of: "beta_blocker", from: 3, until: 120, shift: { heartRate: -18, systolic: -14 } },
  { of: "nitrate", from: 2, until: 20, shift: { systolic: -14, diastolic: -6, heartRate: 4 } },
  { of: "calcium_channel_blocker", from: 5, until: 120, shift: { systolic: -14, diastolic: -8 } },
  { of: "opioid", from: 4, until: 120, shift: { respiratoryRate: -2, heartRate: -4 } },
  { of: "benzodiazepine", from: 3, until: 120, shift: { respiratoryRate: -3, heartRate: -4 } },
];

/** How soon a fever comes down, in minutes, and how far. */
const fever = { from: 20, full: 90, until: 300, most: 1.3, above: 37 } as const;

/** By how much a fever has fallen, in degrees: nobody without one is cooled by it. */
function cooled(acts: readonly Act[], temperatureC: number, minute: number): number {
  const worked = acts
    .filter(
      ({ kind, id }) =>
        kind === "drug" && antipyretics.some((of) => id === of || classesOf(id).has(of)),
    )
    .map((act) => minute - act.minute)
    .filter((since) => since >= fever.from && since < fever.until)
    .map((since) => Math.min(1, (since - fever.from) / (fever.full - fever.from)));
  return Math.min(Math.max(0, temperatureC - fever.above), fever.most * Math.max(0, ...worked));
}

function effectAt(acts: readonly Act[], minute: number): Shift {
  const given = effects.flatMap((effect) => {
    const working = acts.filter(
      (act) =>
        act.kind === "drug" &&
        (act.id === effect.of || classesOf(act.id).has(effect.of)) &&
        minute >= act.minute + effect.from &&
        minute < act.minute + effect.until,
    );
    // Two doses do not do twice as much.
    return working.length > 0 ? [effect.shift] : [];
  });
  const sum = (key: (typeof keys)[number]): number =>
    given.reduce((all, shift) => all + (shift[key] ?? 0), 0);
  return Object.fromEntries(keys.map((key) => [key, sum(key)]));
}

/** A little of the unrest that figures have at a bedside, the same every time. */
const unrest = (minute: number, salt: number): number =>
  Math.round(Math.sin(minute * 0.7 + salt * 1.9) * 1.2);

/** Where the figures of a severity stand among those of the states: a rhythm either goes on or has broken. */
function placeOf(view: PatientView, severity: Severity): Severity {
  if (courseOf(view).isAbrupt !== true || severity >= 0) return severity;
  return bandOf(severity) === "better" ? -1 : 0;
}

/** The vital signs at a severity and a minute, with what oxygen and medicines do to them by themselves. */
export function signsAt(
  view: PatientView,
  acts: readonly Act[],
  severity: Severity,
  minute: number,
): Signs {
  const frames = framesOf(view);
  const place = Math.max(0, Math.min(frames.length - 1, placeOf(view, severity) + 1));
  const low = frames[Math.floor(place)];
  const high = frames[Math.ceil(place)];
  const share = place - Math.floor(place);
  // Nobody's pressure and pulse fall evenly to nothing: until the end it is that of the critical state.
  const part = place > 3 && place < 4 ? 0 : share;
  const between = (key: (typeof keys)[number]): number =>
    (low?.[key] ?? 0) + ((high?.[key] ?? 0) - (low?.[key] ?? 0)) * part;
  const isDead = severity >= 3;
  const shift = isDead ? {} : effectAt(acts, minute);
  const past = acts.filter((act) => act.minute <= minute);
  const last = past.findLast(
    ({ kind, id }) => kind === "oxygen" || id === "niv" || id === "high_flow",
  );
  // Taken off it is as if it had never been on.
  const isOff = last?.litresPerMinute === 0;
  const oxygen = isOff ? undefined : last;
  const airSpo2 = between("spo2") + (shift.spo2 ?? 0);
  const isMoved = minute > 0 && !isDead && (severity !== 0 || past.length > 0);
  const wobble = (salt: number): number => (isMoved ? unrest(minute, salt) : 0);
  const kept = (value: number, least: number, most: number): number =>
    isDead ? 0 : Math.round(Math.max(least, Math.min(most, value)));
  const consciousness = consciousnessAt(view, severity);
  const fastest = fastestAt(view.person.age);
  const temperature = between("temperatureC") + (shift.temperatureC ?? 0);
  const systolic = kept(
    between("systolic") + (shift.systolic ?? 0) + wobble(2),
    leastPressureAt(view.person.age),
    260,
  );
  return {
    heartRate: kept(
      between("heartRate") + (shift.heartRate ?? 0) + wobble(1),
      28,
      Math.max(fastest.heartRate, view.vitals.heartRate),
    ),
    systolic,
    diastolic: isDead
      ? 0
      : Math.min(systolic - 14, kept(between("diastolic") + (shift.diastolic ?? 0), 20, 150)),
    temperatureC:
      Math.round((temperature - (isDead ? 0 : cooled(acts, temperature, minute))) * 10) / 10,
    respiratoryRate: kept(
      between("respiratoryRate") + (shift.respiratoryRate ?? 0),
      4,
      Math.max(fastest.breaths, view.vitals.respiratoryRate),
    ),
    spo2: kept(onOxygen(view, oxygen, airSpo2), 40, 100),
    ...(consciousness === "alert" ? {} : { consciousness }),
    ...(oxygen || (view.vitals.onOxygen && !isOff) ? { onOxygen: true as const } : {}),
  };
}
