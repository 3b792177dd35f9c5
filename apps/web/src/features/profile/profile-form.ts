import type { ProfileFields, User } from "@anamnesis/contract";
import { profileFieldsOf } from "@/components/profile-fields/profile-values.ts";

/** What the profile form edits. */
export type ProfileValues = ProfileFields & { name: string; email: string };

export const profileValuesOf = (user: User): ProfileValues => ({
  name: user.name,
  email: user.email,
  ...profileFieldsOf(user),
});

/** Inputs at which the server's remarks can be shown. */
export const profileInputs = [
  "name",
  "email",
  "specialization",
  "experienceLevel",
  "institutionName",
  "location.city",
  "location.state",
  "location.country",
  "currentRole",
  "yearOfStudy",
] as const;
