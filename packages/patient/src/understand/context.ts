import type { TopicId } from "@anamnesis/terminology";
import type { Focus, Turn } from "./types.ts";

/** What the conversation is about just before a turn. */
export interface DialogueState {
  /** Topic of the last thing asked, or what the patient has just brought up. */
  readonly topic: TopicId | undefined;
  /** Complaint that attributes refer to. */
  readonly target: TopicId | undefined;
  /** Complaint that the patient came with or told of first; what a denied symptom gives way to. */
  readonly main: TopicId | undefined;
  /** Topic of the learner's last question. */
  readonly asked: TopicId | undefined;
}

export const noState: DialogueState = {
  topic: undefined,
  target: undefined,
  main: undefined,
  asked: undefined,
};

/** Asks that leave the floor to the patient, so that the answer sets the focus. */
const opensFloor = new Set<TopicId>([
  "opening",
  "elaborate",
  "anything_else",
  "hpc:associated",
  "clarification",
  "acknowledgement",
  "empathy",
  "greeting_intro",
  "summarising",
  "consent_signpost",
  "other",
  "explanation_plan",
  "ice:concerns",
  "ice:ideas",
  "ice:expectations",
  "hpc:current_status",
]);

const isComplaint = (topic: TopicId | undefined): topic is TopicId =>
  topic?.startsWith("symptom:") === true;

/** State kept by the caller, in the form used here. */
function stateOfFocus(focus: Focus): DialogueState {
  const last = focus.lastAsks.at(-1);
  const target = focus.target ?? last?.target;
  return {
    ...noState,
    topic: last?.topic ?? focus.target,
    target,
    main: target,
    asked: last?.topic,
  };
}

/** State kept by the caller, moved on by what the patient has just said. */
export function stateAfterReply(
  focus: Focus,
  context: readonly Turn[],
  reader: StateReader,
): DialogueState {
  const state = stateOfFocus(focus);
  const last = context.at(-1);
  return last?.speaker === "patient" ? afterPatient(last.text, state, reader) : state;
}

export interface StateReader {
  /** Topics that a learner's turn asks for, most likely first, given the state before it. */
  readonly asksOf: (
    text: string,
    state: DialogueState,
  ) => readonly { topic: TopicId; target?: TopicId | undefined }[];
  /** Topics that a patient's words name, in order; denied ones left out. */
  readonly namedBy: (text: string) => readonly TopicId[];
}

/** Turns beyond this many back do not move the focus. */
const remembered = 8;

/** Follows the turns and says what is in focus after the last of them. */
export function readState(context: readonly Turn[], reader: StateReader): DialogueState {
  let state = noState;
  for (const turn of context.slice(-remembered)) {
    state =
      turn.speaker === "learner"
        ? afterLearner(turn.text, state, reader)
        : afterPatient(turn.text, state, reader);
  }
  return state;
}

function afterLearner(text: string, state: DialogueState, reader: StateReader): DialogueState {
  const asks = reader.asksOf(text, state);
  const first = asks[0];
  if (!first) return state;
  const target = asks.map((ask) => ask.target ?? ask.topic).find(isComplaint) ?? state.target;
  return { ...state, topic: first.topic, target, asked: first.topic };
}

const denial =
  /^(?:um+|uh+|er+|oh|well|so|,|\s)*(?:no\b|nope|nah|not (?:really|at all|that|any|as)|never|none|nothing|i (?:don't|do not|haven't|have not|didn't))/i;

function afterPatient(text: string, state: DialogueState, reader: StateReader): DialogueState {
  const named = reader.namedBy(text);
  const complaint = named.find(isComplaint);
  const isOpen = state.topic === undefined || opensFloor.has(state.topic);
  if (isOpen) {
    return {
      ...state,
      topic: complaint ?? named[0] ?? state.topic,
      target: complaint ?? state.target,
      main: state.main ?? complaint,
    };
  }
  if (isComplaint(state.topic) && denial.test(text)) return { ...state, target: state.main };
  const moved = named.find((topic) => movesOn[topic]?.has(state.topic ?? "") === true);
  return {
    ...state,
    topic: moved ?? state.topic,
    target: state.target ?? complaint,
    main: state.main ?? complaint,
  };
}

/** What an answer brings up moves the focus only from a topic that it belongs with. */
const movesOn: Readonly<Record<string, ReadonlySet<TopicId>>> = {
  medications: new Set(["pmh", "hpc:relieving", "hospitalisation", "surgeries", "hpc:prior_care"]),
  pmh: new Set(["hpc:previous_episodes", "hospitalisation", "hpc:prior_care"]),
};
