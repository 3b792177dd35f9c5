import type { Fact } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import { nothingYet, ranked } from "../ground/rank.ts";
import { isEcho } from "../hear/constructions.ts";
import type { Match, Move } from "../hear/moves.ts";
import { truthOf } from "../lexicon/fact-index.ts";
import { minutesIn, numbersIn } from "../lexicon/numbers.ts";
import { claimOf } from "../read/claims.ts";
import { stem } from "../understand/normalise.ts";
import { isNegatedAt } from "../lexicon/negation.ts";
import { type Scene, social } from "./scene.ts";

/** Logit from which a claim is taken to be about a fact. */
const surelyAbout = 0.7;
/** The same for putting something right: a false correction costs more than a slip let pass. */
const surelyWrong = 1.5;
const mostCorrections = 2;

const textsOf = (fact: Fact): string =>
  [fact.is, ...fact.say, ...(fact.whole ?? []), ...fact.brief].join(" . ");
/** "About a day" is said of twenty hours and of thirty. */
const isAbout = (a: number, b: number): boolean => a <= b * 1.6 && b <= a * 1.6;
const unit = (text: string): string | undefined =>
  /\b(minute|hour|day|week|month|year)s?\b/i.exec(text)?.[1]?.toLowerCase();

/** Whether a stated figure is what the fact says. A different unit may be the same time, so it is not judged. */
export function figureVerdict(stated: string, fact: Fact): "yes" | "no" | undefined {
  const own = textsOf(fact);
  const given = numbersIn(stated);
  const known = numbersIn(own);
  if (given.length === 0 || known.length === 0) return undefined;
  const times = [minutesIn(stated), minutesIn(own)] as const;
  if (times[0].length > 0 && times[1].length > 0)
    return times[0].every((time) => times[1].some((value) => isAbout(time, value))) ? "yes" : "no";
  const statedUnit = unit(stated);
  if (statedUnit && !new RegExp(`\\b${statedUnit}s?\\b`, "i").test(own)) return undefined;
  return given.every((value) => known.includes(value)) ? "yes" : "no";
}

const sideOf = (text: string): string | undefined => {
  const isLeft = /\bleft\b/i.test(text);
  const isRight =
    /\b(on|to|the|my|your|his|her) right\b|\bright (side|arm|leg|hand|eye|temple|chest|shoulder|foot|calf|knee|ear)\b/i.test(
      text,
    );
  return isLeft === isRight ? undefined : isLeft ? "left" : "right";
};

/** Figures with the thing that they count: "four wet nappies" is [4, "nappi"], [4, "wet"]. */
function countsIn(text: string): readonly (readonly [number, string])[] {
  const words = text.toLowerCase().match(/[\p{L}]+|\d+(?:\.\d+)?/gu) ?? [];
  return words.flatMap((word, at) => {
    const [value] = numbersIn(word);
    if (value === undefined || value === 0.5) return [];
    return words
      .slice(at + 1, at + 3)
      .filter((next) => next.length > 3)
      .map((next) => [value, stem(next)] as const);
  });
}

/** Whether a claim counts a thing otherwise than the fact does. */
function miscounts(claim: string, fact: Fact): boolean {
  const own = countsIn(textsOf(fact));
  return countsIn(claim).some(([value, thing]) => {
    const known = own.filter(([, one]) => one === thing).map(([count]) => count);
    return known.length > 0 && !known.some((count) => isAbout(count, value));
  });
}

