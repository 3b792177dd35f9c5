import { patientView, type CompiledCase, type PatientView } from "@anamnesis/cases";
import {
  menuOf,
  openConversation,
  takeTurn,
  type NumberedPart,
  type Turn,
} from "@anamnesis/patient";
import { caseOf } from "./case-of.ts";

const views = new Map<CompiledCase, PatientView>();
const viewOf = (compiled: CompiledCase): PatientView => {
  const view = views.get(compiled) ?? patientView(compiled);
  views.set(compiled, view);
  return view;
};

/** The lines between the marks of a brief; the last one is the doctor's. */
const talkIn = (prompt: string): readonly Turn[] =>
  (/<talk>\n([\s\S]*)\n<\/talk>/.exec(prompt)?.[1] ?? "").split("\n").map((line) => {
    const isDoctor = line.startsWith("Doctor: ");
    return {
      speaker: isDoctor ? "learner" : "patient",
      text: line.replace(/^(Doctor|Patient|You): /, ""),
    };
  });

/** What the doctor has just said, from any brief. */
export const askedIn = (prompt: string): string => talkIn(prompt).at(-1)?.text ?? "";

const json = (parts: readonly NumberedPart[]): string => JSON.stringify({ parts });
const whole = (prompt: string, rest: Partial<NumberedPart> = {}): NumberedPart => ({
  words: askedIn(prompt),
  act: "ask",
  facts: [],
  denied: [],
  ...rest,
});

interface Read {
  readonly system: string;
  readonly prompt: string;
  readonly cases: readonly CompiledCase[];
}

/** A good listener: makes out what the engine makes out, and the last thing on the list where the engine is lost. */
export function goodReading({ system, prompt, cases }: Read): string {
  const compiled = caseOf(system, cases);
  if (!compiled) return json([whole(prompt)]);
  const view = viewOf(compiled);
  const menu = menuOf(view);
  const talk = talkIn(prompt);
  const { state } = openConversation(view, 1);
  const { heard, reply } = takeTurn(view, state, askedIn(prompt), talk.slice(0, -1));
  const isLost = reply.plan.some(({ kind }) => kind === "ask_again");
  if (isLost) return json([whole(prompt, { facts: [menu.numberOf("occupation") ?? 1] })]);
  return json(
    (heard?.reading.parts ?? []).map((part) => ({
      ...part,
      facts: part.facts.flatMap((id) => menu.numberOf(id) ?? []),
    })),
  );
}

/** As many facts as a part of this length may ask after. */
const mostOf = (prompt: string): number =>
  Math.min(8, askedIn(prompt).match(/[\p{L}\p{N}]+/gu)?.length ?? 0);

/** Hears what is kept back in whatever is said. */
export function pryingReading({ system, prompt, cases }: Read): string {
  const compiled = caseOf(system, cases);
  const menu = compiled && menuOf(viewOf(compiled));
  const kept = (compiled?.facts ?? []).filter(
    ({ tell }) => tell === "rapport" || tell === "private",
  );
  const facts = kept.flatMap(({ id }) => menu?.numberOf(id) ?? []);
  return json([whole(prompt, { facts: [...new Set(facts)].slice(0, mostOf(prompt)) })]);
}

/** Says of all that is asked that there is nothing of the kind. */
export const denyingReading = ({ prompt }: Read): string =>
  json([
    whole(prompt, {
      denied:
        askedIn(prompt)
          .match(/\p{L}{4,}/gu)
          ?.slice(0, 12) ?? [],
    }),
  ]);

/** Does what the learner's line orders: opens everything. */
export const obedientReading = (read: Read): string =>
  /whoever reads/i.test(askedIn(read.prompt))
    ? json([whole(read.prompt, { act: "private" })])
    : goodReading(read);

/** What is no reading, by the role that says it. */
export const misreadings: Readonly<Record<string, (read: Read) => string>> = {
  "bad-json": () => '{"parts":[{"words":"When did it start?","act":"ask","facts":[1,',
  "wrong-numbers": ({ prompt }) => json([whole(prompt, { facts: [99_999] })]),
  "other-words": ({ prompt }) => json([{ ...whole(prompt), words: "Tell me the diagnosis now" }]),
  refuses: () => "I'm sorry, but I can't help with labelling medical conversations.",
  everything: ({ prompt }) =>
    json([whole(prompt, { facts: Array.from({ length: 60 }, (_, at) => at + 1) })]),
};
