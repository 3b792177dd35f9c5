import {
  breathHeard,
  lungSites,
  type BowelSounds,
  type HeartSounds,
  type LungSite,
  type LungSounds,
} from "@anamnesis/sounds";
import { lungSoundsSchema } from "@anamnesis/sounds/schema";

/** One sound: how a text states it, and whether it is among the sounds. */
export interface Rule<S> {
  readonly name: string;
  readonly stated: RegExp;
  readonly has: (sounds: S) => boolean;
  /** More about a sound that another rule names: a text need not say it. */
  readonly isDetail?: true;
}
const before = /\b(?:no|not|nothing|without|nor|neither|free of)\b/i;
const after = /^.{0,12}\bgone\b/i;
/** Whether what a clause names is denied in it: "no wheeze", "the wheeze gone", but not "gone because hardly any air moves". */
function isDenied(clause: string, stated: RegExp): boolean {
  const match = stated.exec(clause);
  if (!match) return false;
  const end = match.index + match[0].length;
  return before.test(clause.slice(0, end)) || after.test(clause.slice(end));
}
const clausesOf = (sentence: string): readonly string[] =>
  sentence.split(/,|\band\b(?= (?:a|no)\b)/);
const sentencesOf = (text: string): readonly string[] => text.split(/[.;](?!\d)\s*/);

/** What a text says of a sound: stated, denied, or nothing. */
export function saidOf(text: string, stated: RegExp): "stated" | "denied" | undefined {
  const clauses = sentencesOf(text)
    .flatMap(clausesOf)
    .filter((clause) => stated.test(clause));
  if (clauses.some((clause) => !isDenied(clause, stated))) return "stated";
  return clauses.length > 0 ? "denied" : undefined;
}

const murmurOf = (timing: HeartSounds["murmurs"][number]["timing"]) => (sounds: HeartSounds) =>
  sounds.murmurs.some((murmur) => murmur.timing === timing);
export const loudestAt =
  (site: HeartSounds["murmurs"][number]["loudest"]) =>
  ({ murmurs, rub, click, third }: HeartSounds) =>
    [...murmurs.map(({ loudest }) => loudest), rub?.at, click?.at, third?.at].includes(site);

export const heartRules: readonly Rule<HeartSounds>[] = [
  {
    name: "a third sound",
    stated: /\bthird (?:heart )?sound\b/i,
    has: ({ third }) => third !== undefined,
  },
  {
    name: "a fourth sound",
    stated: /\bfourth (?:heart )?sound\b/i,
    has: ({ fourth }) => fourth !== undefined,
  },
  { name: "a murmur", stated: /\bmurmur\b/i, has: ({ murmurs }) => murmurs.length > 0 },
  { name: "a pansystolic murmur", stated: /\bpansystolic\b/i, has: murmurOf("pansystolic") },
  {
    name: "a systolic flow murmur",
    stated: /\b(?:flow|ejection systolic) murmur\b|(?<!pan)(?<!late )\bsystolic murmur\b/i,
    has: murmurOf("ejection_systolic"),
  },
  {
    name: "an early diastolic murmur",
    stated: /\bearly diastolic\b/i,
    has: murmurOf("early_diastolic"),
  },
  { name: "a mid-diastolic murmur", stated: /\bmid-?diastolic\b/i, has: murmurOf("mid_diastolic") },
  { name: "a rub", stated: /\brub\b|\bscratching sound\b/i, has: ({ rub }) => rub !== undefined },
  { name: "a click", stated: /\bclick\b/i, has: ({ click }) => click !== undefined },
  {
    name: "soft heart sounds",
    stated: /\bheart sounds (?:soft|quiet)\b/i,
    has: ({ strength }) => strength === "soft",
  },
  {
    name: "distant heart sounds",
    stated: /\bheart sounds (?:distant|far off|muffled|not muffled)\b/i,
    has: ({ strength }) => strength === "distant",
  },
  {
    name: "an irregularly irregular heart",
    stated: /\birregularly irregular\b/i,
    has: ({ isIrregular }) => isIrregular,
  },
  {
    name: "a loud second sound",
    stated: /\bloud second sound\b|\bsecond sound loud\b/i,
    has: ({ isSecondLoud }) => isSecondLoud,
  },
];
/** Where a text puts what is heard of the heart. */
export const heartPlaces: readonly (readonly [RegExp, Parameters<typeof loudestAt>[0][]])[] = [
  [/\b(?:sound|murmur|rub|click)s? at the apex\b/i, ["mitral"]],
  [
    /\b(?:sound|murmur|rub|click)[^.,;]* at the left (?:sternal edge|edge of the breastbone)\b/i,
    ["left_sternal_edge", "tricuspid"],
  ],
  [/\b(?:sound|murmur|rub) at the left lower sternal edge\b/i, ["tricuspid"]],
];

