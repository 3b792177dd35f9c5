import type { Person } from "../accounts/person.ts";
import type { Level, Wanted } from "./recommend.ts";

// Answers of onboarding and profile by the module that they speak for; the others speak for none.
const interests: Readonly<Record<string, string>> = {
  "Emergency Medicine": "emergency",
  "Pediatric Cases": "pediatrics",
  "Cardiovascular Diseases": "cardiology",
  "Neurological Disorders": "neurology",
  "Respiratory Conditions": "pulmonology",
};
const specialties: Readonly<Record<string, string>> = {
  General: "internal",
  Pediatrics: "pediatrics",
  Cardiology: "cardiology",
  Neurology: "neurology",
  Emergency: "emergency",
};
const levels: Readonly<Record<string, Level>> = {
  Beginner: "Beginner",
  Intermediate: "Intermediate",
  Advanced: "Advanced",
};

/** Which modules a person's own answers speak for. Who named interests means them; the specialty speaks where none was named. */
export const wantedOf = (person: Pick<Person, "interests" | "specialization">): Wanted => {
  const named = person.interests.flatMap((interest) => interests[interest] ?? []);
  if (named.length > 0) return new Map(named.map((id) => [id, "interest" as const]));
  const own = specialties[person.specialization];
  return new Map(own === undefined ? [] : [[own, "specialty" as const]]);
};

/** The level that a person says they are at; null where they have not said. */
export const ownLevelOf = ({ experienceLevel }: Pick<Person, "experienceLevel">): Level | null =>
  levels[experienceLevel] ?? null;
