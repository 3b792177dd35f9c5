import { bedsideTermById, drugById, drugClassById } from "@anamnesis/terminology";
import type { CaseSource } from "../schema/case.ts";
import { error, type LintFinding } from "./problem.ts";

const isKnown = (id: string): boolean =>
  Boolean(drugById(id) ?? drugClassById(id) ?? bedsideTermById(id));

/** All that helps together has to turn the illness, with a little to spare. */
const leastHold = 0.6;

/** A course that names what nobody can order, that cannot be turned, or whose times run backwards. */
export function checkCourse({ course }: CaseSource): LintFinding[] {
  if (!course) return [];
  const findings: LintFinding[] = [];
  for (const group of ["remedies", "hazards"] as const)
    course[group].forEach(({ anyOf }, index) =>
      anyOf.forEach((id, at) => {
        if (!isKnown(id))
          findings.push(
            error(
              ["course", group, index, "anyOf", at],
              `"${id}" is no drug, drug class or bedside term of packages/terminology`,
            ),
          );
      }),
    );
  const { untreated, remedies } = course;
  if (untreated) {
    const times = [0, untreated.worse, untreated.critical, untreated.death].filter(
      (time) => time !== undefined,
    );
    if (times.some((time, at) => at > 0 && time <= (times[at - 1] ?? 0)))
      findings.push(error(["course", "untreated"], "each state comes later than the one before"));
    if (untreated.death !== undefined && untreated.critical === undefined)
      findings.push(
        error(["course", "untreated", "death"], "nobody dies who was not critical before"),
      );
    const held = remedies.reduce((sum, { share }) => sum + share, 0);
    if (held < leastHold)
      findings.push(
        error(
          ["course", "remedies"],
          `all of them hold ${held.toFixed(2)} of it: nothing that is done could turn it`,
        ),
      );
  } else if (course.archetype !== "stable" && course.hazards.length === 0)
    findings.push(
      error(
        ["course"],
        "say when it gets worse (untreated) or what makes it so (hazards), or that it is stable",
      ),
    );
  remedies.forEach(({ within, why }, index) => {
    if (within !== undefined && why === undefined)
      findings.push(error(["course", "remedies", index, "why"], "say whose rule the time is"));
  });
  if (course.archetype !== "stable" && course.sources.length === 0)
    findings.push(error(["course", "sources"], "name where the times and doses are from"));
  return findings;
}