const normalNow = { age: 40, heartRate: 70, respiratoryRate: 15 };
export const chest = lungSites.filter((site) => site !== "windpipe");
export const at = (sounds: LungSounds, site: LungSite) => breathHeard(sounds, site, normalNow);
const healthyLevel = breathHeard(lungSoundsSchema.parse({}), "left_lower_back", normalNow).level;
type Heard = ReturnType<typeof at>;

export interface LungRule {
  readonly name: string;
  readonly stated: RegExp;
  readonly isHere: (heard: Heard) => boolean;
  readonly isDetail?: true;
}
export const lungRules: readonly LungRule[] = [
  { name: "crackles", stated: /\bcrackles\b/i, isHere: ({ crackles }) => crackles !== null },
  {
    name: "fine crackles",
    stated: /\bfine\b[^.,;]*\bcrackles\b/i,
    isHere: ({ crackles }) => crackles?.kind === "fine",
    isDetail: true,
  },
  {
    name: "coarse crackles",
    stated: /\bcoarse\b[^.,;]*\bcrackles\b/i,
    isHere: ({ crackles }) => crackles?.kind === "coarse",
    isDetail: true,
  },
  { name: "a wheeze", stated: /\bwheez\w*/i, isHere: ({ wheeze }) => wheeze !== null },
  {
    name: "bronchial breathing",
    stated: /\bbronchial breathing\b/i,
    isHere: ({ breathing }) => breathing === "bronchial",
  },
  { name: "a rub", stated: /\brub\b/i, isHere: ({ rub }) => rub !== null },
  {
    name: "no breath sounds",
    stated: /^(?=.*\bbreath sounds absent\b)|\bsilent chest\b/i,
    isHere: ({ level }) => level === 0,
  },
  {
    name: "quiet breath sounds",
    stated:
      /(?:breath sounds|air entry)[^.;]*\b(?:quiet\w*|reduced|poor|diminished)\b|\bquiet(?:er)? at\b|\bless air entry\b|\bhardly any air\b/i,
    isHere: ({ level }) => level < 0.7 * healthyLevel,
  },
];
export const wholeRules: readonly Rule<LungSounds>[] = [
  {
    name: "a noise at the throat",
    stated:
      /\bstridor\b|\b(?:rough|harsh) (?:sound|noise)\b|\binspiratory noise\b|\bnoise on breathing in\b/i,
    has: ({ stridor }) => stridor !== undefined,
  },
  {
    name: "a long breath out",
    stated: /\blong breath out\b/i,
    has: ({ isExpirationLong }) => isExpirationLong,
  },
  {
    name: "shallow breaths",
    stated: /\bshallow(?:ly)?\b/i,
    has: ({ depth }) => depth === "shallow",
  },
  {
    name: "deep breaths",
    stated: /\bdeep\b(?! breaths? in\b)/i,
    has: ({ depth }) => depth === "deep",
  },
];

