import type { CaseSource, InvestigationResult } from "../schema/case.ts";
import { error, type CasePath, type LintFinding } from "./problem.ts";

type Film = NonNullable<InvestigationResult["film"]>;

/** From this age on a chest has the proportions that are drawn. */
const grown = 16;

/** What is not drawn: a film beside a report that says it would be a wrong picture. */
const undrawn =
  /\b(effusion|septal|oedema|collapse|plate|wedge|nodules?|mass|fracture|shallow breath|poor inspiration|diaphragms? high|domes high|fluid in the)\b/i;
const isDenied = /\b(no|not|without|nor)\b/i;
const sentences = (text: string) => text.split(/[.;:](?!\d)/);

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
  const lobe = /\bright lower lobe consolidation\b/i.test(report);
  if (lobe !== (film.consolidation !== undefined))
    found.push("a consolidation is reported and not drawn, or drawn and not reported");
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
