import { replySlots, type PatientView } from "@anamnesis/cases";
import type { AlignedCorrector } from "../understand/spelling.ts";
import type { Turn } from "../understand/types.ts";
import { wordsOfFact } from "./fact-words.ts";
import {
  actOf,
  asksForResult,
  asksIfSo,
  isDenialNoted,
  isEcho,
  isLeaveAsked,
  touchOf,
} from "./constructions.ts";
import { systemsAsked } from "../examine/examine.ts";
import { asksToExamine, goesOnExamining, mayExamine, toBeExamined } from "./examining.ts";
import { withFarewells } from "./farewells.ts";
import { isForeign } from "./foreign.ts";
import {
  isBare,
  isChoiceForm,
  isCircumstance,
  isClosedForm,
  isExampled,
  isPutAsQuestion,
  isReminder,
  isTagForm,
  membersOf,
} from "./form.ts";
import {
  actsOfFacts,
  moveTouches,
  type Heard,
  type Match,
  type Move,
  type MoveAct,
  type MoveTouch,
} from "./moves.ts";
import { withOrders } from "./ordering.ts";
import type { KnownFacts, Network } from "./network.ts";
import { slotsOf } from "./slot.ts";
import { breaths } from "./breaths.ts";
import { cut, isWord } from "./cut.ts";
import { withTests } from "./requests.ts";
import { withNurse } from "./to-nurse.ts";
import { plainTokens, tokensOf, type Token } from "./tokens.ts";
import { wordedIn } from "./worded.ts";

/** Hears a line: what is done in it, part by part, and what of the case each part is about. Pure. */
export type Hear = (view: PatientView, text: string, context: readonly Turn[]) => Heard;

/** Acts in which a part of the body may be named without its being examined. */
const neverExamining: ReadonlySet<MoveAct> = new Set([
  "summary",
  "teachback",
  "safetynet",
  "empathise",
  "rude",
  "command",
]);
const hasMembers: ReadonlySet<MoveAct> = new Set(["ask", "challenge", "summary"]);
const unmatched = (count: number): Float32Array => new Float32Array(count + 1).fill(-9);

/** "Too much oxygen, and then the machine.": given back in the patient's own words it is no news and no plan. */
const isTold = /^(news|explain|plan|empathise)$/;
/** What may be a guess that is played back, where it is asked behind it whether it is so. */
const isTelling = /^(news|explain|empathise|acknowledge|challenge|reassure)$/;
const bySelf = (tokens: readonly string[]): boolean =>
  tokens.some((word) => /^(i|we|us|let|ll)$/.test(word)) || tokens.length < 3;

/** Share from which what is said says what it touches. */
const surelySaid = 0.5;

/** Share from which somebody is asked to say back what was explained. */
const surelyBack = 0.5;

/** Share from which somebody is taken to be rude to a patient. */
const surelyRude = 0.6;

/** Nobody takes in more of what is said to them at once: some hundred and fifty words. */
const mostBreaths = 2;

/** Most lines of a case that are kept heard. */
const keptLines = 100;

