import type { BowelSounds, HeartSounds, LungSounds } from "@anamnesis/sounds";
import {
  bowelSoundsSchema,
  heartSoundsSchema,
  lungSoundsSchema,
  neckSoundsSchema,
} from "@anamnesis/sounds/schema";
import type { CaseSource } from "../schema/case.ts";
import { courseBands } from "../schema/course.ts";
import { error, type CasePath, type LintFinding } from "./problem.ts";
import {
  at,
  bowelIsDenied,
  bowelRules,
  chest,
  heartPlaces,
  heartRules,
  loudestAt,
  lungRules,
  misplaced,
  saidOf,
  wholeRules,
  type Rule,
} from "./sounds-said.ts";

/** Sounds and words that do not go together. @param isWhole everything heard is in the words; of a later state only what is new is */
function held<S>(rules: readonly Rule<S>[], sounds: S, text: string, isWhole: boolean): string[] {
  return rules.flatMap(({ name, stated, has, isDetail }) => {
    const said = saidOf(text, stated);
    if (said === "stated" && !has(sounds))
      return [`the text says "${stated.exec(text)?.[0]}", the sounds have not got ${name}`];
    if (said === "denied" && has(sounds)) return [`the text denies ${name}, the sounds have it`];
    return said === undefined && isWhole && !isDetail && has(sounds)
      ? [`the sounds have ${name}, the text does not say so`]
      : [];
  });
}

type Sounds = {
  readonly cardiovascular: HeartSounds;
  readonly respiratory: LungSounds;
  readonly abdomen: BowelSounds;
};
function disagreements(system: string, sounds: Sounds, text: string, isWhole: boolean): string[] {
  if (system === "cardiovascular") {
    const places = heartPlaces.flatMap(([words, sites]) =>
      words.test(text) && !sites.some((site) => loudestAt(site)(sounds.cardiovascular))
        ? [`the text says "${words.exec(text)?.[0]}", the sounds have it elsewhere`]
        : [],
    );
    return [...held(heartRules, sounds.cardiovascular, text, isWhole), ...(isWhole ? places : [])];
  }
  if (system === "respiratory") {
    const { respiratory } = sounds;
    const rules = lungRules.map(({ name, stated, isHere, isDetail }) => ({
      name,
      stated,
      ...(isDetail ? { isDetail } : {}),
      has: (all: LungSounds) => chest.some((site) => isHere(at(all, site))),
    }));
    return [
      ...held([...rules, ...wholeRules], respiratory, text, isWhole),
      ...lungRules.flatMap((rule) => misplaced(respiratory, text, rule)),
    ];
  }
  if (system === "abdomen") {
    const isSilent = sounds.abdomen.bowel === "absent";
    return [
      ...held(bowelRules, sounds.abdomen, text, isWhole),
      ...(bowelIsDenied(text) !== isSilent && (isWhole || bowelIsDenied(text))
        ? ["bowel sounds are silent in the text or in the sounds, and not in both"]
        : []),
    ];
  }
  return [];
}

/** A heart that fibrillates on its tracing is heard to, and no other. */
function tracingDisagreements({ investigations }: CaseSource, heart: HeartSounds): string[] {
  return Object.values(investigations).flatMap(({ ecg }) => {
    if (!ecg) return [];
    const fibrillates =
      /^atrial_fibrillation/.test(ecg.rhythm ?? ecg.preset ?? "") && ecg.avBlock !== "complete";
    return fibrillates === heart.isIrregular
      ? []
      : [
          fibrillates
            ? "the tracing fibrillates; the heart is heard as isIrregular"
            : "the heart is heard as isIrregular, the tracing does not fibrillate",
        ];
  });
}

/**
 * What is heard through the stethoscope and what the examination says are one: what is stated is heard, where it is stated to be and
 * nowhere else; what is not stated, or denied, is not heard.
 */
export function checkSounds(source: CaseSource): LintFinding[] {
  const { examination, course } = source;
  const found: Sounds = {
    cardiovascular: examination.cardiovascular?.sounds ?? heartSoundsSchema.parse({}),
    respiratory: examination.respiratory?.sounds ?? lungSoundsSchema.parse({}),
    abdomen: examination.abdomen?.sounds ?? bowelSoundsSchema.parse({}),
  };
  const systems = Object.keys(found) as (keyof Sounds)[];
  const problems = (path: CasePath, messages: readonly string[]) =>
    messages.map((message) => error(path, message));
  const atFirst = systems.flatMap((system) => {
    const text = examination[system]?.text;
    return text === undefined
      ? []
      : problems(["examination", system, "sounds"], disagreements(system, found, text, true));
  });
  const neck = examination.ent?.sounds ?? neckSoundsSchema.parse({});
  const atNeck = problems(
    ["examination", "ent", "sounds"],
    held(
      [{ name: "a bruit", stated: /\bbruit over\b/i, has: ({ bruit }: typeof neck) => bruit }],
      neck,
      examination.ent?.text ?? "",
      true,
    ),
  );
  const later = courseBands.flatMap((band) => {
    if (band === "found") return [];
    const own = course?.sounds?.[band];
    return systems.flatMap((system) => {
      const path = ["course", "sounds", band, system];
      const text = course?.examination[band]?.[system];
      if (text === undefined)
        return own?.[system] ? [error(path, "sounds of a state stand beside its examination")] : [];
      return problems(path, disagreements(system, { ...found, ...own }, text, false));
    });
  });
  const onTracing = problems(
    ["examination", "cardiovascular", "sounds"],
    tracingDisagreements(source, found.cardiovascular),
  );
  return [...atFirst, ...onTracing, ...atNeck, ...later];
}