/** "I can't face food", "I've never passed out with it, only once at the needle": what is there is told by what is not. */
const notWords = /\b(?:not|no|never|nothing|hardly|without|\w+n['’]t)\b/i;
const isToldByNot = ({ is, say }: Fact): boolean =>
  notWords.test(is) || say.some((line) => notWords.test(line));

const ofBefore = /\b(?:ago|before (?:that|then|this)|earlier|until|used to|was|were)\b/i;

const ofRemedy = /\b(?:tabs?|tablets?|pills?|meds?|medicines?|medication|inhalers?)\b/i;

/** Whether a claim says of a fact what is not so: denied and there, there and denied, another figure, the other side. */
function contradicts(claim: Pick<Match, "words">, fact: Fact): boolean {
  const truth = truthOf(fact);
  // "No blood pressure tablets for eight months" denies no blood pressure.
  if (ofRemedy.test(claim.words) && fact.topic !== "medications") return false;
  // "A stone without trying" denies no stone.
  const plain = claim.words.replace(/\bwithout \w+ing\b/gi, "");
  const isNo = isNegatedAt(`${plain} `, plain.length);
  // "Two hours ago there was no slurring" says nothing of now.
  if (ofBefore.test(claim.words) && !fact.attribute) return false;
  if (!fact.attribute && truth === "yes" && isNo && !fact.isDefault && !isToldByNot(fact))
    return true;
  if (!fact.attribute && truth === "no" && !isNo && fact.topic.startsWith("symptom:")) return true;
  if (
    figureVerdict(claim.words, fact) === "no" &&
    (fact.attribute !== undefined || fact.topic.startsWith("identity:"))
  )
    return true;
  if (miscounts(claim.words, fact)) return true;
  return isOtherSide(claim, fact);
}

/** "On the left" of what the fact places on the right. */
function isOtherSide(claim: Pick<Match, "words">, fact: Fact): boolean {
  const [said, own] = [sideOf(claim.words), sideOf(textsOf(fact))];
  return said !== undefined && own !== undefined && said !== own;
}

const sided = /\b(left|right) (\p{L}{3,})/giu;
/** "Left hip": sides with what they are of. */
const sidesIn = (text: string): readonly (readonly [side: string, of: string])[] =>
  [...text.toLowerCase().matchAll(sided)].map(([, side = "", of = ""]) => [side, stem(of)]);

/** "Two tablets a day for your left hip", of a hip that is the right one wherever the case names its side: that fact. */
function misplacedIn(view: Scene["view"], claim: string): readonly Fact[] {
  return sidesIn(claim).flatMap(([side, of]) => {
    const placing = view.facts.flatMap((fact) =>
      sidesIn(textsOf(fact)).flatMap(([own, what]) => (what === of ? [{ own, fact }] : [])),
    );
    const [first] = placing;
    return first && placing.every(({ own }) => own !== side) ? [first.fact] : [];
  });
}

/** Whether all figures of a claim stand in what they have told: it is of that, and not of another thing wrongly. */
function isOfTheirs({ view, state }: Scene, claim: string): boolean {
  const given = numbersIn(claim);
  const told = new Set(
    view.facts
      .filter(({ id }) => state.told[id] !== undefined)
      .flatMap((fact) => numbersIn(textsOf(fact))),
  );
  return given.length > 0 && given.every((value) => told.has(value));
}

/** The facts that a summary gets wrong; what it is not surely about is not judged. */
export function wrongIn(scene: Scene, move: Move): readonly Fact[] {
  const { view, state, index } = scene;
  if (move.given) {
    const facts = move.given.facts.flatMap((id) => index.get(id) ?? []);
    return facts
      .filter((fact) => {
        const words = claimOf(move.words, fact);
        return words !== undefined && contradicts({ words }, fact);
      })
      .slice(0, mostCorrections);
  }
  const claims: readonly Match[] = move.members.length > 0 ? move.members : [move];
  const wrong = claims.flatMap((claim) => {
    const misplaced = misplacedIn(view, claim.words);
    if (misplaced.length > 0) return misplaced;
    const [best] = ranked(view, state, claim, nothingYet, new Set()).best;
    if (!best || best.score <= surelyAbout) return [];
    // Who gives back their own words has not got them wrong, but for figures and sides.
    const isTheirs = isEcho(claim.tokens, claim.before ?? []) && sideOf(claim.words) === undefined;
    if (isTheirs && figureVerdict(claim.words, best.fact) !== "no") return [];
    const isFigure = figureVerdict(claim.words, best.fact) === "no";
    if (isFigure && state.told[best.fact.id] === undefined && isOfTheirs(scene, claim.words))
      return [];
    if (contradicts(claim, best.fact))
      return best.score > surelyWrong ||
        isOtherSide(claim, best.fact) ||
        // "Ten kilos lost", of what they have told to be five.
        (state.told[best.fact.id] !== undefined && miscounts(claim.words, best.fact))
        ? [best.fact]
        : [];
    return otherSide(claim, index.of(best.fact.topic));
  });
  return [...new Set(wrong)].slice(0, mostCorrections);
}

/** "On the left" of what is told to be on the right: the fact that says where it is. */
function otherSide(claim: Match, facts: readonly Fact[]): readonly Fact[] {
  const said = sideOf(claim.words);
  const placed = facts.filter(
    (fact) =>
      /^(site|radiation)?$/.test(fact.attribute ?? "") && sideOf(textsOf(fact)) !== undefined,
  );
  const isWrong =
    said !== undefined &&
    placed.length > 0 &&
    placed.every((fact) => sideOf(textsOf(fact)) !== said);
  const [place] = placed;
  return isWrong && place ? [place] : [];
}

/** "Have I got that right?": yes, unless something that the case knows was said wrongly; then that is put right. */
export function answerSummary(scene: Scene, moves: readonly Move[]): PlanStep[] {
  const wrong = [...new Set(moves.flatMap((move) => wrongIn(scene, move)))];
  if (wrong.length === 0) return [social("summary_right")];
  return [
    social("summary_wrong"),
    ...wrong.map((fact) => ({
      kind: "tell" as const,
      fact: fact.id,
      repeated: false,
      part: "say" as const,
    })),
  ];
}
