import type { CaseSource, InvestigationResult } from "../schema/case.ts";
import { error, type CasePath, type LintFinding } from "./problem.ts";

type Film = NonNullable<InvestigationResult["film"]>;

/** From this age on a chest has the proportions that are drawn. */
const grown = 16;

/** What is not drawn: a film beside a report that says it would be a wrong picture. */
const undrawn =
  /\b(oedema|(?<!bands of )collapse|plate (?!on the (?:left|right) clavicle)|nodules?|mass|fracture)\b/i;
const isDenied = /\b(no|not|without|nor)\b/i;
const sentences = (text: string) => text.split(/[.;:](?!\d)/);

const lobeNames: readonly (readonly [RegExp, NonNullable<Film["consolidation"]>["lobe"]])[] = [
  [/\bright lower lobe consolidation\b/i, "RLL"],
  [/\bmiddle lobe consolidation\b/i, "RML"],
  [/\bright upper lobe consolidation\b/i, "RUL"],
  [/\bleft lower lobe consolidation\b/i, "LLL"],
  [/\bleft upper lobe consolidation\b/i, "LUL"],
  [/\blingular? consolidation\b|\bconsolidation of the lingula\b/i, "lingula"],
];
const lobesReported = (report: string) => lobeNames.find(([words]) => words.test(report))?.[1];

/** On which sides a report has fluid between lung and wall. */
function effusionsIn(report: string): readonly ("left" | "right")[] {
  const stated = sentences(report)
    .flatMap((sentence) => sentence.split(/,(?! a smaller)/))
    .filter((part) => /\beffusions?\b|\bblunted\b/i.test(part) && !isDenied.test(part));
  return (["left", "right"] as const).filter((side) =>
    stated.some(
      (part) => /\bboth sides\b/i.test(part) || new RegExp(`\\b${side}\\b`, "i").test(part),
    ),
  );
}

/** Sides on which a report has something; what is named in the same sentence of one base belongs to that base. */
const sidesOf = (report: string, words: RegExp): readonly ("left" | "right")[] => {
  const stated = sentences(report).filter(
    (sentence) => words.test(sentence) && !isDenied.test(sentence),
  );
  return (["left", "right"] as const).filter((side) =>
    stated.some(
      (sentence) =>
        /\bat the bases\b|\bboth\b/i.test(sentence) ||
        new RegExp(`\\b${side}\\b`, "i").test(sentence),
    ),
  );
};
const sidedSigns = (film: Film): readonly (readonly [string, RegExp, readonly string[]])[] => [
  ["bands of collapse", /\bbands? of collapse\b|\blinear band\b/i, [...(film.bands ?? [])].sort()],
  ["a wedge", /\bwedge-shaped\b/i, film.wedge ? [film.wedge] : []],
  [
    "a raised dome",
    /\bhemidiaphragm\b[^.]*\braised\b/i,
    film.raisedDome ? [film.raisedDome.side] : [],
  ],
  [
    "a plate on the clavicle",
    /\bplate on the (?:left|right) clavicle\b/i,
    film.clavicleImplant ? [film.clavicleImplant] : [],
  ],
];

/** What a report says that is seen, from which degree of congestion on it is drawn. */
const congested: readonly (readonly [RegExp, number])[] = [
  [/\bupper[- ]lobe (?:veins wide|vessels distended)\b/i, 0.3],
  [/\bseptal lines\b/i, 0.5],
  [/\bhazy\b[^.]*\b(?:perihilar|hila)\b/i, 0.6],
];
/** Above this an effusion is no longer called small. */
const smallCm = 4;

