import {
  allLeads,
  fitFrontal,
  isLead,
  isLimbLead,
  type Lead,
  type LimbLead,
  placements,
  seenIn,
} from "./leads.ts";
import {
  avBlocks,
  conductions,
  type EcgParameters,
  ectopicKinds,
  ectopicPatterns,
  escapes,
  progressions,
  pWaves,
  rhythms,
  stShapes,
  tShapes,
  voltages,
} from "./parameters.ts";
import { presetNames } from "./presets.ts";
import { electrodesOf, resolve, withPreset } from "./resolve.ts";

/** What is wrong, and where: `["st", "aVF"]`. */
export interface EcgProblem {
  readonly path: readonly string[];
  readonly message: string;
}
export type ParsedEcg =
  | { readonly ok: true; readonly value: EcgParameters }
  | { readonly ok: false; readonly problems: readonly EcgProblem[] };

type Check = (value: unknown, path: readonly string[]) => readonly EcgProblem[];
type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const problem = (path: readonly string[], message: string): readonly EcgProblem[] => [
  { path, message },
];

const numberIn =
  (low: number, high: number, unit: string): Check =>
  (value, path) =>
    typeof value === "number" && value >= low && value <= high
      ? []
      : problem(path, `a number from ${low} to ${high}${unit && ` ${unit}`} is expected`);

const oneOf =
  (allowed: readonly string[]): Check =>
  (value, path) =>
    typeof value === "string" && allowed.includes(value)
      ? []
      : problem(path, `"${String(value)}" is not one of ${allowed.join(", ")}`);

const flag: Check = (value, path) =>
  typeof value === "boolean" ? [] : problem(path, "true or false is expected");

const either =
  (shapes: readonly string[], level: Check): Check =>
  (value, path) =>
    typeof value === "string" ? oneOf(shapes)(value, path) : level(value, path);

const byLead =
  (check: Check): Check =>
  (value, path) => {
    if (!isRecord(value)) return problem(path, "values by lead are expected, such as { V2: 2 }");
    return Object.entries(value).flatMap(([lead, level]) =>
      isLead(lead)
        ? check(level, [...path, lead])
        : problem([...path, lead], `"${lead}" is not a lead (${allLeads.join(", ")})`),
    );
  };

const leadList: Check = (value, path) =>
  Array.isArray(value)
    ? value.flatMap((lead, i) => oneOf(allLeads)(lead, [...path, String(i)]))
    : problem(path, "a list of leads is expected, such as [V1, V2]");

const qWaves: Check = (value, path) =>
  Array.isArray(value) ? leadList(value, path) : byLead(numberIn(0.5, 25, "mm"))(value, path);

const fields =
  (checks: Readonly<Record<string, Check>>, required: readonly string[] = []): Check =>
  (value, path) => {
    if (!isRecord(value)) return problem(path, "a list of parameters is expected");
    return [
      ...required
        .filter((name) => value[name] === undefined)
        .flatMap((name) => problem([...path, name], `${name} is missing`)),
      ...Object.entries(value).flatMap(([name, entry]) => {
        const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
        if (!check) return problem([...path, name], `there is no parameter "${name}"`);
        return check(entry, [...path, name]);
      }),
    ];
  };

/** Every parameter with its bounds; a test holds that none of `EcgParameters` is missing. */
const checks: Readonly<Record<keyof EcgParameters, Check>> = {
  preset: oneOf(presetNames),
  rhythm: oneOf(rhythms),
  rate: numberIn(15, 300, "per minute"),
  atrialRate: numberIn(30, 400, "per minute"),
  avBlock: oneOf(avBlocks),
  conductionRatio: numberIn(1, 8, ""),
  escape: oneOf(escapes),
  pr: numberIn(60, 480, "ms"),
  qrs: numberIn(40, 240, "ms"),
  qt: numberIn(160, 800, "ms"),
  qtc: numberIn(240, 750, "ms"),
  axis: numberIn(-180, 180, "degrees"),
  conduction: oneOf(conductions),
  st: byLead(numberIn(-10, 15, "mm")),
  stShape: oneOf(stShapes),
  t: byLead(either(tShapes, numberIn(-15, 20, "mm"))),
  tInversion: leadList,
  q: qWaves,
  rProgression: oneOf(progressions),
  s1q3t3: flag,
  voltage: oneOf(voltages),
  pWave: oneOf(pWaves),
  alternans: flag,
  prDepression: numberIn(0, 3, "mm"),
  uWave: numberIn(0, 6, "mm"),
  jWave: numberIn(0, 15, "mm"),
  ectopics: fields(
    { kind: oneOf(ectopicKinds), pattern: oneOf(ectopicPatterns), multifocal: flag },
    ["kind"],
  ),
  noise: numberIn(0, 1, ""),
  baselineWander: numberIn(0, 10, "mm"),
  leads: oneOf(Object.keys(placements)),
  age: numberIn(0, 120, "years"),
};

