import type { CompiledCase } from "@anamnesis/cases";
import { burdenOf, findInvestigation, investigationById, relate } from "@anamnesis/terminology";
import { diagnosisName, type NamedDiagnosis } from "../diagnosis/named.ts";
import type { DiagnosisMark } from "../diagnosis/mark-diagnosis.ts";
import { lowerFirst } from "../diagnosis/reasoning.ts";
import type { OrderedTest } from "../diagnosis/tests.ts";
import type { Consultation } from "../encounter/consultation.ts";
import { systemNames } from "../questioning/systems.ts";
import { quote, round2 } from "../items.ts";
import type { Encounter, Habit, OwnDiagnosis, ReplayInsights, ReportItem } from "../types.ts";
import { labelOf, normalise, testIdOf, type Trace } from "./replay.ts";

/** Less than this many bits is no news. */
const leastInformation = 0.02;
/** From this lead on, what was known spoke plainly for another diagnosis than the one kept. */
const plainLead = 0.2;
/** Below this probability of the right diagnosis, the decision came before the evidence. */
const undecided = 0.6;
const fewAsked = 0.4;

type Probabilities = Readonly<Record<string, number>>;

/** How far a finding moves the probabilities: Kullback-Leibler divergence, in bits. */
function informationIn(before: Probabilities, after: Probabilities): number {
  return Object.entries(after).reduce(
    (sum, [id, p]) => (p > 0 ? sum + p * Math.log2(p / Math.max(1e-12, before[id] ?? 0)) : sum),
    0,
  );
}

const percent = (value: number): string =>
  value < 0.01 ? "less than 1%" : value > 0.99 ? "more than 99%" : `${Math.round(value * 100)}%`;

/** What a finding would do to the case's priors all by itself. */
export function alone(compiled: CompiledCase, id: string) {
  const before = normalise(new Map(compiled.differential.map((one) => [one.id, one.prior])));
  const after = normalise(
    new Map(compiled.differential.map((one) => [one.id, one.prior * (one.weights[id]?.lr ?? 1)])),
  );
  return { before, after, bits: informationIn(before, after) };
}

/** The diagnosis that a finding helps or hurts most, in words: "tension-type headache from 47% to 6%". */
function movement(compiled: CompiledCase, before: Probabilities, after: Probabilities): string {
  const moved = Object.keys(after)
    .map((id) => ({ id, by: Math.abs((after[id] ?? 0) - (before[id] ?? 0)) }))
    .sort((a, b) => b.by - a.by)[0];
  const id = moved?.id ?? compiled.diagnosis.id;
  return `${lowerFirst(diagnosisName(compiled, id))} from ${percent(before[id] ?? 0)} to ${percent(after[id] ?? 0)}`;
}

function bestAsked(compiled: CompiledCase, trace: Trace): ReplayInsights["mostInformativeAsked"] {
  const steps = trace.steps
    .map((step, at) => ({
      step,
      at,
      bits:
        at > 0 && step.evidence?.kind === "turn"
          ? informationIn(trace.steps[at - 1]?.probabilities ?? {}, step.probabilities)
          : 0,
    }))
    .sort((a, b) => b.bits - a.bits || a.at - b.at);
  const best = steps[0];
  if (!best || best.bits < leastInformation) return null;
  const before = trace.steps[best.at - 1]?.probabilities ?? {};
  return {
    step: best.at,
    label: best.step.label,
    text: `What told you most (“${quote(best.step.evidence?.text ?? "", 80)}”) moved ${movement(compiled, before, best.step.probabilities)}.`,
  };
}

