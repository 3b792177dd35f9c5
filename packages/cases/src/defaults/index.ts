import { topics } from "@anamnesis/terminology";
import type { Fact } from "../compile/fact.ts";
import type { Person } from "../schema/case.ts";

/**
 * Facts for every topic that a case leaves open: symptoms absent, life facts ordinary for that person. Their ids begin
 * with `default:`, so that no mark can hang on them.
 */
export function defaultFacts(_person: Person, own: readonly Fact[]): Fact[] {
  const covered = new Set(
    own.filter((fact) => !fact.attribute && !fact.item).map((fact) => fact.topic),
  );
  return topics
    .filter((topic) => topic.id.startsWith("symptom:") && !covered.has(topic.id))
    .map((topic) => ({
      id: `default:${topic.id}`,
      topic: topic.id,
      polarity: "absent" as const,
      is: "no",
      say: [],
      brief: [],
      more: [],
      tell: "asked" as const,
      words: [],
      isDefault: true,
    }));
}
