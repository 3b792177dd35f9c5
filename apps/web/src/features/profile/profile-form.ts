import type { ProfileFields, User } from "@anamnesis/contract";
import { profileFieldsOf } from "@/components/profile-fields/profile-values.ts";

/** What the profile form edits. */
export type ProfileValues = ProfileFields & {
  name: string;
  email: string;
  /** Only asked for while the email address is being changed. */
  currentPassword: string;
};

export const profileValuesOf = (user: User): ProfileValues => ({
  name: user.name,
  email: user.email,
  currentPassword: "",
  ...profileFieldsOf(user),
});

/** Whether the address in the form is another than the one that is signed in with. */
export const isOtherEmail = (email: string, user: User): boolean =>
  email.trim().toLowerCase() !== user.email.toLowerCase();

/** Inputs at which the server's remarks can be shown. */
export const profileInputs = [
  "name",
  "email",
  "currentPassword",
  "specialization",
  "experienceLevel",
  "institutionName",
  "location.city",
  "location.state",
  "location.country",
  "currentRole",
  "yearOfStudy",
] as const;
