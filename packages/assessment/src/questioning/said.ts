import type { CompiledCase } from "@anamnesis/cases";
import { does, type LearnerTurn } from "../encounter/consultation.ts";
import { stemsOf } from "../encounter/stems.ts";
import { isKind, isRude } from "./manner.ts";

/** Within this many messages belongs who you are and what brings them. */
export const beginning = 4;

export type Judged = { readonly share: number; readonly turns: readonly LearnerTurn[] };
export const none: Judged = { share: 0, turns: [] };
export const first = (turns: readonly LearnerTurn[], ...names: readonly string[]): Judged => {
  const turn = turns.find((one) => does(one, ...names));
  return turn ? { share: 1, turns: [turn] } : none;
};

const role =
  /\b(?:doctors?|dr|registrar|consultant|student|medic|gp|physician|resident|intern|nurse|surgeon|practitioner|sho|house officer|on call)\b/i;
/** "I'm Tess", "my name is Lena", "Dr Shah here": a name, which begins with a capital or follows "name is". */
const ownName =
  /\b(?:[Ii]['’]?m|[Ii] am|[Tt]his is|[Ii]t['’]?s) (?:(?:called|the|one of the|an?) )?(?:[Dd]r\.? )?[A-Z]\p{L}+|\b(?:[Mm]y name(?:['’]s| is)|[Ii](?:['’]m| am) called) \p{L}+|\bDr\.? [A-Z]\p{L}+/u;
/** "i'm sam, a third year": typed in small letters a name is what a comma or a role stands behind. */
const ownNameTyped =
  /\b(?:i['’]?m|i am|this is) (?!(?:a|an|the|one|your|going|gonna|just|sorry|here|not|so|afraid|glad|sure|worried)\b)[a-z]{2,}(?=,|\s+(?:one of|from|and i['’]?m|the (?:medical|doctor|registrar)|a (?:\w+ ){0,2}(?:student|doctor)))/;
