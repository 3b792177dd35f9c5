import { patientView, type CompiledCase, type Mood, type PatientView } from "@anamnesis/cases";
import {
  bedsideNow,
  openConversation,
  takeTurn,
  type Act,
  type Reply,
  type Turn,
} from "@anamnesis/patient";
import type { Encounter, Evidence } from "../types.ts";
import { quote } from "../items.ts";
import { factsInLine } from "./heard.ts";
import { questionsIn } from "./questions.ts";
import { stemsOf } from "./stems.ts";

/** One message of the learner, and what came of it. */
export interface LearnerTurn {
  /** Index in `Encounter.messages`. */
  readonly index: number;
  /** 1 for the learner's first message. */
  readonly number: number;
  readonly text: string;
  readonly reply: Reply;
  /** What the patient answered: the encounter's own line where it has one. */
  readonly answer: string;
  /** The answer stands in the encounter; otherwise it was only rehearsed. */
  readonly isStored?: boolean;
  /** Facts told for the first time by the reply, in order. */
  readonly newFacts: readonly string[];
  /** How many things were asked in the message. */
  readonly asked: number;
  /** The patient's mood before the learner spoke. */
  readonly moodBefore: Mood;
}

/** The talk as the patient understood it. */
export interface Consultation {
  readonly turns: readonly LearnerTurn[];
  /** Fact id → the turn that first brought it out. */
  readonly told: ReadonlyMap<string, LearnerTurn>;
  /** Examination system → the turn in which it was examined. */
  readonly examined: ReadonlyMap<string, LearnerTurn>;
  /** What was done at the bedside, in order. */
  readonly acts: readonly Act[];
  /** Minutes of the case's time that the talk, what was done and the waiting took. */
  readonly minutes: number;
}

/** Longer messages and talks are read up to here; both are far beyond any real consultation. */
const longestMessage = 2_000;
const mostTurns = 250;

/** The patient engine keeps what it prepares for a view, so a case has one view. */
const views = new WeakMap<CompiledCase, PatientView>();
function viewOf(compiled: CompiledCase): PatientView {
  const view = views.get(compiled) ?? patientView(compiled);
  views.set(compiled, view);
  return view;
}

/**
 * Holds the conversation once more with the simulated patient, so that what was elicited is known by the same rules by
 * which the patient answered. The patient's actual lines are the context where the encounter has them.
 */
export function rehearse(compiled: CompiledCase, encounter: Encounter): Consultation {
  const view = viewOf(compiled);
  const opening = openConversation(view, encounter.seed ?? 1);
  const hasPatientLines = encounter.messages.some((message) => message.sender === "patient");
  const context: Turn[] = hasPatientLines ? [] : [{ speaker: "patient", text: opening.reply.text }];
  let state = opening.state;
  let moodBefore = opening.reply.mood;
  const turns: LearnerTurn[] = [];
  const told = new Map<string, LearnerTurn>();
  const examined = new Map<string, LearnerTurn>();
  const waits = [...(encounter.waits ?? [])];

  encounter.messages.forEach((message, index) => {
    const text = message.text.slice(0, longestMessage);
    if (message.sender === "patient") {
      context.push({ speaker: "patient", text });
      return;
    }
    if (text.trim() === "" || turns.length >= mostTurns) return;
    const { reading } = message;
    const { state: next, reply } = takeTurn(view, state, text, context, waited(index), reading);
    const stored = encounter.messages[index + 1];
    const answer = (stored?.sender === "patient" ? stored.text : reply.text).slice(
      0,
      longestMessage,
    );
    // Fear that bad news brings out was not asked for, whatever words it is told in.
    const isAsked = reply.asks.length > 0 || text.includes("?");
    const frightened = new Set([
      ...reply.plan.flatMap((step) => (step.kind === "worry" ? [step.fact] : [])),
      ...(isAsked
        ? []
        : compiled.facts.filter(({ topic }) => topic === "ice:concerns").map(({ id }) => id)),
    ]);
    const heard =
      stored?.sender === "patient"
        ? [
            ...(stored.facts ??
              reply.facts.filter((fact) => isSaid(compiled, reply, fact, answer))),
            ...factsInLine(compiled, answer, text).filter((fact) => !frightened.has(fact)),
          ]
        : reply.facts;
    const turn: LearnerTurn = {
      index,
      number: turns.length + 1,
      text,
      reply,
      answer,
      isStored: stored?.sender === "patient",
      // What a patient volunteers to a message without a word was not asked for.
      newFacts: (/[a-z]{2}/i.test(text) ? heard : []).filter(
        (fact, at) => !told.has(fact) && heard.indexOf(fact) === at,
      ),
      asked: askedIn(text, reply),
      moodBefore,
    };
    turns.push(turn);
    for (const fact of turn.newFacts) told.set(fact, turn);
    for (const system of reply.examined) if (!examined.has(system)) examined.set(system, turn);
    context.push({ speaker: "learner", text, ...(reading ? { reading } : {}) });
    if (!hasPatientLines) context.push({ speaker: "patient", text: reply.text });
    moodBefore = reply.mood;
    state = next;
  });
  const left = waits.map(({ minutes }) => minutes);
  const { minute: minutes } = bedsideNow(view, state.bedside, left);
  return { turns, told, examined, acts: state.bedside?.acts ?? [], minutes };

  /** The waits before a message, each once. */
  function waited(index: number): number[] {
    const first = waits.findIndex(({ afterMessages }) => afterMessages > index);
    return waits.splice(0, first < 0 ? waits.length : first).map(({ minutes }) => minutes);
  }
}

/**
 * The rehearsal may answer otherwise than the patient did then. What it tells counts where the stored line holds a word
 * of it, or the learner asked for just that.
 */
function isSaid(compiled: CompiledCase, reply: Reply, id: string, answer: string): boolean {
  const fact = compiled.facts.find((one) => one.id === id);
  if (!fact) return true;
  if (reply.asks.some(({ slots }) => slots.some((slot) => slot.id === id))) return true;
  const said = new Set(stemsOf(answer));
  const own = stemsOf([...fact.say, ...fact.brief, fact.is].join(" "));
  return own.length === 0 || own.some((stem) => said.has(stem));
}

/** Nobody is reproached with more questions than a reader would count, nor with more than the patient heard. */
const askedIn = (text: string, reply: Reply): number => {
  const marks = (text.match(/\?(?!\?)/g) ?? []).length;
  const counted = Math.max(questionsIn(text), reply.asks.length > 0 ? 1 : 0);
  return Math.min(counted, Math.max(reply.asks.length, marks));
};

/** Whether the message did one of these things, by act or by topic. */
export const does = (turn: LearnerTurn, ...names: readonly string[]): boolean =>
  turn.reply.acts.some((act) => names.includes(act)) ||
  turn.reply.topics.some((topic) => names.includes(topic)) ||
  turn.reply.asks.some((ask) => names.includes(ask.topic));

export const turnEvidence = (turn: LearnerTurn): Evidence => ({
  kind: "turn",
  index: turn.index,
  text: quote(turn.text),
});
