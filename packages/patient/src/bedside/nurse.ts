import { bedsideTerms, findDrugs, spokenNameOf } from "@anamnesis/terminology";
import type { Heard, HeldBack, Move, VagueTest } from "../hear/moves.ts";
import { wantsResult } from "../hear/requests.ts";
import { capitalised, listed } from "../speak/sentences.ts";
import type { BedsideMemory } from "./memory.ts";
import { done, saying, type Answer } from "./nurse-voice.ts";

/** Ids of the tests asked for in a line, the patient's and the nurse's. */
export const testsOf = ({ moves }: Heard): readonly string[] => [
  ...new Set(moves.flatMap(({ tests }) => tests?.ids ?? [])),
];

/** What is on the form after a line. */
export const notedAfter = (memory: BedsideMemory, heard: Heard): readonly string[] => [
  ...new Set([...(memory.noted ?? []), ...testsOf(heard)]),
];

/** What she says of tests: each is named once, when it goes on the form. */
function ofTests(memory: BedsideMemory, moves: readonly Move[]): readonly Answer[] {
  const bidden = moves.flatMap(({ tests }) => (tests?.isBidden ? [tests] : []));
  const ids = [...new Set(bidden.flatMap((tests) => tests.ids))];
  const noted = new Set(memory.noted);
  const fresh = ids.filter((id) => !noted.has(id));
  if (fresh.length > 0) {
    const names = listed(fresh.map(spokenNameOf));
    const [they, go] = fresh.length > 1 ? ["They", "go"] : ["It", "goes"];
    if (memory.hasResults)
      return [
        done(
          `${names}: on the form. Send ${fresh.length > 1 ? "them" : "it"} when you like, doctor.`,
        ),
      ];
    return [
      done(
        noted.size > 0
          ? `${names}: on the form too.`
          : `${names}: on the form. ${they} ${go} as soon as your first diagnosis is on it.`,
      ),
    ];
  }
  if (ids.length > 0)
    return [
      memory.hasResults
        ? saying("That's on the form, doctor.")
        : saying(
            "On the form already, doctor. It goes as soon as your first diagnosis is on it.",
            "The form is ready, doctor. It only waits for your first diagnosis.",
            "That goes as soon as your first diagnosis is down, doctor.",
            "Ready to go, doctor, once you have put down a first diagnosis.",
          ),
    ];
  const unnamed = [...new Set(bidden.flatMap((tests) => tests.unnamed))];
  return unnamed.map((what) => saying(...whichOf(what)));
}

const whichOf = (what: VagueTest): readonly string[] =>
  what === "bloods"
    ? ["Which bloods, doctor? I'll put them on the form.", "Tell me which bloods, doctor."]
    : [`Which ${what}, doctor? I'll put it on the form.`, `A ${what} of what, doctor?`];

/** What she says to a question for results. */
const ofResults = ({ hasResults }: BedsideMemory): Answer =>
  hasResults
    ? saying(
        "What is back is on your results page, doctor.",
        "It's all on the results page, doctor.",
      )
    : saying(
        "Nothing is back yet, doctor. Tests go as soon as your first diagnosis is on the form.",
        "Nothing yet, doctor: the form goes with your first diagnosis.",
        "No result, doctor. It has not gone; it waits for your first diagnosis.",
        "Still nothing, doctor.",
      );

/** A medicine that she is told to leave or to keep back. */
function ofHeld(held: readonly HeldBack[]): readonly Answer[] {
  const [later, never] = [
    held.filter(({ isLater }) => isLater),
    held.filter(({ isLater }) => !isLater),
  ];
  const names = (some: readonly HeldBack[]): string =>
    listed([...new Set(some.map(({ name }) => name))]);
  return [
    ...(never.length > 0
      ? [saying(`No ${names(never).replace(/ and /, " or ")}, doctor.`, "None of it, doctor.")]
      : []),
    ...(later.length > 0
      ? [
          saying(
            `${names(later)}: not before you say so, doctor.`,
            "I'll wait for your word, doctor.",
          ),
        ]
      : []),
  ];
}

