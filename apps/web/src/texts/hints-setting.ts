/** Of the profile: whether the registrar speaks. Apart from what is said, which a profile does not need. */
export const hintsSettingTexts = {
  title: "Hints",
  text: "In your first three cases a registrar stands at your shoulder and says what to try next.",
  label: "Show the registrar's hints",
  on: "The registrar is back at your shoulder.",
  off: "No more hints.",
} as const;
