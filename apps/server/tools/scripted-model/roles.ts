/** How the scripted model plays; the name of the model in a request chooses. */
export const goodRoles = ["good"] as const;
export const leakyRoles = ["leaky", "lying", "obedient"] as const;
/** Answers that are no reading of a line, from a model that speaks well. */
export const misreadingRoles = [
  "bad-json",
  "wrong-numbers",
  "other-words",
  "refuses",
  "everything",
] as const;
/** Everything that goes wrong with a provider, or with what a model says. */
export const faultRoles = [
  "slow",
  "hang",
  "stall",
  "unauthorised",
  "rate-limited",
  "server-error",
  "bad-request",
  "cut",
  "reset",
  "nonsense",
  "language",
  "empty",
  "endless",
  "tool",
  "doctor",
  "malformed",
  "html",
] as const;
export type FaultRole = (typeof faultRoles)[number];
export type Role =
  | (typeof goodRoles)[number]
  | (typeof leakyRoles)[number]
  | (typeof misreadingRoles)[number]
  | FaultRole;
export const roles: readonly Role[] = [
  ...goodRoles,
  ...leakyRoles,
  ...misreadingRoles,
  ...faultRoles,
];
export const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name);
