import { bedsideTerms, findDrugs, investigationsIn } from "@anamnesis/terminology";
import { asksForResult } from "./constructions.ts";
import type { Move, MoveAct, TestsAsked, VagueTest } from "./moves.ts";
import type { Order } from "./ordering.ts";
import { inFigures } from "./spoken-figures.ts";
import { clausesOf, does } from "./order-clauses.ts";
import { noMore } from "./order-place.ts";

/** Acts in which a test that is named may be asked for. */
const mayAsk: ReadonlySet<MoveAct> = new Set([...does, "news", "explain", "ask", "reassure"]);
const wants =
  /\b(?:get|send|take|run|do|order|request|organi[sz]e|arrange|book|repeat|need|want|like|have|start with|ask|check|suggest|add|put in|sort|grab|draw|go for|refer)(?:t?ing|s)?\b/i;
/** What has been done, found, or is only asked after. */
const isPast =
  /\b(?:did|had|has|have you|was|were|showed|shows?|came back|ever|before|last (?:time|week|month|year)|already|pending|ago)\b|\b(?:is|are|looks?|all) (?:normal|fine|clear|negative|positive|high|low|back)\b|\b(?:is|are|of)\s+\d|\d+\s?%|^\W*(?:what|why|how|when|where|which|who|are|is|was|were|have|has|do|does|any)\b[^.!]*\?/i;
const isLeftOut =
  /\b(?:no|not|never|don['’]?t|won['’]?t|without|no need (?:for|of)|leave out|skip|instead of|rather than|hold off|before (?:the|any|a))\b[^,;:]*$/i;

/** A rule for the hours to come, and no test now. */
const regularly = /\b(?:hourly|every|q\d+\w*|daily)\b/i;

/** Looked at or measured at the bedside under the same name, and on no form. */
const ofTheBedside = new Set(["pulse_oximetry", "fundoscopy", "blood_pressure_lying_standing"]);
const watching = /\bmonitor\w*\b/i;
const longWatch = /\b(?:24|48|72|holter|ambulatory|tape|event|week|home)\b/i;

const specimens: readonly (readonly [string, RegExp])[] = [
  ["urine", /\b(?:urine|wee|pee|dip\w*|clean[- ]catch|msu|midstream|catheter)\b/gi],
  ["blood", /\b(?:bloods?|fbc|cbc|crp|u (?:and|&) es?|lactate|clotting|lfts?)\b/gi],
  ["other", /\b(?:sputum|stool|f(?:a)?eces|throat|wound|csf|spinal|lumbar|ascit\w*|tap|fluid)\b/gi],
];
/** Of which specimen was spoken last. */
function specimenIn(words: string): string | undefined {
  const ends = specimens.map(([name, form]): [string, number] => [
    name,
    [...words.matchAll(form)].at(-1)?.index ?? -1,
  ]);
  const [last] = ends.sort((a, b) => b[1] - a[1]);
  return last && last[1] >= 0 ? last[0] : undefined;
}

