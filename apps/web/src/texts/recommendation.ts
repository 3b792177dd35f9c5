/** Whom to see next; the reason is worded by the server. */
export const recommendationTexts = {
  title: "Recommended for you",
  begin: "Or begin with one of these",
  start: "Start Session",
  resume: "Continue",
  with: (action: string, name: string) => `${action} with ${name}`,
} as const;
