import { mark, markRound, reconsider } from "@anamnesis/assessment";
import { patientView, type CompiledCase, type PatientView } from "@anamnesis/cases";
import {
  auscultationOf,
  bedsideShown,
  checkWording,
  investigate,
  openConversation,
  panelLines,
  takeTurn,
  tracingOf,
  type DialogueState,
  type Turn,
  type TurnResult,
} from "@anamnesis/patient";
import { burdenOf, findInvestigation, investigations } from "@anamnesis/terminology";
import type { Clinic, ClinicTurn } from "./clinic.ts";

const views = new WeakMap<CompiledCase, PatientView>();

/** The patient must not reach the examiner's part of the case: it is given its own view alone. */
const viewOf = (compiled: CompiledCase): PatientView => {
  const view = views.get(compiled) ?? patientView(compiled);
  views.set(compiled, view);
  return view;
};

const toTurn = (view: PatientView, { state, reply }: TurnResult): ClinicTurn => {
  const { symptoms, history } = panelLines(view, state.told);
  return {
    state,
    line: {
      text: reply.text,
      source: reply.source,
      emotionalState: reply.mood.replaceAll("_", " "),
      topics: reply.topics,
      facts: reply.facts,
    },
    told: [
      ...symptoms.map(({ id, text }) => ({ id, list: "symptoms" as const, text })),
      ...history.map(({ id, text }) => ({ id, list: "history" as const, text })),
    ],
  };
};

/** A turn with what a voice needs to word it. */
const spokenTurn = (
  view: PatientView,
  result: TurnResult,
  asked: string,
  turns: readonly Turn[],
): ClinicTurn => ({
  ...toTurn(view, result),
  scene: {
    view,
    plan: result.reply.plan,
    state: result.state,
    wording: result.reply.text,
    heard: result.heard,
    asked,
    turns,
  },
});

/** Recorded at triage alone. */
const refillOf = ({ vitals: { capillaryRefillSeconds } }: PatientView) =>
  capillaryRefillSeconds === undefined ? {} : { capillaryRefillSeconds };

const writable = <T extends { readonly microvolts: readonly number[] }>(strip: T) => ({
  ...strip,
  microvolts: [...strip.microvolts],
});

/** Patient and examiner as they come with the product: in this process, with nothing configured. */
export const embeddedClinic: Clinic = {
  open: (compiled, seed) => {
    const view = viewOf(compiled);
    return Promise.resolve(toTurn(view, openConversation(view, seed)));
  },
  takeTurn: (compiled, state, text, conversation, waits, reading) => {
    const view = viewOf(compiled);
    // The state was written by this engine and comes back from the database as it was.
    const turn = takeTurn(view, state as DialogueState, text, conversation, waits, reading);
    return Promise.resolve(spokenTurn(view, turn, text, conversation));
  },
  bedside: (compiled, state, waits) => {
    const view = viewOf(compiled);
    const { bedside } = state as DialogueState;
    const { minutes, signs, warning, takenAtMinute, isMonitored, hasDied, ...rest } = bedsideShown(
      view,
      bedside,
      waits,
    );
    const { entries, notedTests, call, trace } = rest;
    return {
      shown: {
        minutes,
        vitals: { ...refillOf(view), ...signs },
        earlyWarning: { ...warning, points: [...warning.points] },
        takenAtMinute,
        isMonitored,
        hasDied,
        entries: [...entries],
        notedTests: [...notedTests],
        ...(trace ? { trace: writable(trace) } : {}),
      },
      call,
    };
  },
  auscultation: (compiled, state) => {
    const places = auscultationOf(viewOf(compiled), (state as DialogueState).bedside);
    return { places: places.map((place) => ({ ...place })) };
  },
  tests: investigations.map((test) => ({
    name: test.name,
    category: test.category,
    description: test.description,
    synonyms: [...test.synonyms],
    ...burdenOf(test),
  })),
  testNamed: (name) => findInvestigation(name)?.name ?? null,
  investigate: (compiled, testName, seed) => investigate(viewOf(compiled), testName, seed),
  tracing: (compiled, testName, seed) => {
    const printout = tracingOf(viewOf(compiled), testName, seed);
    if (!printout) return null;
    const { samplesPerSecond, strips, rhythm } = printout;
    return { samplesPerSecond, strips: strips.map(writable), rhythm: writable(rhythm) };
  },
  mark,
  markRound,
  reconsider,
};

/**
 * Takes one turn that nobody sees, so that weights and word lists are read before somebody waits for them: the first
 * question to a cold engine takes up to a second, on a busy machine several.
 */
export const warmUp = (cases: readonly CompiledCase[]): void => {
  const [first] = cases;
  if (!first) return;
  const view = viewOf(first);
  const { state } = openConversation(view, 1);
  const { reply } = takeTurn(view, state, "When did it start, and what makes it worse?", []);
  checkWording(reply.plan, view, [reply.text])(reply.text);
};
