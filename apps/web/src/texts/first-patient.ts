/** What a newcomer finds on the dashboard. */
export const firstPatientTexts = {
  first: {
    label: "Your first patient",
    loading: "Calling your first patient",
    title: (name: string): string => `Three minutes with ${name}`,
    text: "A registrar stands at your shoulder and says what to try next. Stop whenever you like: everything is kept.",
    action: (firstName: string): string => `Meet ${firstName}`,
  },
  choose: {
    title: "What would you like to see first?",
    failed: "That could not be saved. Try again.",
    saved: (interest: string): string => `Noted: ${interest}. You can change it on your profile.`,
  },
} as const;
