/** The inputs that onboarding and the profile share. */
export const profileFieldTexts = {
  notSet: "Not set",
  specialization: { label: "Specialization", placeholder: "Select your specialization" },
  experience: { label: "Experience level", placeholder: "Select your experience level" },
  role: { label: "Current role", placeholder: "Select your current role" },
  year: { label: "Year of study", placeholder: "e.g. 3" },
  institution: { label: "Institution", placeholder: "University or hospital" },
  city: "City",
  state: "State",
  country: "Country",
  interests: "Areas of interest",
} as const;
