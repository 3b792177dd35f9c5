import type { PatientView } from "@anamnesis/cases";
import { openConversation, takeTurn } from "../../src/index.ts";
import type { Reply } from "../../src/dialogue.ts";
import { afterLabelled, type LabelledLine } from "./talks.ts";

/** One labelled line as it was answered. */
export interface Answered {
  readonly line: LabelledLine;
  readonly reply: Reply;
  readonly missed: readonly string[];
  readonly extra: readonly string[];
}

/** Plays labelled talks, each line with the talk as it was written before it. */
export function answerAll(
  talks: readonly LabelledLine[],
  views: ReadonlyMap<string, PatientView>,
): Answered[] {
  const out: Answered[] = [];
  let talk = "";
  let state = undefined as ReturnType<typeof openConversation>["state"] | undefined;
  for (const line of talks) {
    const view = views.get(line.case);
    if (!view) continue;
    const name = line.id.split("/")[0] ?? "";
    if (name !== talk || line.isSingle || !state) state = openConversation(view, 7).state;
    talk = name;
    const turn = takeTurn(view, state, line.learner, line.context);
    state = afterLabelled(turn.state, view, line);
    const held = new Set(
      turn.reply.plan.flatMap((step) => (step.kind === "withhold" ? [step.topic] : [])),
    );
    const topicOf = new Map(view.facts.map((fact) => [fact.id, fact.topic]));
    const wanted = line.parts
      .filter(({ act }) => act === "ask" || act === "challenge")
      .flatMap(({ tell }) => tell ?? []);
    const may = new Set(
      line.parts.flatMap(({ tell, claims }) => [
        ...(tell ?? []),
        ...(claims ?? []).flatMap(({ fact }) => fact ?? []),
      ]),
    );
    const told = new Set(turn.reply.facts);
    out.push({
      line,
      reply: turn.reply,
      missed: wanted.filter((id) => !told.has(id) && !held.has(topicOf.get(id) ?? "")),
      extra: line.parts.some(({ act }) => act === "open")
        ? []
        : [...told].filter((id) => !may.has(id)),
    });
  }
  return out;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** What a set of answered lines comes to; shares of 1. */
export interface TalkFigures {
  readonly lines: number;
  readonly asking: number;
  /** Asking lines whose facts are exactly those asked for. */
  readonly exact: number;
  readonly nothingMissed: number;
  readonly nothingAdded: number;
  /** Lines of three things and more of which nothing is missed. */
  readonly compoundsMet: number;
  /** Lines that take something false for granted, met with a denial and without agreeing. */
  readonly premisesDenied: number;
  readonly askedBack: number;
}

const denies = (reply: Reply, view: PatientView | undefined): boolean =>
  reply.plan.some(
    (step) =>
      step.kind === "deny" ||
      step.kind === "unknown" ||
      (step.kind === "social" &&
        /^(premise|summary_wrong|probe|not_asked|role_break)$/.test(step.move)) ||
      (step.kind === "tell" &&
        view?.facts.some(
          (fact) => fact.id === step.fact && /^(no|never|none|not)\b/i.test(fact.is),
        ) === true),
  );

/** Sums up answered lines. */
export function figuresOf(
  answered: readonly Answered[],
  views: ReadonlyMap<string, PatientView>,
): TalkFigures {
  const asking = answered.filter(({ line }) => line.parts.some(({ act }) => act === "ask"));
  const compounds = asking.filter(
    ({ line }) => line.parts.flatMap(({ tell }) => tell ?? []).length > 2,
  );
  const premises = answered.filter(({ line }) =>
    line.parts.some(({ premise, act }) => premise === "false" && act === "ask"),
  );
  const lost = answered.filter(({ reply }) => reply.plan.some(({ kind }) => kind === "ask_again"));
  const met = (rows: readonly Answered[], is: (one: Answered) => boolean): number =>
    share(rows.filter(is).length, rows.length);
  return {
    lines: answered.length,
    asking: asking.length,
    exact: met(asking, ({ missed, extra }) => missed.length + extra.length === 0),
    nothingMissed: met(asking, ({ missed }) => missed.length === 0),
    nothingAdded: met(asking, ({ extra }) => extra.length === 0),
    compoundsMet: met(compounds, ({ missed }) => missed.length === 0),
    premisesDenied: met(premises, ({ reply, line }) => denies(reply, views.get(line.case))),
    askedBack: share(lost.length, answered.length),
  };
}
