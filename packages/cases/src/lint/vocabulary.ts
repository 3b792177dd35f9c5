import {
  actionById,
  diagnosisById,
  drugById,
  drugClassById,
  investigationById,
} from "@anamnesis/terminology";
import type { CaseSource } from "../schema/case.ts";
import { error, type CasePath, type LintFinding } from "./problem.ts";

const isTreatment = (id: string) => Boolean(drugById(id) ?? drugClassById(id) ?? actionById(id));

/** Ids that terminology does not know: nothing that a learner writes or orders could ever match them. */
export function checkVocabulary(source: CaseSource): LintFinding[] {
  const findings: LintFinding[] = [];
  const expect = (isKnown: boolean, path: CasePath, id: string, kind: string) => {
    if (!isKnown)
      findings.push(
        error(path, `"${id}" is no ${kind} of packages/terminology; use its id or add it there`),
      );
  };
  const diagnosis = (id: string, path: CasePath) =>
    expect(Boolean(diagnosisById(id)), path, id, "diagnosis");
  const test = (id: string, path: CasePath) =>
    expect(Boolean(investigationById(id)), path, id, "investigation");

  const { marking } = source;
  diagnosis(source.diagnosis.id, ["diagnosis", "id"]);
  source.differential.forEach(({ id }, i) => diagnosis(id, ["differential", i, "id"]));
  Object.keys(marking.diagnosis.credit).forEach((id) =>
    diagnosis(id, ["marking", "diagnosis", "credit", id]),
  );
  marking.diagnosis.alternatives.forEach((id, i) =>
    diagnosis(id, ["marking", "diagnosis", "alternatives", i]),
  );
  marking.diagnosis.dangerous.forEach(({ id }, i) =>
    diagnosis(id, ["marking", "diagnosis", "dangerous", i, "id"]),
  );
  Object.keys(source.investigations).forEach((id) => test(id, ["investigations", id]));
  for (const group of ["needed", "useful", "wasteful", "harmful"] as const) {
    marking.tests[group].forEach((item, i) =>
      test(item.test, ["marking", "tests", group, i, "test"]),
    );
  }
  marking.tests.needed.forEach(({ or = [] }, i) =>
    or.forEach((id, j) => test(id, ["marking", "tests", "needed", i, "or", j])),
  );
  source.expert.orders.forEach((id, i) => test(id, ["expert", "orders", i]));
  for (const group of ["needed", "acceptable"] as const) {
    marking.treatment[group].forEach(({ secondBest = [], doses = {} }, i) => {
      const path = ["marking", "treatment", group, i];
      secondBest.forEach((id, j) =>
        expect(isTreatment(id), [...path, "secondBest", j], id, "drug, drug class or action"),
      );
      Object.keys(doses).forEach((id) =>
        expect(Boolean(drugById(id)), [...path, "doses", id], id, "drug"),
      );
    });
  }
  for (const group of ["needed", "acceptable", "harmful"] as const) {
    marking.treatment[group].forEach((item, i) =>
      item.anyOf.forEach((id, j) =>
        expect(
          isTreatment(id),
          ["marking", "treatment", group, i, "anyOf", j],
          id,
          "drug, drug class or action",
        ),
      ),
    );
  }
  return findings;
}
