import type { PatientView } from "@anamnesis/cases";
import { examinationAsked } from "@anamnesis/terminology";
import { atBedside } from "./bedside/bedside.ts";
import { decide } from "./decide/decide.ts";
import { asksOf, topicsIn } from "./decide/projection.ts";
import { factsOfPlan } from "./decide/remember.ts";
import { systemsAsked } from "./examine/examine.ts";
import type { DialogueState, PlanStep, TurnResult } from "./dialogue.ts";
import { listen } from "./hear/address.ts";
import type { Hear } from "./hear/hear.ts";
import type { Reading } from "./ground/ground.ts";
import type { Heard } from "./hear/moves.ts";
import { doubtsOf, mayBeRead } from "./read/doubts.ts";
import { heardAs } from "./read/heard-as.ts";
import { madeOut } from "./read/made-out.ts";
import type { LineReading } from "./read/reading.ts";
import { Draw } from "./speak/seeded.ts";
import { calledByName } from "./speak/known-names.ts";
import { speak } from "./speak/speak.ts";
import type { Turn } from "./understand/types.ts";

/** A patient to talk to. Pure: the same view, state and words give the same reply. */
export interface Conversation {
  openConversation(view: PatientView, seed: number): TurnResult;
  takeTurn(
    view: PatientView,
    state: DialogueState,
    text: string,
    context: readonly Turn[],
    /** Minutes of the case's time waited for results since the last turn, one an order. */
    waits?: readonly number[],
    /** How somebody else has read the line; without it the embedded hearing hears it. */
    reading?: LineReading,
  ): TurnResult;
}

const examinedIn = (plan: readonly PlanStep[]): readonly string[] =>
  plan.flatMap((step) => (step.kind === "examined" ? [step.system] : []));

/** A step of the examination chosen by name: nothing in it has to be made out. */
const examinationHeard = (view: PatientView, text: string): Heard => ({
  moves: [
    {
      act: "examine",
      examines: systemsAsked(view, text),
      confidence: 1,
      touches: "other",
      isClosed: true,
      members: [],
      tokens: [],
      words: text,
      scores: new Float32Array(0),
      nothing: 0,
    },
  ],
});

/** The state without the facts that the bedside kept from being told: nobody has heard them. */
function withoutUntold(
  before: DialogueState,
  state: DialogueState,
  talk: readonly PlanStep[],
  plan: readonly PlanStep[],
): DialogueState {
  const heard = new Set(factsOfPlan(plan));
  const lost = factsOfPlan(talk).filter((id) => !heard.has(id) && before.told[id] === undefined);
  if (lost.length === 0) return state;
  const keys = new Set([...lost, ...lost.map((id) => `said:${id}`)]);
  const without = (entries: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.has(key)));
  return { ...state, told: without(state.told), events: without(state.events) };
}

function opening(view: PatientView, seed: number): TurnResult {
  const draw = new Draw({}, seed, 0);
  const text = draw.any(view.opening.greeting);
  const state: DialogueState = {
    seed,
    turn: 0,
    told: {},
    used: draw.used(),
    rapport: 0,
    mood: view.person.mood,
    moodSince: 0,
    // Until something has been told, "how long?" is about what they came with.
    focus: { lastAsks: [], target: view.complaint },
    opened: 0,
    lost: 0,
    offered: [],
    lastTold: [],
    isPrivate: false,
    events: {},
  };
  return {
    state,
    reply: {
      text,
      topics: [],
      acts: [],
      asks: [],
      facts: [],
      examined: [],
      plan: [{ kind: "social", move: "greeting" }],
      mood: state.mood,
      source: "embedded",
    },
  };
}

/** Whether of the things of a list some were linked to nothing. */
const isPartlyHeard = ({ move, facts, foreign }: Reading): boolean =>
  move.act === "ask" && move.members.length > facts.length + foreign.length;

/** The questions of a line that more than a yes or no answers. */
const openlyAsked = ({ moves }: Heard): readonly string[] =>
  moves.flatMap(({ act, isClosed, words }) => (act === "ask" && !isClosed ? [words] : []));

/** The conversation over a given way of hearing: hear → ground and decide → speak. */
export function createConversation(hear: Hear): Conversation {
  return {
    openConversation: opening,
    takeTurn(view, before, text, context, waits, reading) {
      const isChosen = examinationAsked(text) !== undefined;
      const heard = isChosen
        ? examinationHeard(view, text)
        : reading
          ? heardAs(view, text, reading)
          : listen(hear, view, text, context);
      const number = before.turn + 1;
      const beside = atBedside(view, before.bedside, heard, { number, seed: before.seed }, waits);
      const {
        plan: talk,
        state: told,
        readings,
        acts,
      } = decide(view, { ...before, turn: number }, heard, () => {
        const at = context.findLastIndex(({ speaker }) => speaker === "learner");
        const last = context[at];
        return (
          last &&
          (last.reading
            ? heardAs(view, last.text, last.reading)
            : listen(hear, view, last.text, context.slice(0, at)))
        );
      });
      // Of somebody who has died nothing is told any more.
      const { plan, memory } = beside.withTalk(talk);
      const state = {
        ...(beside.isOver ? { ...before, turn: number } : withoutUntold(before, told, talk, plan)),
        bedside: memory,
      };
      const draw = new Draw(state.used, before.seed, state.turn);
      const asks = asksOf(readings);
      return {
        reply: {
          text: calledByName(
            speak(
              {
                view,
                state,
                draw,
                isPartly: readings.some(isPartlyHeard),
                ...(beside.manner ? { manner: beside.manner } : {}),
              },
              plan,
              context.filter(({ speaker }) => speaker === "patient").map(({ text: own }) => own),
              openlyAsked(heard),
            ),
            [...context.map((turn) => turn.text), text],
          ),
          topics: topicsIn(readings, asks),
          acts: [...acts],
          asks,
          facts: factsOfPlan(plan),
          examined: examinedIn(plan),
          plan,
          mood: state.mood,
          source: "embedded",
        },
        state: { ...state, used: draw.used() },
        heard: {
          reading: madeOut(readings),
          doubts: doubtsOf(readings, plan),
          mayBeRead: !isChosen && mayBeRead(text, heard),
        },
      };
    },
  };
}
