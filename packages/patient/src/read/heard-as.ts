import { replySlots, type PatientView } from "@anamnesis/cases";
import { systemsAsked } from "../examine/examine.ts";
import { addressOf } from "../hear/address.ts";
import { asksForResult, touchOf } from "../hear/constructions.ts";
import { asksToExamine, goesOnExamining, mayExamine, toBeExamined } from "../hear/examining.ts";
import { withFarewells } from "../hear/farewells.ts";
import { isChoiceForm, isClosedForm, isPutAsQuestion } from "../hear/form.ts";
import { actsOfFacts, type Heard, type Move, type MoveAct, type MoveTouch } from "../hear/moves.ts";
import { withOrders } from "../hear/ordering.ts";
import { withTests } from "../hear/requests.ts";
import { withNurse } from "../hear/to-nurse.ts";
import { plainTokens } from "../hear/tokens.ts";
import { wordedIn } from "../hear/worded.ts";
import { indexOf } from "../lexicon/fact-index.ts";
import { namedFacts } from "./named-facts.ts";
import type { Given, LineReading, ReadPart } from "./reading.ts";

/** How sure a reader is taken to be of an act that it names; it names one or none. */
const sure = 0.95;

const tokensIn = (text: string): readonly string[] => plainTokens(text).map(({ word }) => word);

/** What a part is about. What the case has is not denied because a reader overlooked it. */
function givenOf(view: PatientView, part: ReadPart): Given {
  const index = indexOf(view);
  const known = part.facts.filter((id) => index.get(id) !== undefined);
  const overlooked = part.denied.map((words) => ({ words, facts: namedFacts(view, words) }));
  return {
    facts: [
      ...new Set([...known, ...overlooked.flatMap(({ facts }) => facts.map(({ id }) => id))]),
    ],
    denied: overlooked.filter(({ facts }) => facts.length === 0).map(({ words }) => words),
  };
}

/** Words that see to privacy or promise it: what opens a patient is not taken on a reader's word alone. */
const ofPrivacy =
  /\b(private\w*|privacy|confiden\w+|between (you and me|us|ourselves)|alone|(no ?body|no one|anyone|anybody) else|(won['’]?t|not|never) (tell|share|leave|repeat|go further)|step out\w*|outside|curtains?|doors?|secret|stays? (here|in this))\b/i;

const touchesOf = ({ touches, slot }: ReadPart): MoveTouch => {
  const named = slot && replySlots[slot];
  return named && "touches" in named ? (named.touches as MoveTouch) : (touches ?? "other");
};

/** What is examined is named in the words themselves; a part without anything of the kind is no examination. */
function examined(
  view: PatientView,
  { act, words }: ReadPart,
  goesOn: boolean,
): Pick<Move, "act"> & Partial<Pick<Move, "examines">> {
  if (act === "private" && !ofPrivacy.test(words)) return { act: "reassure" };
  if (act !== "examine") return { act };
  const isMore = goesOn && goesOnExamining(words);
  if (!isMore && !asksToExamine(words) && !mayExamine(words)) return { act: "signpost" };
  const left = toBeExamined(words);
  const examines = systemsAsked(view, left);
  return left !== words && examines[0] === "general"
    ? { act: "reassure" }
    : { act: "examine", examines };
}

function moveOf(view: PatientView, part: ReadPart, act: MoveAct, goesOn = false): Move {
  const { words, slot } = part;
  const tokens = tokensIn(words);
  return {
    ...examined(view, { ...part, act }, goesOn),
    confidence: sure,
    touches: touchOf(words, act, touchesOf(part)),
    isClosed: isClosedForm(tokens),
    isChoice: isChoiceForm(tokens),
    isQuestion: isPutAsQuestion(tokens),
    ...wordedIn(tokens, act),
    isOfResult: act === "ask" && asksForResult(words),
    slots: slot ? [{ slot, share: 1 }] : [],
    members: [],
    tokens,
    words,
    scores: new Float32Array(0),
    nothing: 0,
    given: actsOfFacts.has(act) ? givenOf(view, part) : { facts: [], denied: [] },
  };
}

/** "No, I meant the fever" takes back and asks anew. */
const movesOf = (view: PatientView, part: ReadPart, goesOn: boolean): readonly Move[] =>
  part.act === "repair" && part.facts.length > 0
    ? [moveOf(view, { ...part, facts: [], denied: [] }, "repair"), moveOf(view, part, "ask")]
    : [moveOf(view, part, part.act, goesOn)];

/**
 * A line as it was read by somebody else, in the shape in which the embedded hearing hands it on. Everything that the words
 * themselves tell (what is examined, yes-or-no form, acts that lie across parts) is found by the same rules. Pure.
 */
export function heardAs(view: PatientView, text: string, reading: LineReading): Heard {
  const ordered = withOrders(
    withFarewells(
      reading.parts.flatMap((part, at, parts) =>
        movesOf(view, part, parts[at - 1]?.act === "examine"),
      ),
    ),
  );
  const moves = withTests(withNurse(ordered));
  return addressOf(text, view.person).isPatient ? { moves, isToPatient: true } : { moves };
}
