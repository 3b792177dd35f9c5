import { earnable, penalty } from "../items.ts";
import {
  does,
  turnEvidence,
  type Consultation,
  type LearnerTurn,
} from "../encounter/consultation.ts";
import type { ReportItem } from "../types.ts";

const group = "Consultation";
/** The history share from which on the manner of asking counts in full; nothing asked, nothing asked well. */
const fullEngagement = 0.2;
/** Within this many messages belongs who you are and what brings them. */
const beginning = 4;

type Judged = { readonly share: number; readonly turns: readonly LearnerTurn[] };
const none: Judged = { share: 0, turns: [] };
const first = (turns: readonly LearnerTurn[], ...names: readonly string[]): Judged => {
  const turn = turns.find((one) => does(one, ...names));
  return turn ? { share: 1, turns: [turn] } : none;
};

/** An invitation to tell: the opening question, "tell me more", or an open question about the complaint; one at a time. */
const asksOpenly = (turn: LearnerTurn): boolean =>
  !isStacked(turn) &&
  (does(turn, "opening", "elaborate", "anything_else") ||
    (!asksForOneThing.test(turn.text) &&
      turn.reply.asks.some((ask) => ask.form === "open" && /^(hpc|symptom):/.test(ask.topic))));
/** "When did it start?" has one short answer, and "Where is it?" and "How bad is it?". */
const asksForOneThing =
  /\b(when|where|wher|wen|which|who|how (long|often|many|much|bad|severe|far|old|high))\b/i;
const asksClosed = (turn: LearnerTurn): boolean =>
  turn.reply.asks.some((ask) => ask.form !== "open" && isClinical(ask.topic));
const isClinical = (topic: string): boolean =>
  !/^(greeting|identity|consent|opening|elaborate|anything|summar|acknow|empathy|explan|closing|other|clarif)/.test(
    topic,
  );

/** A second question in the same breath: behind another question mark, or joined on with its own question word. */
const secondQuestion =
  /\?[^?]*\p{L}[^?]*\?|,?\s(?:and|or|also|plus)\s+(?:(?:do|does|did|have|has|had|is|are|was|were|can|could|would|will)\s+(?:you|it|he|she|they|there|that|the|your|any)|what|when|where|how|why|which|who|any)\b[^?]*\?/iu;
/**
 * Two things asked in one breath. One question with a short list ("any fever, chills or sweats?") is one question; the
 * check behind a summary is none.
 */
export const isStacked = (turn: LearnerTurn): boolean =>
  turn.asked > 3 || (turn.asked > 1 && !does(turn, "summary") && secondQuestion.test(turn.text));