const spoken: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bu (?:and|&|n) e(?:['’]?s)?\b|^\W*k\W*$/i, ["bmp"]],
  [
    /\b(?:scan|ct|picture) (?:of )?(?:the |his |her |your )?(?:head|brain)\b|\b(?:head|brain) scan\b/i,
    ["ct_head"],
  ],
  [/\b(?:heart|ecg|ekg) trac(?:e|ing)\b/i, ["ecg"]],
  [/\bFIT\b|\b(?:poo|stool) test kit\b/, ["fit"]],
  [
    /\b(?:full|routine|usual|baseline|basic|standard) (?:set of )?bloods\b/i,
    ["cbc", "bmp", "liver_function", "crp"],
  ],
];
const sample =
  /\b(?:urine|pee)\b|\bwee\b(?=\W*$|[.,;?!]| (?:sample|test|pot|dip|in (?:a|the) pot|please|now))|\bclean[- ]catch\b|\bdip(?:stick|ped)?\b/i;
const noDip = /\b(?:output|drug|tox\w*|antigen\w*|pregnan\w*|passing|cultur\w*|when)\b/i;
const anyGas = /\b(?:blood )?gas\b/i;
const otherGas = /\b(?:and air|entonox|arterial|abg|mins?|minutes)\b/i;
const ctAngio = /\bct[- ]?(?:a\b|angio\w*)|\bcta\b/i;

/** What is said at a bedside for what the catalogue calls otherwise; `before` is what was said up to it. */
function spokenIn(part: string, before: string): readonly string[] {
  const isCulture = /\b(?:cultures?|microscopy)\b/i.test(part);
  const specimen = specimenIn(part) ?? specimenIn(before);
  const ofCulture =
    specimen === "urine" ? ["urine_culture"] : specimen === "other" ? [] : ["blood_culture"];
  return [
    ...spoken.flatMap(([form, ids]) => (form.test(part) ? ids : [])),
    ...(isCulture ? ofCulture : []),
    ...(sample.test(part) && !noDip.test(part) ? ["urinalysis"] : []),
    ...(anyGas.test(part) && !otherGas.test(part) ? ["vbg"] : []),
    ...(ctAngio.test(part) && /\b(?:head|neck|brain|arch|vertex)\b/i.test(`${before} ${part}`)
      ? ["ct_angiography_head_neck"]
      : []),
  ];
}

/** Named by a word that means something else here. */
function isMistaken(id: string, part: string): boolean {
  if (id === "holter") return watching.test(part) && !longWatch.test(part);
  if (id === "coronary_angiography")
    return ctAngio.test(part) || /\b(?:call|ring|alert|activate|phone|bleep|speak)\b/i.test(part);
  if (id === "abg") return anyGas.test(part) && !otherGas.test(part);
  if (id === "lumbar_puncture") return /\bcsf leak\b/i.test(part);
  return ofTheBedside.has(id);
}

const vague: readonly (readonly [VagueTest, RegExp, RegExp])[] = [
  ["bloods", /\b(?:bloods|blood tests?|blood work)\b/i, /\b(?:full|routine|usual|baseline)\b/i],
  ["scan", /\b(?:a|the|some|urgent) scan\b/i, /\b(?:head|brain|chest|ct|mri|bone|ultrasound)\b/i],
  ["X-ray", /\bx[- ]?rays?\b/i, /\b(?:chest|neck|abdom\w*|hip|knee|hand|foot|spine|wrist)\b/i],
];

/** The words without the medicines that are given in them: "magnesium 2 g" is no test, "paracetamol level" is one. */
const withoutMedicines = (words: string): string =>
  findDrugs(words).reduce(
    (text, { span, dose }) =>
      (dose !== undefined || /^\s*\d+\s*(?:mls?|mmols?|%)/i.test(text.slice(span.end))) &&
      !/^\s*levels?\b/i.test(text.slice(span.end))
        ? text.slice(0, span.start) + " ".repeat(span.end - span.start) + text.slice(span.end)
        : text,
    words,
  );

/** What some words name of the catalogue. @param before what was said up to them */
function testsIn(words: string, before = ""): readonly string[] {
  let said = before;
  return withoutMedicines(inFigures(words))
    .split(/[,;:]|\s+plus\s+|\s\+\s/)
    .flatMap((part) => {
      const so = said;
      said = `${said} ${part}`;
      if (isLeftOut.test(part) || /^\W*(?:and )?(?:no|not|without)\b/i.test(part)) return [];
      if (isPast.test(part) || regularly.test(part)) return [];
      const named = investigationsIn(part)
        .map(({ id }) => id)
        .filter((id) => !isMistaken(id, part));
      return [...named, ...spokenIn(part, so)];
    });
}

const report =
  /\bresults?\b|\breports?\b|\bread (?:me|back)\b|^\W*(?:[^,:]{0,20}[,:]|(?:and )?(?:nurse|sister))?\W*(?:and |so |now |ok )*(?:what|whats|any|is|has|have|did|how)\b/i;
const scanWord = /\b(?:scans?|ct|x-?rays?|bloods?|dip\w*|sample|k|ph|bicarb|gas)\b/i;
const sends = /\b(?:send|do|run|take|request\w*|order|get|repeat|dip)\b/i;

/** Whether the result of a test is wanted of the nurse: by asking for it, or by asking after a test. */
export const wantsResult = (words: string): boolean =>
  asksForResult(words) ||
  (report.test(words) &&
    !sends.test(words) &&
    (/\bresults?\b/i.test(words) || scanWord.test(words) || testsIn(words).length > 0));

/** Acts at the bedside that a test of the same name is. */
const atBedside: ReadonlySet<string> = new Set(
  bedsideTerms.flatMap(({ id, test }) => (test === undefined ? [] : [id])),
);
const inLab = /\b(?:lab|plasma|formal|fasting)\b/i;

/** What one part of a line asks for, or undefined where no test is asked for. */
function asked(move: Move): (TestsAsked & { readonly figures: readonly string[] }) | undefined {
  const isHers = move.isToNurse === true;
  if (!isHers && !mayAsk.has(move.act)) return undefined;
  if (noMore.test(move.words)) return undefined;
  const clauses = clausesOf(move.words).filter(
    ({ words, mood }) =>
      mood !== "deferred" &&
      !(wantsResult(words) && !sends.test(words)) &&
      (isHers || (does.has(move.act) && mood === "bidden") || wants.test(words)) &&
      // Of the patient it is asked what they had, save where the question is for leave.
      (move.act !== "ask" || isHers),
  );
  const at = (words: string): number => Math.max(0, move.words.indexOf(words.slice(0, 12)));
  const named = [
    ...new Set(clauses.flatMap(({ words }) => testsIn(words, move.words.slice(0, at(words))))),
  ];
  // A salt that is given is not measured with that.
  const given = new Set(
    (move.orders ?? []).flatMap(({ kind, id }) => (kind === "drug" ? [id.replace(/_.*/, "")] : [])),
  );
  const isFigure = (id: string): boolean =>
    atBedside.has(id) && (id === "peak_flow" || !inLab.test(move.words));
  const ids = named.filter((id) => !isFigure(id) && !given.has(id));
  const unnamed = vague.flatMap(([name, form, other]): VagueTest[] =>
    isHers &&
    named.length === 0 &&
    clauses.some(({ words }) => form.test(words) && !other.test(words))
      ? [name]
      : [],
  );
  if (named.length === 0 && unnamed.length === 0) return undefined;
  return {
    ids,
    figures: regularly.test(move.words) ? [] : named.filter(isFigure),
    unnamed,
    isBidden:
      isHers ||
      clauses.some(
        ({ words, mood }) => mood === "bidden" && !/\b(?:you|your|u|ur)\b|\?/i.test(words),
      ),
  };
}

/** The moves with the tests that are asked for in each; a figure that is taken at the bedside is ordered. Pure. */
export function withTests(moves: readonly Move[]): Move[] {
  return moves.map((move) => {
    const found = asked(move);
    if (!found) return move;
    const { figures, ...tests } = found;
    const known = new Set(move.orders?.map(({ id }) => id));
    const more = figures
      .filter((id) => !known.has(id))
      .map((id): Order => ({ kind: "measure", id, ...(tests.isBidden ? {} : { isTold: true }) }));
    const orders = [...(move.orders ?? []), ...more];
    return {
      ...move,
      ...(tests.ids.length + tests.unnamed.length > 0 ? { tests } : {}),
      ...(orders.length > 0 ? { orders } : {}),
    };
  });
}