const saysRole = /\b(?:i['’]?m|im|i am|one of|your|working as)\b/i;

/** Who says what they are, and not who. */
const roleOnly = 0.6;

/** A name or a role, early and civil; a greeting alone introduces nobody. */
export function introduction(turns: readonly LearnerTurn[]): Judged {
  const early = turns.slice(0, beginning).filter((turn) => !isRude(turn));
  const named = early.find(({ text }) => ownName.test(text) || ownNameTyped.test(text));
  if (named) return { share: 1, turns: [named] };
  const byRole = early.find(({ text }) => saysRole.test(text) && role.test(text));
  return byRole ? { share: roleOnly, turns: [byRole] } : first(early, "introduction");
}

/** Says what is done next, or asks leave for it. */
const announces =
  /\b(?:i['’]?d like to|i would like to|i['’]?m (?:just )?(?:going to|gonna)|i am going to|gonna|let me|i want to|i['’]ll|i will|we['’]ll) (?:(?:just|now|also|then|quickly|have|give|do|take|be|go|a|an|him|her|you|quick|little|gentle|proper|some|your|his) )*(?:examin\w*|exam|feel|listen\w*|look|check\w*|press|ask\w*|measure|put|obs|blood pressure|tap|see|questions?|explain|test)\b/i;
const asksLeave =
  /\b(?:is (?:it|that|this)|would it be|if (?:it|that|this)(?:['’]s| is)) (?:all ?right|alright|ok|okay|fine)\b|\bmay i\b|\bdo you mind\b|\b(?:ok|okay|happy) with (?:that|this|going)\b/i;
/** A request in the form of a question is half of it: it names the part, and does not say what for. */
const requests =
  /\b(?:can|could) i (?:just )?(?:examine|have a look|take a look|listen|feel|check|ask you some)\b/i;
/** The patient may take an aside for leave; then the line has to hold at least a word of it. */
const couldAnnounce =
  /\b(?:ask|questions? (?:about|that|now|first)|examin\w*|look at|check|feel|listen|private\w*|confidential\w*|between us|go through|explain|alone)\b/i;

/** A sentence that says what comes next or asks leave: its own words first, then the patient's reading of it. */
export function consent(turns: readonly LearnerTurn[]): Judged {
  const plain = turns.find(({ text }) => announces.test(text) || asksLeave.test(text));
  if (plain) return { share: 1, turns: [plain] };
  const heard = first(
    turns.filter(({ text }) => couldAnnounce.test(text)),
    "consent",
    "signposting",
    "consent_signpost",
    "private_setting",
  );
  const asked = turns.find(({ text }) => requests.test(text));
  return heard.share > 0 || !asked ? heard : { share: 0.5, turns: [asked] };
}

const asksWho =
  /\b(?:names?|called|call you|birth\w*|born|d\.?o\.?b|how old|age|who (?:are|is|am i)|confirm|are you (?:mr|mrs|ms|miss)|mr|mrs|ms)\b/i;
/** "Your name and where you are?", "what day is it?" try how clear somebody is, and check nobody's identity. */
const ofOrientation = /\bwhere (?:you are|are (?:you|we)|we are)\b|\bwhat (?:day|month|year)\b/i;
const ofBirth = /\bbirth\w*|\bborn\b|\bd\.?o\.?b\b/i;
const ofAThing = /\bnames? (?:on|of) (?:the|it|that|this|your (?:tablets?|medic\w*|doctor))\b/i;

/** A question for who the patient is; the name on a label is none, nor is a test of orientation. */
export const identity = (turns: readonly LearnerTurn[]): Judged =>
  first(
    turns.filter(
      ({ text }) =>
        asksWho.test(text) &&
        !ofAThing.test(text) &&
        (!ofOrientation.test(text) || ofBirth.test(text)),
    ),
    "identity_check",
    "identity:name",
    "identity:dob_age",
  );

const recapWords =
  /\b(?:sum(?:ming)? up|summari[sz]e|recap|to be clear|let me (?:just )?(?:check|see if|make sure)|putting (?:it|that|this|all)|so far|you(?:['’]ve| have) (?:told|said|had)|if i(?:['’]ve| have) (?:got|understood)|have i got|did i get)\b|^so\b[ :,]|[.:,] ?so[ :,]+(?:you|your|he|his|she|her|it|that|the|this|from|in short|we)\b|\byou (?:told|said|mentioned|described)|\bwhat i have\b/i;
const checkWords =
  /\b(?:right|correct|missed|left out|agree|fair|got (?:that|it)|miss anything|anything (?:else|to add|i))\b[^?]*\?|\b(?:is that|have i|did i|does that)\b[^?]*\?/i;
/** Fewer of the patient's own words than this is no summary: "let me sum up" alone sums up nothing. */
const leastRecapped = 3;
/** One thing checked ("ten a day, stopped fifteen years ago?") is half of a summary. */
const ofOneThing = 0.5;
const leastThings = 2;
const wordsOfAThing = 2;
/** "So pain first, then sick." takes up an answer; a summary is longer. */
const leastWords = 7;
/** What was found on examination stands in brackets beside the patient's words; nobody has told it. */
const found = /\[[^\]]*\]/g;
/** A question asks on, unless it is the check at the end. */
const asking = /[^.!?]*\?/g;

/** Results and what they mean are told, not summed up. */
const tellsResults =
  /\b(?:your|the) (?:ecg|bloods?|scans?|tests?|results?|x-?ray|film)\b|\bwhat i think\b|\bi think it\b/i;

/** A recap says back what the patient told: words that they used first, or that the facts which they told are about. */
export function summary(compiled: CompiledCase, turns: readonly LearnerTurn[]): Judged {
  const heard = new Set<string>();
  const subjects = new Map(
    compiled.facts.map((fact) => [
      fact.id,
      stemsOf(`${fact.id.split(".").slice(-2).join(" ")} ${fact.is} ${fact.say.join(" ")}`),
    ]),
  );
  const told = new Set<string>();
  /** Of how many things that were told some words speak. */
  const thingsIn = (said: readonly string[]): number =>
    new Set(
      [...told].flatMap((fact) => {
        const own = new Set(subjects.get(fact));
        return said.filter((stem) => own.has(stem)).length >= wordsOfAThing
          ? [fact.split(".")[0] ?? fact]
          : [];
      }),
    ).size;
  let best: Judged = none;
  for (const stem of stemsOf(
    [compiled.triage.problem, compiled.triage.history, ...compiled.triage.symptoms].join(". "),
  ))
    heard.add(stem);
  for (const turn of turns) {
    const isRecap =
      (does(turn, "summary", "summarising") && recapWords.test(turn.text)) ||
      (turn.number > 2 && recapWords.test(turn.text) && checkWords.test(turn.text));
    if (isRecap) {
      const recap = turn.text.replace(asking, (question) =>
        checkWords.test(question) || recapWords.test(question) ? question : " ",
      );
      const said = stemsOf(recap).filter((stem) => heard.has(stem));
      const isLong = recap.trim().split(/\s+/).length >= leastWords;
      if (said.length >= leastRecapped && isLong && !tellsResults.test(turn.text)) {
        const share = thingsIn(said) >= leastThings ? 1 : ofOneThing;
        if (share > best.share) best = { share, turns: [turn] };
        if (best.share === 1) return best;
      }
    }
    for (const stem of stemsOf(turn.answer.replace(found, " "))) heard.add(stem);
    for (const fact of turn.newFacts) {
      told.add(fact);
      for (const stem of subjects.get(fact) ?? []) heard.add(stem);
    }
  }
  return best;
}

const nextStep =
  /\b(?:will|i['’]ll|we['’]ll|going to|next|plan|explain|let you know|results?|come back|call (?:us|me|999|911|112)|tell us|ring (?:us|the)|back (?:soon|in a)|arrange|organi[sz]e|admit|refer|see you|any questions|follow[- ]?up|look after|take (?:good )?care|go home)\b/i;

/** A safety net is the whole of an ending, an explanation or a farewell most of it, thanks a little. */
export function closing(turns: readonly LearnerTurn[]): Judged {
  // What is said before an examination says what is looked at, not how it goes on.
  const civil = turns.filter((turn) => !isRude(turn) && !does(turn, "examination_request"));
  const net = first(civil, "safety_netting");
  if (net.share > 0) return net;
  const late = civil.filter(({ number }) => number > beginning);
  const said = late.filter(
    (turn) =>
      does(turn, "closing", "explanation", "explanation_plan") &&
      nextStep.test(turn.text) &&
      (!isKind(turn) || does(turn, "explanation", "closing")),
  );
  const asked = late.filter(({ text }) => /\bquestions?\s*\?/i.test(text));
  const last = said.at(-1) ?? asked.at(-1);
  if (last) return { share: 0.8, turns: [last] };
  const thanked = first(late, "thanks");
  return { share: thanked.share * 0.4, turns: thanked.turns };
}
