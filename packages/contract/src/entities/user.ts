import { z } from "zod";

/** Onboarding options, in the order and with the labels that the forms show. */
export const specializations = [
  { value: "General", label: "General Medicine" },
  { value: "Pediatrics", label: "Pediatrics" },
  { value: "Cardiology", label: "Cardiology" },
  { value: "Neurology", label: "Neurology" },
  { value: "Gynecology", label: "Gynecology" },
  { value: "Emergency", label: "Emergency Medicine" },
  { value: "Other", label: "Other" },
] as const;
export const experienceLevels = [
  { value: "Beginner", label: "Beginner (0-2 years)" },
  { value: "Intermediate", label: "Intermediate (2-5 years)" },
  { value: "Advanced", label: "Advanced (5+ years)" },
] as const;
export const currentRoles = [
  { value: "Student", label: "Medical Student" },
  { value: "Intern", label: "Intern" },
  { value: "Resident", label: "Resident" },
  { value: "Practitioner", label: "Practicing Physician" },
] as const;
export const interestOptions = [
  "Diagnostic Accuracy",
  "Patient Communication",
  "Emergency Medicine",
  "Pediatric Cases",
  "Cardiovascular Diseases",
  "Neurological Disorders",
  "Respiratory Conditions",
  "Infectious Diseases",
] as const;

const values = <T extends string>(options: readonly { value: T }[]) =>
  options.map((option) => option.value) as [T, ...T[]];
const shortText = z.string().trim().max(200);

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email("Enter a valid email address"));
/** NIST SP 800-63B: a length, and nothing else, is demanded. */
export const passwordSchema = z
  .string()
  .min(8, "Use at least 8 characters")
  .max(128, "Use at most 128 characters");

export const locationSchema = z.object({ city: shortText, state: shortText, country: shortText });

/** The fields of onboarding and profile; none is required, an unset one is the empty string, 0 or an empty list. */
const yearProblem = "Enter a year between 1 and 20";

export const profileFieldsSchema = z.object({
  specialization: z.enum(["", ...values(specializations)]),
  experienceLevel: z.enum(["", ...values(experienceLevels)]),
  institutionName: shortText,
  location: locationSchema,
  currentRole: z.enum(["", ...values(currentRoles)]),
  yearOfStudy: z
    .number()
    .int(yearProblem)
    .min(0, yearProblem)
    .max(20, yearProblem)
    .describe("0 where none is given"),
  interests: z.array(z.enum(interestOptions)).max(interestOptions.length),
});
export type ProfileFields = z.infer<typeof profileFieldsSchema>;

/** How a person stands on the leaderboard: under their name, under another one, or not at all. */
export const leaderboardVisibilities = ["name", "pseudonym", "hidden"] as const;
export const pseudonymSchema = z
  .string()
  .trim()
  .max(40, "Use at most 40 characters")
  .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(name), "Leave out line breaks");

/** What of the registrar's hints a person has waved away. */
export const hintStateSchema = z.object({
  /** None are wanted any more. */
  isOff: z.boolean(),
  /** Ids of hints that have served. */
  dismissed: z.array(z.string().max(40)).max(60),
});
export type HintState = z.infer<typeof hintStateSchema>;

export const userSchema = profileFieldsSchema.extend({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  onboardingCompleted: z.boolean(),
  /** IANA name; the streak's days are counted in it. */
  timeZone: z.string(),
  leaderboardVisibility: z.enum(leaderboardVisibilities),
  /** Shown in place of the name where the visibility says so; "Learner" while it is empty. */
  pseudonym: z.string(),
  hints: hintStateSchema,
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** Whether anything is left once fillers, spaces and marks without a letter are taken away; U+2800 is an empty Braille cell. */
const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ""));

export const nameSchema = z
  .string()
  .trim()
  .min(1, "Enter your name")
  .max(120, "Use at most 120 characters")
  .refine((name) => name === "" || isVisible(name), "Use letters that can be seen")
  .refine(
    (name) => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(name),
    "Leave out line breaks and hidden control characters",
  );

export const registerInputSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  timeZone: z.string().max(64).optional(),
});
export type RegisterInput = z.infer<typeof registerInputSchema>;

export const loginInputSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, "Enter your password").max(128),
});
export type LoginInput = z.infer<typeof loginInputSchema>;

/** Only the fields that are sent are changed. */
export const updateProfileInputSchema = profileFieldsSchema
  .extend({
    name: nameSchema,
    email: emailSchema,
    onboardingCompleted: z.boolean(),
    timeZone: z.string().max(64),
    leaderboardVisibility: z.enum(leaderboardVisibilities),
    pseudonym: pseudonymSchema,
    hints: hintStateSchema,
    /** Needed when `email` changes: who holds a token alone must not take the account over. */
    currentPassword: z.string().max(128),
  })
  .partial();
export type UpdateProfileInput = z.infer<typeof updateProfileInputSchema>;

export const authResultSchema = z.object({ token: z.string(), user: userSchema });
export type AuthResult = z.infer<typeof authResultSchema>;

/** What the achievements are grouped by. */
export const achievementGroups = [
  "milestones",
  "specialties",
  "communication",
  "reasoning",
  "safety",
  "economy",
  "consistency",
  "comeback",
] as const;

export const achievementSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What the next level asks for, or what the last one asked for. */
  description: z.string(),
  group: z.enum(achievementGroups),
  /** The highest level earned; 0 before the first. */
  level: z.number().int(),
  levels: z.array(
    z.object({
      goal: z.number(),
      /** What this level asks for. */
      description: z.string(),
      earnedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** At least one level was. */
  earned: z.boolean(),
  /** Of the highest level earned. */
  earnedAt: z.iso.datetime().nullable(),
  /** How far towards `goal`; equal once every level is earned. */
  progress: z.number(),
  /** Of the next level, or of the last once every level is earned. */
  goal: z.number(),
});
export type Achievement = z.infer<typeof achievementSchema>;

/** All computed on the server: section 9 of the specification has the formulas. */
export const userStatsSchema = z.object({
  casesCompleted: z.number().int(),
  /** Mean overall score as a whole percent; null before the first report. */
  averageScore: z.number().nullable(),
  bestScore: z.number().nullable(),
  studyHours: z.number().int(),
  currentStreak: z.number().int(),
  longestStreak: z.number().int(),
  totalScore: z.number(),
  achievements: z.array(achievementSchema),
});
export type UserStats = z.infer<typeof userStatsSchema>;

/** What the journal page remembers for a person. */
export const journalStateSchema = z.object({
  following: z.array(z.string().max(120)).max(200),
  subscribedEmail: z.string().max(254),
  draft: z.object({
    title: z.string().max(300),
    category: z.string().max(80),
    body: z.string().max(50_000),
  }),
});
export type JournalState = z.infer<typeof journalStateSchema>;

export const leaderboardPeriods = ["week", "month", "all"] as const;
export const leaderboardEntrySchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  specialization: z.string(),
  institutionName: z.string(),
  /** Equal total scores share a rank. */
  rank: z.number().int(),
  totalScore: z.number(),
  casesCompleted: z.number().int(),
  averageScore: z.number(),
  studyHours: z.number().int(),
  isCurrentUser: z.boolean(),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;
export const leaderboardSchema = z.array(leaderboardEntrySchema);