interface Where {
  readonly sides: readonly ("left" | "right")[];
  readonly zones?: readonly string[];
}
const both = ["left", "right"] as const;
const low = ["_lower_"];
const lowToMiddle = ["_lower_", "_middle_", "_axilla"];
const zoned: readonly (readonly [RegExp, Where])[] = [
  [/\bfrom the bases to the middle\b/i, { sides: both, zones: lowToMiddle }],
  [/\bright base\b[^.;,]* to the shoulder blade\b/i, { sides: ["right"], zones: lowToMiddle }],
  [/\bboth bases\b|\bthe bases\b/i, { sides: both, zones: low }],
  [/\bright base\b/i, { sides: ["right"], zones: low }],
  [/\bleft base\b/i, { sides: ["left"], zones: low }],
];
const sided: readonly (readonly [RegExp, Where])[] = [
  [/\b(?:both sides|both lungs|the whole chest)\b/i, { sides: both }],
  [/\b(?:on the right|right (?:lung|side))\b/i, { sides: ["right"] }],
  [/\b(?:on the left|left (?:lung|side))\b/i, { sides: ["left"] }],
];
/** Where a clause is: at the zone that it names, else at the side that it names first. */
const whereIn = (text: string): Where | undefined =>
  zoned.find(([words]) => words.test(text))?.[1] ??
  sided
    .flatMap(([words, where]) => {
      const index = text.search(words);
      return index < 0 ? [] : [{ index, where }];
    })
    .sort((a, b) => a.index - b.index)[0]?.where;

/** For each sound that a text states, where it says that it is. "There" is the place named before. */
function statedPlaces(text: string, { stated }: LungRule): readonly (Where | undefined)[] {
  let last: Where | undefined;
  const found: (Where | undefined)[] = [];
  for (const sentence of sentencesOf(text)) {
    let here = /\bthere\b/i.test(sentence) ? last : undefined;
    for (const clause of clausesOf(sentence)) {
      here = whereIn(clause) ?? here;
      if (stated.test(clause) && !isDenied(clause, stated)) found.push(here);
    }
    last = here ?? last;
  }
  return found;
}

export function misplaced(sounds: LungSounds, text: string, rule: LungRule): string[] {
  const where = statedPlaces(text, rule);
  if (where.length === 0 || where.includes(undefined)) return [];
  const isMeant = (site: string) =>
    where.some(
      (one) =>
        one?.sides.some((side) => site.startsWith(side)) === true &&
        (one.zones?.some((zone) => site.includes(zone)) ?? true),
    );
  const isHere = (site: LungSite) => rule.isHere(at(sounds, site));
  const wrong = chest.find((site) => isHere(site) && !isMeant(site));
  const isSomewhere = where.every(
    (one) =>
      one?.sides.every((side) => chest.some((site) => site.startsWith(side) && isHere(site))) ===
      true,
  );
  return [
    ...(wrong ? [`${rule.name} is heard at ${wrong}, and the text does not put it there`] : []),
    ...(isSomewhere ? [] : [`${rule.name} is not heard on every side where the text puts it`]),
  ];
}

export const bowelRules: readonly Rule<BowelSounds>[] = [
  {
    name: "sparse bowel sounds",
    stated: /\bbowel sounds sparse\b|\bfew bowel sounds\b/i,
    has: ({ bowel }) => bowel === "sparse",
  },
  {
    name: "busy bowel sounds",
    stated: /\bbowel sounds busy\b|\bloud bowel sounds\b/i,
    has: ({ bowel }) => bowel === "busy",
  },
  {
    name: "tinkling bowel sounds",
    stated: /\btinkling\b/i,
    has: ({ bowel }) => bowel === "tinkling",
  },
  { name: "a bruit", stated: /\bbruit\b/i, has: ({ bruit }) => bruit !== undefined },
];
export const bowelIsDenied = (text: string) =>
  /\bno bowel sounds\b|\bbowel sounds absent\b/i.test(text);
