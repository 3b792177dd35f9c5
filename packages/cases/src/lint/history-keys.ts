import { attributes, isAttribute } from "@anamnesis/terminology";
import { topicOfKey } from "../compile/facts.ts";
import type { CaseSource } from "../schema/case.ts";
import type { HistoryEntrySource, LeafSource } from "../schema/history.ts";
import { advice, error, type CasePath, type LintFinding } from "./problem.ts";

const leafKeys = new Set([
  "is",
  "say",
  "more",
  "brief",
  "aside",
  "tell",
  "words",
  "panel",
  "mood",
  "items",
]);

const adult = 16;

export interface Leaf {
  readonly path: CasePath;
  readonly id: string;
  readonly value: LeafSource;
}

const isRecord = (
  entry: HistoryEntrySource,
): entry is Exclude<HistoryEntrySource, boolean | string | string[]> =>
  typeof entry === "object" && !Array.isArray(entry);

/** Every statement of the history with its fact id and its place in the file. */
export function leavesOf(source: CaseSource): Leaf[] {
  return Object.entries(source.history).flatMap(([key, entry]): Leaf[] => {
    if (!isRecord(entry)) return [{ path: ["history", key], id: key, value: entry as LeafSource }];
    const { items, ...rest } = entry;
    const own = Object.fromEntries(Object.entries(rest).filter(([name]) => leafKeys.has(name)));
    return [
      { path: ["history", key], id: key, value: own as LeafSource },
      ...Object.entries(rest)
        .filter(([name]) => !leafKeys.has(name))
        .map(([name, value]) => ({
          path: ["history", key, name],
          id: `${key}.${name}`,
          value: value as LeafSource,
        })),
      ...Object.entries(items ?? {}).map(([name, value]) => ({
        path: ["history", key, "items", name],
        id: `${key}.${name}`,
        value,
      })),
    ];
  });
}

/** Keys under `history` that stand for nothing, or for two things at once. */
export function checkHistoryKeys(source: CaseSource): LintFinding[] {
  const findings: LintFinding[] = [];
  const seen = new Map<string, string>();
  for (const [key, entry] of Object.entries(source.history)) {
    const topic = topicOfKey(key);
    if (!topic) {
      findings.push(
        error(
          ["history", key],
          `"${key}" is not a topic or symptom that can be asked about; the list is packages/terminology/data/topics.json`,
        ),
      );
      continue;
    }
    const before = seen.get(topic);
    if (before) findings.push(error(["history", key], `"${key}" says the same as "${before}"`));
    seen.set(topic, key);
    if (!isRecord(entry)) continue;
    for (const name of Object.keys(entry)) {
      if (leafKeys.has(name) || isAttribute(name)) continue;
      findings.push(
        error(
          ["history", key, name],
          `"${name}" is neither a field (${[...leafKeys].join(", ")}) nor an attribute (${attributes.join(", ")}); put named things under "items"`,
        ),
      );
    }
    for (const name of Object.keys(entry.items ?? {})) {
      if (isAttribute(name) || leafKeys.has(name)) {
        findings.push(
          error(
            ["history", key, "items", name],
            `"${name}" is the name of an attribute or field; give the item another one`,
          ),
        );
      }
    }
  }
  if (!(source.complaint in source.history)) {
    findings.push(
      error(["complaint"], `the main complaint "${source.complaint}" has no entry under history`),
    );
  }
  if (source.person.sex === "male") {
    // A child's parent is asked about the pregnancy that the child was born of.
    const isMothers = source.person.informant !== undefined && source.person.age < adult;
    for (const key of isMothers ? ["menstrual"] : ["menstrual", "pregnancy"]) {
      if (key in source.history)
        findings.push(advice(["history", key], `"${key}" is written for a male patient`));
    }
  }
  return findings;
}
