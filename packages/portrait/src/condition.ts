import type { PortraitParameters, ShownSign, Sign } from "./parameters.ts";

/** What a monitor and a glance tell of somebody's state; absent consciousness means alert. */
export interface Condition {
  readonly systolic: number;
  readonly spo2: number;
  readonly consciousness?: "confused" | "voice" | "pain" | "unresponsive" | undefined;
}

/** Below it the pressure is too low for the age, mmHg (Advanced Paediatric Life Support: 70 + 2 x age, 90 from ten on). */
const lowestSystolic = (age: number): number => (age >= 10 ? 90 : age < 1 ? 70 : 70 + 2 * age);
const drowsiness = { voice: 2, pain: 3, unresponsive: 3 } as const;
/** Blueness of lips and tongue becomes visible at a saturation of about 85 % (Martin and Khalil, Chest 1990). */
const blueness = (spo2: number): number => (spo2 > 85 ? 0 : spo2 > 80 ? 1 : spo2 > 72 ? 2 : 3);
const drowsyAt = ({ consciousness: level }: Condition): number =>
  level === undefined || level === "confused" ? 0 : drowsiness[level];

const degreeIn = (signs: readonly ShownSign[], name: Sign) =>
  signs.find(({ sign }) => sign === name)?.degree ?? 0;
const withDegree = (signs: readonly ShownSign[], name: Sign, degree: number): ShownSign[] => [
  ...signs.filter(({ sign }) => sign !== name),
  ...(degree > 0 ? [{ sign: name, degree: Math.min(3, degree) }] : []),
];

/**
 * A face as it is now: the signs of the case, which belong to the state in which the patient was found, made worse or
 * better by how pressure, saturation and consciousness have changed since. Without a change nothing is added.
 */
export function portraitNow(
  portrait: PortraitParameters,
  age: number,
  found: Condition,
  now: Condition,
): PortraitParameters {
  let { signs } = portrait;
  const change = (name: Sign, by: number) => {
    if (by !== 0) signs = withDegree(signs, name, Math.max(0, degreeIn(signs, name) + by));
  };
  change("cyanosis", blueness(now.spo2) - blueness(found.spo2));
  if (now.spo2 >= 94 && found.spo2 < 94) change("cyanosis", -3);
  change("drowsy", drowsyAt(now) - drowsyAt(found));
  const limit = lowestSystolic(age);
  const isShockNew = now.systolic < limit && now.systolic <= found.systolic - 10;
  const isShockOver = found.systolic < limit && now.systolic >= limit;
  if (isShockNew) change("pallor", 1);
  if (isShockNew) change("sweat", 1);
  if (isShockOver) change("pallor", -1);
  if (isShockOver) change("sweat", -1);
  return { ...portrait, signs };
}