/** Makes the hearing from a trained network and the spelling corrector for a case's own words. */
export function createHearing(
  network: Network,
  correctorFor: (own: readonly string[]) => AlignedCorrector,
  isKnown: (word: string) => boolean,
): Hear {
  interface Known {
    readonly facts: KnownFacts;
    readonly correct: AlignedCorrector;
    /** Lines already heard, by what was said before them: an encounter is heard again when it is marked. */
    readonly heard: Map<string, Heard>;
  }
  const known = new WeakMap<PatientView, Known>();
  const knownOf = (view: PatientView): Known => {
    const kept = known.get(view);
    if (kept) return kept;
    const words = view.facts.map((fact) => wordsOfFact(fact));
    const made = {
      facts: network.factsOf(
        view.facts.map((fact, at) => ({
          topic: fact.topic,
          ...(fact.attribute ? { attribute: fact.attribute } : {}),
          label: words[at]?.label ?? [],
          said: words[at]?.said ?? [],
          asked: words[at]?.asked ?? [],
          questions: words[at]?.questions ?? [],
        })),
      ),
      correct: correctorFor(words.flatMap(({ label, said }) => [...label, ...said])),
      heard: new Map<string, Heard>(),
    };
    known.set(view, made);
    return made;
  };

  const plainWords = (text: string): string[] =>
    plainTokens(text)
      .filter(isWord)
      .map(({ word }) => word);
  return (view, text, context) => {
    const { facts, correct, heard: kept } = knownOf(view);
    const lastOf = (who: Turn["speaker"]): string =>
      context.findLast(({ speaker }) => speaker === who)?.text ?? "";
    const wordsOf = (who: Turn["speaker"]): string[] =>
      tokensOf(lastOf(who), correct).map(({ word }) => word);
    const key = [text, lastOf("patient"), lastOf("learner")].join("\u0000");
    const known = kept.get(key);
    if (known) return known;
    const heard = hearAnew();
    if (kept.size >= keptLines) kept.clear();
    kept.set(key, heard);
    return heard;

    /** "Xq?" and the like: too short to be a slip of anything, and no word. */
    function isNoWord(words: readonly string[]): boolean {
      return words.length < 3 && words.every((word) => word.length < 4 && !isKnown(word));
    }

    /** "The wuzzle manage snurgle": most of what is asked about is nothing that one could know. */
    function isStrange(words: readonly string[]): boolean {
      const content = words.filter((word) => word.length > 3 && /^[a-z]+$/.test(word));
      const strange = content.filter((word) => !isKnown(word)).length;
      return strange > 0 && strange * 2 >= content.length;
    }

    /** The likeliest act; an examination only where something is done or looked at in it, saying back and rudeness only where they are sure. */
    function likeliest(acts: Float32Array, mayBeExamination: boolean): number {
      const examine = network.acts.indexOf("examine");
      const sayBack = network.acts.indexOf("teachback");
      const rude = network.acts.indexOf("rude");
      const may = acts.map((share, at) =>
        (at === examine && !mayBeExamination) ||
        (at === sayBack && share < surelyBack) ||
        (at === rude && share < surelyRude)
          ? -1
          : share,
      );
      return may.indexOf(Math.max(...may));
    }

    function hearAnew(): Heard {
      const all = tokensOf(text, correct);
      if (!all.some(isWord))
        return { moves: [], isForeign: isForeign(text, plainWords(text), isKnown) };
      const heardBefore = wordsOf("patient");
      const moves = breaths(all, network.most.line)
        .slice(0, mostBreaths)
        .flatMap((tokens) => heardIn(tokens, heardBefore));
      return {
        moves: withTests(
          withNurse(withOrders(withFarewells(withExaminations(view, withReminders(moves))))),
        ),
        isForeign: isForeign(text, plainWords(text), isKnown),
      };
    }

    /** The moves of as much as is heard at once. */
    function heardIn(tokens: readonly Token[], heardBefore: readonly string[]): Move[] {
      const line = network.read(
        tokens.map(({ word }) => word),
        heardBefore,
        wordsOf("learner"),
      );
      const typed = (from: number, to: number): string =>
        text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? text.length);
      const match = (from: number, to: number, isMatched: boolean): Match => {
        const scores = isMatched ? network.match(line, from, to, facts) : unmatched(facts.count);
        return {
          tokens: tokens.slice(from, to).map(({ word }) => word),
          words: typed(from, to),
          scores: scores.subarray(0, facts.count),
          nothing: scores[facts.count] ?? 0,
          before: heardBefore,
        };
      };
      let ledFrom: number | undefined;
      const spans = cut(tokens, line);
      return spans.map(([from, to], place): Move => {
        const [nextFrom, nextTo] = spans[place + 1] ?? [to, to];
        const part = network.part(line, from, to);
        const { acts, touches } = part;
        const isExamining = asksToExamine(typed(from, to));
        const best = likeliest(acts, isExamining || mayExamine(typed(from, to)));
        const words = tokens.slice(from, to).map(({ word }) => word);
        const heardAs = actOf(words, (network.acts[best] ?? "ask") as MoveAct);
        // "So it's the bag you dread. Is that right?": played back, to be confirmed.
        const isPlayed =
          isTelling.test(heardAs) &&
          asksIfSo(tokens.slice(nextFrom, nextTo).map(({ word }) => word));
        const act = isPlayed
          ? "summary"
          : !neverExamining.has(heardAs) && isExamining
            ? "examine"
            : heardAs;
        const own = match(from, to, actsOfFacts.has(act));
        // "One shaking fit, right. When was that?" is about what stands in front of it.
        const lead =
          act === "ask" && ledFrom !== undefined && isBare(own.tokens)
            ? match(ledFrom, to, true)
            : undefined;
        const whole = lead ? { ...own, scores: lead.scores, tokens: lead.tokens } : own;
        ledFrom = hasMembers.has(act) ? undefined : (ledFrom ?? from);
        const members =
          hasMembers.has(act) && !isExampled(own.tokens)
            ? membersOf(own.tokens).map(([start, end]) => match(from + start, from + end, true))
            : [];
        const isPlayedBack =
          (/^(ask|challenge|open)$/.test(act) || (isTold.test(act) && !bySelf(whole.tokens))) &&
          (isEcho(whole.tokens, heardBefore) ||
            // "No allergies, no ulcers.": their own questions, answered.
            (isDenialNoted(whole.tokens) &&
              isEcho(whole.tokens, [...heardBefore, ...wordsOf("learner")])));
        const touched = (moveTouches[touches.indexOf(Math.max(...touches))] ??
          "other") as MoveTouch;
        const taken =
          act !== "examine" && isNoWord(plainWords(text))
            ? "nonsense"
            : isPlayedBack
              ? "acknowledge"
              : act;
        const slots = slotsOf(network, part, taken);
        const [said] = slots;
        const named = said && said.share > surelySaid ? replySlots[said.slot] : undefined;
        return {
          ...whole,
          act: taken,
          confidence: isLeaveAsked(whole.tokens, taken) ? 1 : (acts[best] ?? 0),
          touches: touchOf(whole.words, act, named && "touches" in named ? named.touches : touched),
          slots,
          isClosed: isClosedForm(whole.tokens),
          isChoice: isChoiceForm(whole.tokens),
          isTag: isTagForm(whole.tokens),
          isQuestion: isPutAsQuestion(whole.tokens),
          ...wordedIn(whole.tokens, taken),
          isStrange: isStrange(plainWords(whole.words)),
          isOfResult: act === "ask" && asksForResult(whole.words),
          members,
        };
      });
    }
  };
}

const isBesideQuestion = (moves: readonly Move[], at: number): boolean =>
  moves[at - 1]?.act === "ask" || moves[at + 1]?.act === "ask";

/** The moves, of which those that only remind of something in front of a question ask nothing. */
const withReminders = (moves: readonly Move[]): Move[] =>
  moves.map((move, at) =>
    move.act === "ask" &&
    ((moves[at + 1]?.act === "ask" && isReminder(move.tokens)) ||
      (isBesideQuestion(moves, at) && isCircumstance(move.tokens)))
      ? { ...move, act: "acknowledge" }
      : move,
  );

/** What is examined by each move; one that goes on with an examination before it is one too. */
function withExaminations(view: PatientView, moves: readonly Move[]): Move[] {
  let wasExamined = false;
  return moves.map((move) => {
    wasExamined =
      move.act === "examine" ||
      (wasExamined && !neverExamining.has(move.act) && goesOnExamining(move.words));
    if (!wasExamined) return move;
    const words = toBeExamined(move.words);
    const examines = systemsAsked(view, words);
    // "I won't look in his throat" by itself promises something.
    return words !== move.words && examines[0] === "general"
      ? { ...move, act: "reassure" }
      : { ...move, act: "examine", examines };
  });
}
