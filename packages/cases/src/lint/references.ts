import type { CaseSource } from "../schema/case.ts";
import { leavesOf } from "./history-keys.ts";
import { error, type CasePath, type LintFinding } from "./problem.ts";

const nearest = (wanted: string, known: readonly string[]): string => {
  const tail = wanted.split(".").at(-1) ?? wanted;
  const close = known.filter((id) => id.endsWith(`.${tail}`) || id.split(".")[0] === wanted);
  return close.length > 0 ? `; do you mean ${close.slice(0, 3).join(" or ")}?` : "";
};

/** Facts, tests and systems that are referred to but not written. */
export function checkReferences(source: CaseSource): LintFinding[] {
  const facts = leavesOf(source).map((leaf) => leaf.id);
  const known = new Set(facts);
  const findings: LintFinding[] = [];

  const expectFact = (id: string, path: CasePath) => {
    if (!known.has(id)) {
      findings.push(error(path, `there is no fact "${id}" under history${nearest(id, facts)}`));
    }
  };
  const expectFinding = (id: string, path: CasePath) => {
    if (id.startsWith("test:")) {
      const test = id.slice("test:".length);
      if (!(test in source.investigations))
        findings.push(
          error(path, `"${id}" is used, but investigations has no result for "${test}"`),
        );
    } else if (id.startsWith("exam:")) {
      const system = id.slice("exam:".length);
      if (!(system in source.examination))
        findings.push(error(path, `"${id}" is used, but examination has no "${system}"`));
    } else expectFact(id, path);
  };

  source.opening.tells.forEach((id, i) => expectFact(id, ["opening", "tells", i]));
  source.opening.more.forEach((step, i) =>
    step.tells.forEach((id, j) => expectFact(id, ["opening", "more", i, "tells", j])),
  );
  source.differential.forEach((entry, i) => {
    for (const id of Object.keys(entry.weights))
      expectFinding(id, ["differential", i, "weights", id]);
  });
  const { marking } = source;
  marking.ask.forEach((item, i) =>
    item.fact.forEach((id, j) => expectFact(id, ["marking", "ask", i, "fact", j])),
  );
  const asked = new Set(marking.ask.flatMap(({ fact }) => fact));
  marking.mustAsk?.forEach(({ fact }, i) =>
    fact.forEach((id, j) => {
      if (!asked.has(id))
        findings.push(
          error(
            ["marking", "mustAsk", i, "fact", j],
            `"${id}" must be asked, but no item of ask has it, so nobody is told where to find it`,
          ),
        );
    }),
  );
  marking.diagnosis.findings.forEach((item, i) =>
    expectFinding(item.id, ["marking", "diagnosis", "findings", i, "id"]),
  );
  marking.examine.forEach(({ system }, i) => {
    if (!(system in source.examination)) {
      findings.push(
        error(["marking", "examine", i, "system"], `examination has nothing under "${system}"`),
      );
    }
  });
  marking.tests.needed.forEach(({ test, or = [] }, i) => {
    for (const one of [test, ...or].filter((id) => !(id in source.investigations))) {
      findings.push(
        error(
          ["marking", "tests", "needed", i, "test"],
          `"${one}" is a needed test, so investigations must hold its result`,
        ),
      );
    }
  });
  const differential = new Set(source.differential.map((entry) => entry.id));
  if (!differential.has(source.diagnosis.id)) {
    findings.push(
      error(
        ["differential"],
        `the diagnosis "${source.diagnosis.id}" is missing from the differential`,
      ),
    );
  }
  marking.diagnosis.findings.forEach(({ against }, i) => {
    if (against && !differential.has(against)) {
      findings.push(
        error(
          ["marking", "diagnosis", "findings", i, "against"],
          `"${against}" is not in the differential`,
        ),
      );
    }
  });
  return findings;
}

const doubled = (ids: readonly string[]) => ids.filter((id, i) => ids.indexOf(id) !== i);

/** Ids that are used twice where each must name one thing. */
export function checkDuplicates(source: CaseSource): LintFinding[] {
  const { marking } = source;
  const { tests, treatment } = marking;
  const lists: readonly (readonly [CasePath, readonly string[]])[] = [
    [["differential"], source.differential.map((entry) => entry.id)],
    [["marking", "ask"], marking.ask.map((item) => item.label)],
    [
      ["marking", "tests"],
      [
        ...tests.needed.flatMap(({ test, or = [] }) => [test, ...or]),
        ...[...tests.useful, ...tests.wasteful, ...tests.harmful].map((t) => t.test),
      ],
    ],
    [["marking", "diagnosis", "findings"], marking.diagnosis.findings.map((item) => item.id)],
    [
      ["marking", "treatment"],
      [...treatment.needed, ...treatment.acceptable, ...treatment.harmful].map((item) => item.id),
    ],
    [["course", "remedies"], (source.course?.remedies ?? []).map((item) => item.id)],
    [["course", "hazards"], (source.course?.hazards ?? []).map((item) => item.id)],
    [["marking", "lifestyle"], marking.lifestyle.map((item) => item.id)],
    [["marking", "followUp"], marking.followUp.map((item) => item.id)],
  ];
  return lists.flatMap(([path, ids]) =>
    [...new Set(doubled(ids))].map((id) => error(path, `"${id}" stands here twice`)),
  );
}
