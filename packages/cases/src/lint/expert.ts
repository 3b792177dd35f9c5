import { findActions, findDiagnoses, findDrugs, isDrugOf, relate } from "@anamnesis/terminology";
import { isAsOrdered } from "../marking/harm.ts";
import type { CaseSource } from "../schema/case.ts";
import { error, type CasePath, type LintFinding } from "./problem.ts";

const holds = (text: string, phrases: readonly string[]) => {
  const lower = text.toLowerCase();
  return phrases.some((phrase) => lower.includes(phrase.toLowerCase()));
};

/** The orders of the expert against the tests of the marking. */
function checkOrders({ expert, marking }: CaseSource): LintFinding[] {
  const ordered = new Set(expert.orders);
  const missing = marking.tests.needed.filter(
    ({ test, or = [] }) => ![test, ...or].some((id) => ordered.has(id)),
  );
  const amiss = [...marking.tests.wasteful, ...marking.tests.harmful].filter(({ test }) =>
    ordered.has(test),
  );
  return [
    ...missing.map(({ test }) =>
      error(["expert", "orders"], `"${test}" is needed, and the expert does not order it`),
    ),
    ...amiss.map(({ test }) =>
      error(
        ["expert", "orders"],
        `the expert orders "${test}", which the marking calls wasteful or harmful`,
      ),
    ),
  ];
}

/** The drugs and actions that the expert's medications name, against the treatment of the marking. */
function checkTreatment({ expert, marking }: CaseSource): LintFinding[] {
  const path: CasePath = ["expert", "final", "medications"];
  const given = expert.final.medications.flatMap((line) =>
    [...findDrugs(line).filter((drug) => !drug.negated), ...findActions(line)].map(({ id }) => ({
      id,
      line,
    })),
  );
  const answers = (item: CaseSource["marking"]["treatment"]["needed"][number]) =>
    given.some(
      ({ id, line }) =>
        item.anyOf.some((wanted) => isDrugOf(id, wanted)) && isAsOrdered(item, line),
    );
  const findings: LintFinding[] = [];
  for (const item of marking.treatment.needed) {
    if (!answers(item))
      findings.push(
        error(
          path,
          `"${item.label}" is needed, and nothing that the expert gives is recognised as it`,
        ),
      );
  }
  for (const item of marking.treatment.harmful) {
    const isGiven = given.some(
      ({ id, line }) =>
        item.anyOf.some((wanted) => isDrugOf(id, wanted)) && isAsOrdered(item, line),
    );
    if (isGiven)
      findings.push(
        error(path, `the expert gives "${item.label}", which the marking calls harmful`),
      );
  }
  return findings;
}

/** The expert's diagnosis, reasoning and advice, each against the phrases that would earn it. */
function checkWriting({ diagnosis, expert, marking }: CaseSource): LintFinding[] {
  const findings: LintFinding[] = [];
  const named = findDiagnoses(expert.final.diagnosis).filter((mention) => !mention.negated);
  if (!named.some(({ id }) => ["same", "subtype"].includes(relate(id, diagnosis.id))))
    findings.push(
      error(
        ["expert", "final", "diagnosis"],
        `"${expert.final.diagnosis}" is not recognised as ${diagnosis.id}`,
      ),
    );
  const reasoning = `${expert.initial.reasoning} ${expert.final.reasoning}`;
  for (const item of marking.diagnosis.findings) {
    if (!holds(reasoning, item.any))
      findings.push(
        error(["expert", "final", "reasoning"], `the reasoning names nothing of "${item.label}"`),
      );
  }
  for (const id of marking.diagnosis.alternatives) {
    if (!findDiagnoses(reasoning).some((mention) => mention.id === id))
      findings.push(
        error(["expert", "final", "reasoning"], `the reasoning does not weigh "${id}"`),
      );
  }
  const texts = [
    ["lifestyle", expert.final.lifestyle],
    ["followUp", expert.final.followUp],
  ] as const;
  for (const [part, text] of texts) {
    for (const item of marking[part]) {
      if (!holds(text, item.any))
        findings.push(error(["expert", "final", part], `nothing here would earn "${item.label}"`));
    }
  }
  return findings;
}

/** An expert's encounter that the marking would not give full marks. What the questions elicit is tested in assessment. */
export function checkExpert(source: CaseSource): LintFinding[] {
  return [...checkOrders(source), ...checkTreatment(source), ...checkWriting(source)];
}
