import type { CompiledCase } from "@anamnesis/cases";
import { publicIdOf } from "../../apps/server/src/library/library.ts";
import type { Leak } from "../../apps/server/tools/scripted-model/leaky-actor.ts";
import type { ScriptedModel } from "../../apps/server/tools/scripted-model/server.ts";
import type { Heard, Stage } from "./stage.ts";

export const generous = {
  PATIENT_MODEL_REPLIES_A_MINUTE: "1000",
  PATIENT_MODEL_TOKENS_A_PERSON_A_DAY: "1000000000",
};

export const questionsOf = (compiled: CompiledCase): readonly string[] => [
  "Hello, I'm one of the students. What has brought you in today?",
  "Go on.",
  ...compiled.expert.questions,
  ...compiled.marking.ask.map(({ question }) => question),
];

export interface Turned extends Heard {
  /** What the scripted model said in this turn beyond its lines. */
  readonly leaks: readonly Leak[];
}

/**
 * So many turns over all cases, each case in sessions of its own.
 * @param asked how the question of a turn is put
 */
export async function play(
  stage: Stage,
  cases: readonly CompiledCase[],
  turns: number,
  scripted: ScriptedModel,
  asked: (question: string, turn: number) => string = (question) => question,
): Promise<Turned[]> {
  const token = await stage.signUp();
  const heard: Turned[] = [];
  for (let round = 0; heard.length < turns; round += 1) {
    for (const compiled of cases) {
      const session = await stage.start(token, publicIdOf(compiled));
      const questions = questionsOf(compiled);
      const each = Math.ceil(turns / cases.length);
      for (let at = 0; at < each && heard.length < turns; at += 1) {
        const question = questions[(round * each + at) % questions.length] ?? "Go on.";
        const before = scripted.leaks.length;
        const turn = await stage.say(token, session, asked(question, heard.length));
        heard.push({ ...turn, leaks: scripted.leaks.slice(before) });
      }
    }
  }
  return heard;
}

/** Sentences of a model beyond its lines that reached the learner in the turn in which it said them. */
export const shown = (heard: readonly Turned[]): readonly string[] =>
  heard.flatMap(({ leaks, reply, sentences }) => {
    const all = `${reply?.response ?? ""}\n${sentences.join(" ")}`;
    return leaks.flatMap(({ kind, sentence }) =>
      all.includes(sentence) ? [`${kind}: ${sentence}`] : [],
    );
  });