/** What was there to be found by a question or an examination and was not, and would have told most. */
function bestMissed(
  compiled: CompiledCase,
  consultation: Consultation,
  questioning: readonly ReportItem[],
): ReplayInsights["mostInformativeMissed"] {
  const { ask } = compiled.marking;
  // What was met in any way is not called left out.
  const met = new Set(questioning.filter(({ points }) => points > 0).map(({ id }) => id));
  const isFound = (id: string): boolean =>
    id.startsWith("exam:")
      ? consultation.examined.has(id.slice(5)) || met.has(id)
      : consultation.told.has(id) ||
        ask.some((item) => item.fact.includes(id) && met.has(`ask:${item.fact[0] ?? ""}`)) ||
        (ask
          .find((item) => item.fact.includes(id))
          ?.fact.some((fact) => consultation.told.has(fact)) ??
          false);
  const missed = [...new Set(compiled.differential.flatMap(({ weights }) => Object.keys(weights)))]
    .filter((id) => testIdOf(id) === undefined && !isFound(id))
    // Only what the marking looks for was searched for well enough to be called left out.
    .filter((id) => id.startsWith("exam:") || ask.some(({ fact }) => fact.includes(id)))
    .map((id) => ({ id, ...alone(compiled, id) }))
    // A finding that would have led away from the illness is no loss.
    .filter(
      ({ before, after }) =>
        (after[compiled.diagnosis.id] ?? 0) > (before[compiled.diagnosis.id] ?? 0),
    )
    .sort((a, b) => b.bits - a.bits || (a.id < b.id ? -1 : 1))[0];
  if (!missed || missed.bits < leastInformation) return null;
  const label = labelOf(compiled, missed.id).split(": ")[0] ?? missed.id;
  const item = ask.find(({ fact }) => fact.includes(missed.id));
  const fact = compiled.facts.find(({ id }) => id === missed.id);
  const question = item?.question ?? fact?.asked?.[0] ?? null;
  const system = missed.id.slice("exam:".length);
  const name = missed.id.startsWith("exam:")
    ? `examining: ${systemNames[system] ?? system.replace(/_/g, " ")}`
    : question
      ? `“${question}”`
      : lowerFirst(label);
  return {
    label,
    question,
    text: `The most informative one left out (${name}) moves, by itself, ${movement(compiled, missed.before, missed.after)}.`,
  };
}

const wantedTests = ({ marking }: CompiledCase): ReadonlySet<string | undefined> =>
  new Set(
    [...marking.tests.needed, ...marking.tests.useful].map(
      (item) => findInvestigation(item.test)?.id,
    ),
  );

/** What the tests cost; they are shown with what was not needed among them. */
function burdenOfTests(
  compiled: CompiledCase,
  tests: readonly OrderedTest[],
): ReplayInsights["burden"] {
  const wanted = wantedTests(compiled);
  const sum = (list: readonly OrderedTest[], of: "cost" | "radiationMillisievert"): number =>
    round2(
      list.reduce((total, { id }) => {
        const test = investigationById(id);
        return test ? total + burdenOf(test)[of] : total;
      }, 0),
    );
  return {
    cost: sum(tests, "cost"),
    unneededCost: sum(
      tests.filter(({ id }) => !wanted.has(id)),
      "cost",
    ),
    radiationMillisievert: sum(tests, "radiationMillisievert"),
  };
}

/** What came back out of the ordinary told the learner something, wherever the case weighs it. */
const isAbnormal = ({ investigations }: CompiledCase, id: string): boolean =>
  Object.entries(investigations).some(
    ([key, { abnormal }]) => abnormal && (findInvestigation(key)?.id ?? key) === id,
  );

function idleTests(compiled: CompiledCase, tests: readonly OrderedTest[]): readonly string[] {
  const wanted = wantedTests(compiled);
  const telling = new Set(
    compiled.differential
      .flatMap(({ weights }) => Object.keys(weights))
      .filter((id) => testIdOf(id) !== undefined && alone(compiled, id).bits >= leastInformation)
      .map(testIdOf),
  );
  return tests
    .filter(({ id }) => !wanted.has(id) && !telling.has(id) && !isAbnormal(compiled, id))
    .map(({ name }) => name);
}

