import type { ProfileFields, User } from "@anamnesis/contract";
import { currentRoles, experienceLevels, specializations } from "virtual:contract";

/** The part of a person that onboarding and the profile form edit. */
export const profileFieldsOf = (user: User): ProfileFields => ({
  specialization: user.specialization,
  experienceLevel: user.experienceLevel,
  institutionName: user.institutionName,
  location: { ...user.location },
  currentRole: user.currentRole,
  yearOfStudy: user.yearOfStudy,
  interests: [...user.interests],
});

const labelIn =
  (options: readonly { value: string; label: string }[]) =>
  (value: string): string =>
    options.find((option) => option.value === value)?.label ?? value;

/** What the forms call a stored value; "" stays "". */
export const specializationLabel = labelIn(specializations);
export const experienceLabel = labelIn(experienceLevels);
export const roleLabel = labelIn(currentRoles);