/** A statement with a tag ("…, don't you?", "…, right?"), or a denial put up for agreement ("No fever, then?"). */
const leadingWords =
  /\b(?:is|are|was|were|do|does|did|have|has|had|can|could|would|wo|ca)(?:n['’]?t) (?:you|it|he|she|they|there|that)\s*[?.!]*$|,?\s(?:right|yes|correct|no)\s*\?\s*$|^(?:and |so |but )?(?:no|not) [^?]*,? then\s*\?|^(?:so |and |but )?you(?:'ve|’ve| have)? ?(?:don['’]?t|do not|haven['’]?t|have not|aren['’]?t|never)\b[^?]*\?/i;
export const isLeading = (turn: LearnerTurn): boolean =>
  !does(turn, "summary") &&
  turn.text
    .split(/(?<=[?.!])\s+/)
    .some((line) => leadingWords.test(line.trim()) && !isCheck.test(line.trim()));
/** "Is that right?", "…, is that OK?" ask for correction or leave. */
const isCheck =
  /\b(?:is (?:that|this|it)|have i got (?:that|it|this)|got that) (?:all )?(?:right|correct|ok|okay)\W*$|^all right\W*$/i;
export const hasJargon = (turn: LearnerTurn): boolean => does(turn, "jargon");
export const isKind = (turn: LearnerTurn): boolean =>
  does(turn, "empathy", "normalising", "reassurance");
const distress = new Set(["frightened", "tearful", "worried", "embarrassed"]);
/** The patient showed a feeling that calls for an answer. */
export const showsFeeling = (turn: LearnerTurn): boolean =>
  turn.newFacts.some((fact) => /^(ice:)?concerns/.test(fact)) ||
  (distress.has(turn.reply.mood) && turn.reply.mood !== turn.moodBefore);

function openingQuestion(turns: readonly LearnerTurn[]): Judged {
  const opening = turns.find(
    (turn) => asksOpenly(turn) && (does(turn, "opening") || turn.newFacts.length > 0),
  );
  if (!opening) return none;
  const closedBefore = turns.some((turn) => turn.number < opening.number && asksClosed(turn));
  return {
    share: closedBefore ? 0.5 : opening.number <= beginning + 2 ? 1 : 0.7,
    turns: [opening],
  };
}

function introduction(turns: readonly LearnerTurn[]): Judged {
  const early = turns.slice(0, beginning);
  const named = first(early, "introduction");
  if (named.share > 0) return named;
  const greeted = first(early, "greeting", "greeting_intro");
  return { share: greeted.share / 2, turns: greeted.turns };
}

function feelings(turns: readonly LearnerTurn[]): Judged {
  const kind = turns.filter(isKind);
  const answered = kind.filter((turn) =>
    turns.slice(Math.max(0, turn.number - 3), turn.number - 1).some(showsFeeling),
  );
  if (kind.length === 0) return none;
  const share = kind.length > 1 ? 1 : answered.length > 0 ? 0.85 : 0.6;
  return { share, turns: (answered.length > 0 ? answered : kind).slice(0, 2) };
}

/** A safety net is the whole of an ending, an explanation or a farewell most of it, thanks a little. */
function closing(turns: readonly LearnerTurn[]): Judged {
  const net = first(turns, "safety_netting");
  if (net.share > 0) return net;
  const said = first(turns.slice(beginning), "closing", "explanation", "explanation_plan");
  if (said.share > 0) return { share: 0.8, turns: said.turns };
  const thanked = first(turns.slice(beginning), "thanks");
  return { share: thanked.share * 0.4, turns: thanked.turns };
}

/** A share that falls with the part of messages that were put badly. */
function seldom(
  turns: readonly LearnerTurn[],
  isBad: (turn: LearnerTurn) => boolean,
  slope: number,
  engagement: number,
): Judged {
  const asking = turns.filter((turn) => turn.asked > 0);
  const bad = asking.filter(isBad);
  if (asking.length === 0) return none;
  return {
    share: Math.max(0, 1 - (slope * bad.length) / asking.length) * engagement,
    turns: bad.slice(0, 3),
  };
}

/** How the consultation was led: who you are, room to talk, one thing at a time, plain words, feelings, an ending. */
export function markProcess(consultation: Consultation, coverage: number): readonly ReportItem[] {
  const { turns } = consultation;
  const engagement = Math.min(1, coverage / fullEngagement);
  const item = (
    id: string,
    label: string,
    maxPoints: number,
    judged: Judged,
    why: string,
    question?: string,
  ) =>
    earnable({
      id: `process:${id}`,
      area: "questioning",
      group,
      label,
      maxPoints,
      share: judged.share,
      why,
      ...(question ? { question } : {}),
      evidence: judged.turns.map(turnEvidence),
    });
  const room = turns.filter((turn) => does(turn, "elaborate", "anything_else", "hpc:associated"));
  const rude = turns.filter((turn) => does(turn, "rudeness"));
  return [
    item(
      "introduction",
      "Introduced yourself",
      0.35,
      introduction(turns),
      "People answer a person whose name and role they know.",
      "Hello, I'm …, one of the doctors here.",
    ),
    item(
      "identity",
      "Checked who the patient is",
      0.25,
      first(turns, "identity_check", "identity:name", "identity:dob_age"),
      "Two identifiers keep the right results with the right person.",
      "Can I check your full name and date of birth?",
    ),
    item(
      "consent",
      "Said what comes next, or asked leave",
      0.25,
      first(turns, "consent", "signposting", "consent_signpost", "private_setting"),
      "A sentence of signposting earns honest answers to private questions.",
      "Is it all right if I ask you some questions about this?",
    ),
    item(
      "opening",
      "Opened with an open question",
      0.45,
      openingQuestion(turns),
      "The first free minute holds most of the diagnosis, if it is not interrupted.",
      "What has brought you in today?",
    ),
    item(
      "room",
      "Gave room to tell more",
      0.25,
      room.length > 0 ? { share: 1, turns: room.slice(0, 2) } : none,
      "“Tell me more” finds what a checklist does not hold.",
      "Tell me more about that. Is there anything else?",
    ),
    item(
      "single",
      "One question at a time",
      0.35,
      seldom(turns, isStacked, 2.5, engagement),
      "Of two questions in one breath, the second is answered and the first is lost.",
    ),
    item(
      "neutral",
      "Questions that do not lead",
      0.25,
      seldom(turns, isLeading, 3, engagement),
      "“No chest pain, then?” invites agreement, not the truth.",
    ),
    item(
      "plain",
      "Plain words",
      0.25,
      seldom(turns, hasJargon, 3, engagement),
      "A word that is not understood is answered with a guess.",
    ),
    item(
      "feelings",
      "Answered feelings",
      0.55,
      feelings(turns),
      "Fear that is not acknowledged keeps the patient from hearing anything else.",
      "That sounds frightening. I'm glad you came in.",
    ),
    item(
      "summary",
      "Summed up and checked",
      0.35,
      first(turns, "summary", "summarising"),
      "Saying it back shows the gaps, and the patient corrects what was misheard.",
      "Let me sum up what you have told me, and you tell me what I have missed.",
    ),
    item(
      "closing",
      "Closed with next steps",
      0.25,
      closing(turns),
      "The patient should leave knowing what happens next and when to call.",
      "I'll explain what happens next, and what should make you call us at once.",
    ),
    ...(rude.length > 0
      ? [
          penalty({
            id: "process:rudeness",
            area: "questioning",
            group,
            label: "Rude to the patient",
            points: Math.min(1.5, rude.length * 0.5),
            why: "Disrespect closes a patient, and hides what you need to know.",
            evidence: rude.slice(0, 3).map(turnEvidence),
          }),
        ]
      : []),
  ];
}
