import type { PatientView } from "@anamnesis/cases";
import {
  abdomenSites,
  bowelHeard,
  breathHeard,
  described,
  heartHeard,
  heartSites,
  lungSites,
  neckHeard,
  neckSites,
  type Heard,
  type Site,
} from "@anamnesis/sounds";
import type { PlanStep } from "../dialogue.ts";
import type { BedsideMemory } from "./memory.ts";
import { momentAt } from "./moment.ts";
import { soundsNow } from "./sounds-now.ts";

/** Systems whose examination takes a stethoscope. */
const listenable = ["cardiovascular", "respiratory", "abdomen", "ent"] as const;
export type ListenedTo = (typeof listenable)[number];

/** What is heard at one place, with the same in words. */
export interface PlaceHeard {
  readonly site: Site;
  readonly heard: Heard;
  readonly text: string;
}

/**
 * The systems that have been listened to, each with the minute at which it was last: examined as a whole. Whoever asks for a part (the
 * neck veins, percussion) has not put the stethoscope on.
 */
export function listenedAfter(
  { listened }: Pick<BedsideMemory, "listened">,
  steps: readonly PlanStep[],
  minute: number,
): Pick<BedsideMemory, "listened"> {
  const now = steps.flatMap((step) =>
    step.kind === "examined" && step.parts === undefined
      ? listenable.filter((system) => system === step.system)
      : [],
  );
  if (now.length === 0) return listened ? { listened } : {};
  return { listened: { ...listened, ...Object.fromEntries(now.map((one) => [one, minute])) } };
}

/**
 * What the stethoscope finds at every place of what has been listened to, as it was when that was last done, so that it holds with the
 * finding that was read out. Empty before anything was, and in versions of a case that do not say what is heard.
 */
export function auscultationOf(
  view: PatientView,
  memory: BedsideMemory | undefined,
): readonly PlaceHeard[] {
  if (!memory?.listened || !view.hasSounds) return [];
  const { listened } = memory;
  const at = (system: ListenedTo) => {
    const minute = listened[system];
    if (minute === undefined) return undefined;
    const { signs, band } = momentAt(view, memory, minute);
    const { heartRate, respiratoryRate } = signs;
    return {
      sounds: soundsNow(view, band),
      now: { age: view.person.age, heartRate, respiratoryRate },
    };
  };
  const heart = at("cardiovascular");
  const lungs = at("respiratory");
  const abdomen = at("abdomen");
  const neck = at("ent");
  const heard: readonly (readonly [Site, Heard])[] = [
    ...(heart
      ? heartSites.map((site) => [site, heartHeard(heart.sounds.heart, site, heart.now)] as const)
      : []),
    ...(lungs
      ? lungSites.map(
          (site) =>
            [site, breathHeard(lungs.sounds.lungs, site, lungs.now, heart?.sounds.heart)] as const,
        )
      : []),
    ...(abdomen
      ? abdomenSites.map(
          (site) =>
            [
              site,
              bowelHeard(abdomen.sounds.bowel, site, abdomen.now, abdomen.sounds.heart.isIrregular),
            ] as const,
        )
      : []),
    ...(neck
      ? neckSites.map(
          (site) =>
            [site, neckHeard(neck.sounds.neck, neck.now, neck.sounds.heart.isIrregular)] as const,
        )
      : []),
  ];
  return heard.map(([site, one]) => ({ site, heard: one, text: described(one) }));
}