function ownDiagnosis(
  compiled: CompiledCase,
  named: NamedDiagnosis,
  given: string | undefined,
  afterStep: number,
): OwnDiagnosis | null {
  if (!given?.trim()) return null;
  const onTheList = compiled.differential.find(
    ({ id }) =>
      named.id !== undefined && ["same", "subtype", "supertype"].includes(relate(named.id, id)),
  );
  const same = compiled.differential.find(({ id }) => id === named.id);
  return { given: quote(given), diagnosisId: (same ?? onTheList)?.id ?? null, afterStep };
}

/** Anchoring and premature closure, where the trace shows them; never a guess at what somebody thought. */
function habitsOf(
  compiled: CompiledCase,
  trace: Trace,
  mark: DiagnosisMark,
  own: { readonly initial: OwnDiagnosis | null; readonly final: OwnDiagnosis | null },
  askedShare: number,
): readonly Habit[] {
  const habits: Habit[] = [];
  const last = trace.steps.at(-1)?.probabilities ?? {};
  const right = last[compiled.diagnosis.id] ?? 0;
  const { initial, final } = own;
  const isWrong = mark.final.credit < 0.6;
  const kept = final?.diagnosisId ? (last[final.diagnosisId] ?? 0) : 0;
  if (initial && final && isWrong && mark.stoodStill && right - kept >= plainLead) {
    const against = final.diagnosisId
      ? `what you had found made it ${percent(kept)} likely, and ${lowerFirst(diagnosisName(compiled, compiled.diagnosis.id))} ${percent(right)}`
      : `what you had found spoke for ${lowerFirst(diagnosisName(compiled, compiled.diagnosis.id))} (${percent(right)})`;
    habits.push({
      kind: "anchoring",
      text: `Anchoring: “${quote(initial.given, 60)}” was your first impression and stayed your last, although ${against}. Before you commit, ask what would prove you wrong.`,
    });
  }
  const hasAlternatives = mark.items.some((item) => item.id === "alternatives" && item.points > 0);
  const isEarly = right < undecided || (!hasAlternatives && askedShare < fewAsked);
  if (final && habits.length === 0 && isEarly && mark.final.match !== "one of several") {
    habits.push({
      kind: "premature-closure",
      text: isWrong
        ? `Premature closure: when you decided, what you had found could not settle it (${lowerFirst(diagnosisName(compiled, compiled.diagnosis.id))} stood at ${percent(right)}). One more question or test would have been due.`
        : `Premature closure: the answer is right, but it was reached ${right < undecided ? `when what you had found made it only ${percent(right)} likely` : "without an alternative being named and with most of the story unasked"}. In the next patient the same short way may lead elsewhere.`,
    });
  }
  return habits;
}

/** What the replay shows: the question that told most, the one not asked, the tests that told nothing, habits of thought. */
export function insightsOf(
  compiled: CompiledCase,
  encounter: Encounter,
  consultation: Consultation,
  tests: readonly OrderedTest[],
  mark: DiagnosisMark,
  trace: Trace,
  questioning: readonly ReportItem[],
): ReplayInsights {
  const lastOfTalk = trace.steps.filter((step) => step.evidence?.kind !== "test").length - 1;
  const initial = ownDiagnosis(
    compiled,
    mark.initial,
    encounter.initialDiagnosis?.preliminaryDiagnosis,
    lastOfTalk,
  );
  const final = ownDiagnosis(
    compiled,
    mark.final,
    encounter.finalDiagnosis?.finalDiagnosis,
    trace.steps.length - 1,
  );
  const { ask } = compiled.marking;
  const asked = ask.filter((item) => item.fact.some((fact) => consultation.told.has(fact))).length;
  return {
    initial,
    final,
    mostInformativeAsked: bestAsked(compiled, trace),
    mostInformativeMissed: bestMissed(compiled, consultation, questioning),
    idleTests: idleTests(compiled, tests),
    burden: burdenOfTests(compiled, tests),
    habits: habitsOf(compiled, trace, mark, { initial, final }, asked / Math.max(1, ask.length)),
  };
}
