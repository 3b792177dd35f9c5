import type { Fact, PatientView } from "@anamnesis/cases";
import type { Attribute } from "@anamnesis/terminology";

/** The facts of one patient, found by topic, attribute and item. */
export class FactIndex {
  readonly #byId = new Map<string, Fact>();
  readonly #byTopic = new Map<string, Fact[]>();

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) {
      if (this.#byId.has(fact.id)) continue;
      this.#byId.set(fact.id, fact);
      const list = this.#byTopic.get(fact.topic);
      if (list) list.push(fact);
      else this.#byTopic.set(fact.topic, [fact]);
    }
  }

  get(id: string): Fact | undefined {
    return this.#byId.get(id);
  }

  /** The statement on the topic itself, the case's own before a default. */
  root(topic: string): Fact | undefined {
    return this.of(topic).find((fact) => !fact.attribute && !fact.item);
  }

  attribute(topic: string, attribute: Attribute): Fact | undefined {
    return this.of(topic).find((fact) => fact.attribute === attribute && !fact.item);
  }

  items(topic: string): readonly Fact[] {
    return this.of(topic).filter((fact) => fact.item !== undefined);
  }

  of(topic: string): readonly Fact[] {
    return this.#byTopic.get(topic) ?? [];
  }
}

const indexes = new WeakMap<PatientView, FactIndex>();

/** The index of a view, built once for each view object. */
export function indexOf(view: PatientView): FactIndex {
  const known = indexes.get(view);
  if (known) return known;
  const index = new FactIndex(view.facts);
  indexes.set(view, index);
  return index;
}

const no = /^(no|none|never|not|nil|nothing|denies|neither|negative)\b/i;
const past = /\b(ex-?smoker|ex-|used to|stopped|gave up|given up|former(ly)?|quit|in the past)\b/i;

/** Whether a fact is a yes, a no, or a statement that neither word fits. */
export function truthOf(fact: Fact): "yes" | "no" | "neither" {
  if (fact.polarity === "absent") return "no";
  if (fact.polarity === "present") return "yes";
  if (no.test(fact.is) || fact.say.some((line) => /^no\b/i.test(line))) return "no";
  if (past.test(fact.is)) return "neither";
  return fact.item ? "yes" : "neither";
}

/** True when the fact has words of its own or can at least be put as a bare yes or no. */
export const isTellable = (fact: Fact): boolean =>
  fact.say.length > 0 || fact.brief.length > 0 || fact.is !== "";

/** All that a fact may be told in: what it is, its wordings, its clauses, and what is said when it is asked on. */
export const textsOf = (fact: Fact): readonly string[] => [
  fact.is,
  ...fact.say,
  ...(fact.whole ?? []),
  ...fact.brief,
  ...fact.more,
];
