import type { Model } from "./model.ts";
import type { AtrialBeat, Beat, Schedule } from "./rhythm.ts";

/** Which beats of the sinus rhythm are replaced. */
function isReplaced(pattern: string, index: number, phase: number): boolean {
  const place = index + phase;
  if (pattern === "bigeminy") return place % 2 === 1;
  if (pattern === "trigeminy") return place % 3 === 2;
  if (pattern === "couplets") return place % 6 === 4 || place % 6 === 5;
  return place % 5 === 3;
}

/** How early an ectopic beat comes, as a share of the interval. */
const ventricularCoupling = 0.58;
const atrialCoupling = 0.66;

/**
 * Puts ectopic beats into a regular rhythm. A ventricular one comes early with no P wave of its own and a fully compensatory
 * pause; an atrial one has another P wave, a normal complex, and resets the sinus node (a shorter pause).
 */
export function withEctopics(model: Model, plain: Schedule, random: () => number): Schedule {
  const { ectopics } = model;
  if (!ectopics || model.rhythm !== "sinus" || model.avBlock !== "none") return plain;
  const pattern = ectopics.pattern ?? "occasional";
  const phase = Math.floor(random() * 3);
  const rr = 60 / model.rate;
  const beats: Beat[] = [];
  const atria: AtrialBeat[] = [];
  let shift = 0;
  let kind = 0;
  let isSecondOfCouplet = false;
  plain.beats.forEach((beat, i) => {
    const at = beat.at + shift;
    const origin = plain.atria[i];
    const replaces = isReplaced(pattern, i, phase);
    if (!replaces) {
      beats.push({ ...beat, at });
      if (origin) atria.push({ ...origin, at: origin.at + shift });
      isSecondOfCouplet = false;
    } else if (ectopics.kind === "atrial") {
      shift -= rr * (1 - atrialCoupling) * 0.75;
      const early = at - rr * (1 - atrialCoupling);
      beats.push({ ...beat, at: early });
      atria.push({ at: early - model.pr, origin: "ectopic" });
    } else {
      const isOther = ectopics.multifocal === true && kind % 2 === 1;
      const early = at - rr * (1 - ventricularCoupling) * (isSecondOfCouplet ? 1.9 : 1);
      beats.push({ at: early, form: isOther ? "ectopic_other" : "ectopic", scale: 1 });
      kind += 1;
      isSecondOfCouplet = pattern === "couplets";
    }
  });
  return { beats, atria };
}
