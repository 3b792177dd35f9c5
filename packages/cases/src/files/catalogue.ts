import type { CompiledCase } from "../compile/case.ts";
import { modules } from "../modules.ts";

/** Low, Medium or High, as the patient card derives it: critical factors and symptoms together. */
const complexityOf = ({ triage }: CompiledCase): string => {
  const count = triage.criticalFactors.length + triage.symptoms.length;
  return count <= 3 ? "Low" : count <= 6 ? "Medium" : "High";
};

const personOf = ({ person }: CompiledCase): string =>
  `${person.ageText ?? person.age}, ${person.sex}; ${person.work}`;

/** The cases as a Markdown table in the order of the modules; it names every diagnosis. */
export function catalogueTable(cases: readonly CompiledCase[]): string {
  const rows = modules.flatMap(({ id, name }) =>
    cases
      .filter(({ module }) => module === id)
      .map((one) => [
        name,
        `\`${one.id}\``,
        one.level,
        complexityOf(one),
        one.diagnosis.name,
        one.triage.problem,
        personOf(one),
      ]),
  );
  const head = ["Module", "Case", "Level", "Complexity", "Diagnosis", "Comes with", "Person"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