function fluidDisagreements(report: string, film: Film): string[] {
  const found: string[] = [];
  const stated = effusionsIn(report);
  const drawn = (film.effusions ?? []).map(({ side }) => side).sort();
  if (stated.join() !== drawn.join())
    found.push(
      `the report has effusions on ${stated.join(" and ") || "no side"}, the film on ${drawn.join(" and ") || "none"}`,
    );
  if (
    /\bsmall effusions?\b/i.test(report) &&
    film.effusions?.some(({ heightCm }) => heightCm > smallCm)
  )
    found.push(`an effusion called small is drawn up to ${smallCm} cm`);
  for (const [words, from] of congested) {
    const isStated = words.test(report);
    const isDrawn = (film.congestion ?? 0) >= from;
    if (isStated !== isDrawn)
      found.push(
        isStated
          ? `the report says "${words.exec(report)?.[0]}"; draw congestion from ${from} on`
          : `congestion of ${film.congestion} shows more than the report says`,
      );
  }
  if (/\bfluid in the horizontal fissure\b/i.test(report) !== (film.fissure === true))
    found.push("fluid in the fissure is reported and not drawn, or drawn and not reported");
  if (
    /\b(?:domes? high|diaphragms? high|shallow breath|poor inspiration)\b/i.test(report) !==
    (film.domesUpCm !== undefined)
  )
    found.push(
      "high domes or a shallow breath are reported and not drawn, or drawn and not reported",
    );
  for (const [name, words, drawnOn] of sidedSigns(film)) {
    const on = sidesOf(report, words);
    if (on.join() !== drawnOn.join())
      found.push(
        `${name}: the report has it on ${on.join(" and ") || "no side"}, the film on ${drawnOn.join(" and ") || "none"}`,
      );
  }
  return found;
}

/** A number in the report and the same number of the film, or a word of the report and what must be drawn for it. */
function disagreements(report: string, film: Film): string[] {
  const found: string[] = [];
  const ratio = /\b(?:cardiothoracic ratio|[Hh]eart) (0\.\d+)/.exec(report)?.[1];
  if (ratio && Number(ratio) !== film.cardiothoracicRatio)
    found.push(`the report gives a heart of ${ratio}, the film ${film.cardiothoracicRatio}`);
  const isLarge = /\bheart (enlarged|a little large)\b/i.test(report);
  if (isLarge && film.cardiothoracicRatio <= 0.5)
    found.push("the report calls the heart large; draw it above 0.5");
  if (!isLarge && !ratio && film.cardiothoracicRatio > 0.5)
    found.push("the film has a large heart that the report does not have");
  if (/\b(small heart|heart (small|narrow))\b/i.test(report) !== film.cardiothoracicRatio < 0.4)
    found.push("a heart called small or narrow is drawn below 0.4, and only that one");
  if (/\bhyperinflated\b/i.test(report) !== film.hyperinflation > 0.7)
    found.push("lungs called hyperinflated are drawn above 0.7, and only those");
  if (/\b(over|hyper)inflated\b/i.test(report) !== film.hyperinflation > 0)
    found.push("the film is overinflated and the report not, or the other way round");
  const isFromFront = /\b(AP|antero-posterior|portable)\b/i.test(report);
  if (isFromFront !== (film.projection === "ap"))
    found.push("projection: the report and the film do not agree");
  const air =
    /\b(left|right)\b[^.]*?: ([\d.]+) cm at the apex, ([\d.]+) cm at the level of the hilum/.exec(
      report,
    );
  if (
    film.pneumothorax &&
    (air?.[1] !== film.pneumothorax.side ||
      Number(air[2]) !== film.pneumothorax.apexCm ||
      Number(air[3]) !== film.pneumothorax.hilumCm)
  )
    found.push(
      "the report does not give the side and the two depths of the rim of air that is drawn",
    );
  if (air && !film.pneumothorax) found.push("the report measures a rim of air that is not drawn");
  const lobe = lobesReported(report);
  if (lobe !== film.consolidation?.lobe)
    found.push("a consolidation is reported and not drawn, or drawn and not reported");
  found.push(...fluidDisagreements(report, film));
  const width = /\b[Uu]pper mediastinum ([\d.]+) cm wide\b/.exec(report)?.[1];
  if ((width === undefined ? undefined : Number(width)) !== film.mediastinumCm)
    found.push("the width of the upper mediastinum is not the report's");
  for (const sentence of sentences(report))
    for (const clause of sentence.split(","))
      if (undrawn.test(clause) && !isDenied.test(sentence))
        found.push(
          `"${clause.trim()}" cannot be drawn; leave the film out, the report stands alone`,
        );
  return found;
}

/** A film shows what its report says, as large as it says it; what cannot be drawn has no film. */
export function checkFilms(source: CaseSource): LintFinding[] {
  return Object.entries(source.investigations).flatMap(([test, { film, report }]) => {
    if (!film) return [];
    const at: CasePath = ["investigations", test, "film"];
    if (test !== "chest_x_ray") return [error(at, "only a chest film is drawn")];
    const young = source.person.age < grown ? ["only the chest of somebody grown is drawn"] : [];
    return [...young, ...disagreements(report, film)].map((message) => error(at, message));
  });
}
