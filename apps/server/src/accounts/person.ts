import type { User } from "@anamnesis/contract";
import type { users } from "../db/schema.ts";

/** A row of the users table without its password. */
export type Person = Omit<typeof users.$inferSelect, "passwordHash">;

export interface SignedIn {
  readonly person: Person;
  readonly tokenHash: string;
}

/** The user as the contract shows it to that user. */
export const userOf = (person: Person): User => ({
  _id: person.id,
  name: person.name,
  email: person.email,
  specialization: person.specialization as User["specialization"],
  experienceLevel: person.experienceLevel as User["experienceLevel"],
  institutionName: person.institutionName,
  location: { city: person.city, state: person.state, country: person.country },
  currentRole: person.currentRole as User["currentRole"],
  yearOfStudy: person.yearOfStudy,
  interests: person.interests as User["interests"],
  onboardingCompleted: person.onboardingCompleted,
  timeZone: person.timeZone,
  leaderboardVisibility: person.leaderboardVisibility,
  pseudonym: person.pseudonym,
  hints: { isOff: person.hints.isOff, dismissed: [...person.hints.dismissed] },
  createdAt: person.createdAt.toISOString(),
});