/** How far (mm) what is written may be from what Einthoven's triangle allows: the rounding of a reader. */
const tolerance = 0.3;

/** Two limb leads make the other four; the first two that are given, in this order, are believed. */
const believed: readonly LimbLead[] = ["I", "III", "II", "aVF", "aVL", "aVR"];

/** II = I + III and Goldberger's leads: six limb leads have two degrees of freedom. */
function checkTriangle({ st = {} }: EcgParameters): readonly EcgProblem[] {
  const given = believed.flatMap((lead) => {
    const value = st[lead];
    return value === undefined ? [] : [{ lead, value, weight: 1 }];
  });
  const pair = given.slice(0, 2);
  const vector = fitFrontal(pair);
  return given.slice(2).flatMap(({ lead, value }) => {
    const right = Math.round(seenIn(lead, vector) * 10) / 10;
    return Math.abs(right - value) <= tolerance
      ? []
      : problem(
          ["st", lead],
          `ST in ${lead} is ${value} mm, but ${pair.map((one) => one.lead).join(" and ")} make it ${right}`,
        );
  });
}

function checkPlacement(given: EcgParameters): readonly EcgProblem[] {
  const here: readonly Lead[] = placements[electrodesOf(given)];
  const named = (field: "st" | "t") =>
    Object.keys(given[field] ?? {}).flatMap((lead) =>
      isLead(lead) && !isLimbLead(lead) && !here.includes(lead)
        ? problem(
            [field, lead],
            `${lead} is not recorded: the electrodes are ${electrodesOf(given)}`,
          )
        : [],
    );
  return [...named("st"), ...named("t")];
}

function checkTogether(own: EcgParameters): readonly EcgProblem[] {
  const given = withPreset(own);
  const { avBlock = "none", rhythm = "sinus" } = given;
  const isCycle = rhythm === "atrial_flutter" || avBlock === "mobitz_1" || avBlock === "mobitz_2";
  const model = resolve(own);
  return [
    ...checkTriangle(own),
    ...checkPlacement(own),
    ...(own.qt !== undefined && own.qtc !== undefined
      ? problem(["qtc"], "either qt or qtc, not both")
      : []),
    ...(avBlock !== "none" &&
    rhythm !== "sinus" &&
    !(avBlock === "complete" && rhythm === "atrial_fibrillation")
      ? problem(["avBlock"], `${avBlock} needs a sinus rhythm, not ${rhythm}`)
      : []),
    ...(own.conductionRatio !== undefined &&
    (!isCycle ||
      !Number.isInteger(own.conductionRatio) ||
      (avBlock !== "none" && own.conductionRatio < 2))
      ? problem(
          ["conductionRatio"],
          "a whole number, in atrial flutter or a Mobitz block (from 2) only",
        )
      : []),
    ...(own.escape !== undefined && avBlock !== "complete"
      ? problem(["escape"], "an escape rhythm belongs to complete heart block")
      : []),
    ...(model.qt < model.qrs + 0.08
      ? problem(
          ["qt"],
          `QT (${Math.round(model.qt * 1000)} ms) leaves no room after the QRS complex`,
        )
      : []),
    ...(rhythm === "sinus" && avBlock === "none" && model.pr > (60 / model.rate) * 0.8
      ? problem(["pr"], `PR does not fit into the interval at ${Math.round(model.rate)}/min`)
      : []),
  ];
}

/** Reads what an author wrote under `ecg`, or says what is wrong with it in words an author understands. */
export function parseEcgParameters(written: unknown): ParsedEcg {
  const problems = fields(checks)(written, []);
  if (problems.length > 0) return { ok: false, problems };
  const value = written as EcgParameters;
  const together = checkTogether(value);
  return together.length > 0 ? { ok: false, problems: together } : { ok: true, value };
}