/** Small errands, and how she takes them on. */
const errands: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:ring|telephone|phone|call|text)\b[^.;?!]{0,20}\b(?:wife|husband|mum|mam|mother|father|dad|son|daughter|sister|brother|partner|family|relatives?|[A-Z][a-z]+)\b/,
    ["I'll ring them now, doctor.", "Ringing now, doctor."],
  ],
  [
    /\b(?:bring|fetch|get|find|show)\b[^.;?!]{0,20}\b(?:wife|husband|mum|mam|mother|father|dad|son|daughter|sister|brother|partner|family|him|her|[A-Z][a-z]+)\b[^.;?!]{0,20}\b(?:in|here|through|inside)\b/,
    ["I'll bring them in, doctor.", "I'll fetch them, doctor."],
  ],
  [/\b(?:lights?|curtains?|blinds?)\b/i, ["Lights are down, doctor.", "I'll see to the light."]],
  [
    /\b(?:tea|water|blanket|pillow|tissues?|bowl|chair)\b/i,
    ["I'll see to it, doctor.", "Coming, doctor."],
  ],
  [
    /\b(?:hand|pass) me\b|\bget me (?:the|an?) (?:ophthalmoscope|otoscope|torch|stethoscope|hammer)\b/i,
    ["Here you are, doctor.", "There, doctor."],
  ],
  [
    /\b(?:tell|let) (?:them|the (?:team|senior|ward|lab)|him|her)\b/i,
    ["I'll pass it on, doctor.", "I'll tell them, doctor."],
  ],
];

/** "Is the mask actually on?", "has the second bag gone up?" */
const asksIfDone = /\b(?:on|in|up|off|running|going|done|given|attached|through)\b/i;

/** What she says to whether something is done: how it was done last, or that it is not. */
function ofState(memory: BedsideMemory, { act, words }: Move): readonly Answer[] {
  if ((act !== "ask" && act !== "check") || !asksIfDone.test(words)) return [];
  const ids = new Set([
    ...bedsideTerms.filter(({ pattern }) => pattern.test(words)).map(({ id }) => id),
    ...findDrugs(words).map(({ id }) => id),
  ]);
  if (ids.size === 0) return [];
  const last = memory.acts.findLast(({ id }) => ids.has(id));
  return [
    last ? done(`${capitalised(last.words)}, doctor.`) : saying("Not yet, doctor.", "No, doctor."),
  ];
}

const ofErrand = (words: string): Answer =>
  saying(
    ...(errands.find(([form]) => form.test(words))?.[1] ?? []),
    "Yes, doctor.",
    "Right, doctor.",
    "Will do, doctor.",
    "Of course, doctor.",
  );

/** Said to her: what there is for her in it beside orders. */
const isErrand = (move: Move): boolean =>
  move.isToNurse === true &&
  !move.orders &&
  !move.tests &&
  !move.held &&
  !move.examines &&
  !wantsResult(move.words) &&
  errands.some(([form]) => form.test(move.words));

/**
 * What the nurse says to what is said to her besides orders: tests go on the form, results come with them, what is not to be
 * given is not given, errands are run, and anything else she has at least heard.
 * @param hasAnswered she has said something to the line already
 */
export function nurseHears(
  memory: BedsideMemory,
  { moves }: Heard,
  isResultAsked: boolean,
  hasAnswered: boolean,
): readonly Answer[] {
  const hers = moves.filter(({ isToNurse, examines }) => isToNurse && !examines);
  const held = moves.flatMap(({ isToNurse, held: some = [] }) =>
    some.filter(
      ({ id, isLater }) =>
        isToNurse || (!isLater && (hers.length > 0 || id === memory.pending?.order.id)),
    ),
  );
  const isResult =
    isResultAsked || hers.some((move) => wantsResult(move.words) && !move.orders && !move.tests);
  const said = [
    ...ofHeld(held),
    ...ofTests(memory, moves),
    ...(isResult ? [ofResults(memory)] : hers.flatMap((move) => ofState(memory, move))),
    ...hers
      .filter(isErrand)
      .slice(0, 1)
      .map(({ words }) => ofErrand(words)),
  ];
  const isUnmet = hers.some(({ orders, tests }) => !orders && !tests);
  return said.length === 0 && isUnmet && !hasAnswered ? [ofErrand("")] : said;
}
