import type { CompiledCase } from "@anamnesis/cases";
import { earnable, penalty } from "../items.ts";
import {
  does,
  turnEvidence,
  type Consultation,
  type LearnerTurn,
} from "../encounter/consultation.ts";
import type { ReportItem } from "../types.ts";
import {
  answersFear,
  asksClosed,
  asksOpenly,
  hasJargon,
  isKind,
  isLeading,
  isRude,
  isStacked,
  showsFeeling,
  wavesAway,
} from "./manner.ts";
import {
  beginning,
  closing,
  consent,
  identity,
  introduction,
  none,
  summary,
  type Judged,
} from "./said.ts";

const group = "Consultation";
/** The history share from which on the manner of asking counts in full; nothing asked, nothing asked well. */
const fullEngagement = 0.2;
/** "Tell me with your words what is bother you", in whatever grammar. */
const invites =
  /\btell me\b[^.?]{0,40}\b(?:your|own) words\b|\bin your own words\b|\bwhat(?:['’]s| is| has| have| brings?| brought)?\b[^.?]{0,20}\b(?:brought|brings?|bother\w*|happen\w*|going on|the (?:problem|matter|trouble))\b/i;
function openingQuestion(turns: readonly LearnerTurn[]): Judged {
  const opening = turns.find(
    (turn) => asksOpenly(turn) && (does(turn, "opening") || turn.newFacts.length > 0),
  );
  const invited = turns.slice(0, beginning).find(({ text }) => invites.test(text));
  if (invited && (!opening || invited.number < opening.number))
    return { share: isStacked(invited) ? 0.7 : 1, turns: [invited] };
  if (!opening) return none;
  const closedBefore = turns.some((turn) => turn.number < opening.number && asksClosed(turn));
  // An open question in the middle of a talk is welcome, and opens nothing.
  if (closedBefore && opening.number > beginning) return none;
  return {
    share: closedBefore ? 0.5 : opening.number <= beginning + 2 ? 1 : 0.7,
    turns: [opening],
  };
}

const givesRoom =
  /\btell me (?:(?:a (?:bit|little)|some) )?(?:more|about|all|everything|what)\b|\b(?:do )?(?:go|carry) on\b|\byour own words\b|\banything else(?! i (?:should|can|could|need))(?! we (?:should|can))|\bwhat else\b|\b(?:did|have) i (?:miss|missed|left|leave)\b|\bmissed anything\b|\bsay more\b|\bdescribe\b|\btake (?:all the|your) time\b|\bon your mind\b|\banything (?:more|to add)\b/i;
const mostWithRoom = 3;
/** Words that leave the patient room, in a line to the patient. */
const roomGiven = (turns: readonly LearnerTurn[]): readonly LearnerTurn[] =>
  turns.filter(
    (turn) =>
      // What opened the talk is marked as the opening.
      turn.number > 1 &&
      givesRoom.test(turn.text) &&
      // Among many questions there is no room.
      turn.asked <= mostWithRoom &&
      !/^\W*(?:nurse|sister)\b/i.test(turn.text) &&
      !isRude(turn),
  );

function feelings(turns: readonly LearnerTurn[]): Judged {
  const isAnswer = (turn: LearnerTurn): boolean =>
    turns
      .slice(Math.max(0, turn.number - 5), turn.number - 1)
      .some((one) => showsFeeling(one) && answersFear(turn, one));
  const kind = turns.filter((turn) => isKind(turn) || isAnswer(turn));
  const answered = kind.filter(
    (turn) =>
      isAnswer(turn) ||
      turns.slice(Math.max(0, turn.number - 3), turn.number - 1).some(showsFeeling),
  );
  if (kind.length === 0) return none;
  const share = kind.length > 1 ? 1 : answered.length > 0 ? 0.85 : 0.6;
  // What takes a feeling up in words is quoted before what only answers a fear.
  const shown = [...kind.filter(isKind), ...kind.filter((turn) => !isKind(turn))];
  return { share, turns: shown.slice(0, 2) };
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
export function markProcess(
  compiled: CompiledCase,
  consultation: Consultation,
  coverage: number,
): readonly ReportItem[] {
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
      about: "manner",
      ref: id,
      area: "questioning",
      group,
      label,
      maxPoints,
      share: judged.share,
      why,
      ...(question ? { question } : {}),
      evidence: judged.turns.map(turnEvidence),
    });
  const room = roomGiven(turns);
  const rude = turns.filter(isRude);
  const waved = turns.filter(wavesAway);
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
      identity(turns),
      "Two identifiers keep the right results with the right person.",
      "Can I check your full name and date of birth?",
    ),
    item(
      "consent",
      "Said what comes next, or asked leave",
      0.25,
      consent(turns),
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
      seldom(turns, isStacked, 1.3, engagement),
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
      summary(compiled, turns),
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
    ...(waved.length > 0
      ? [
          penalty({
            id: "process:waved",
            about: "manner",
            ref: "waved",
            area: "questioning",
            group,
            label: "Told not to worry",
            points: Math.min(0.75, waved.length * 0.25),
            why: "Comfort before the cause is known waves the fear away. Ask what is feared, and say what will be done about it.",
            evidence: waved.slice(0, 3).map(turnEvidence),
          }),
        ]
      : []),
    ...(rude.length > 0
      ? [
          penalty({
            id: "process:rudeness",
            about: "manner",
            ref: "rudeness",
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
