import type { BodyOf, operations } from "@anamnesis/contract";

type Operations = typeof operations;
/** Example bodies by operation name; each must be accepted by its operation's schema (a test says so). */
type Examples = { readonly [N in keyof Operations]?: BodyOf<Operations[N]> };

const initialDiagnosis: BodyOf<Operations["submitDiagnosis"]> = {
  clinicalReasoning:
    "Central pressure for ninety minutes, into the jaw, with sweating and nausea; father died of an infarct at 54.",
  preliminaryDiagnosis: "Acute coronary syndrome",
  initialMedications: ["Aspirin 300 mg orally"],
};
/** The same operation takes the final diagnosis too. */
export const finalDiagnosisExample: BodyOf<Operations["submitDiagnosis"]> = {
  updatedReasoning: "ST elevation in II, III and aVF with a raised troponin.",
  finalDiagnosis: "Inferior ST-elevation myocardial infarction",
  finalMedications: ["Aspirin 300 mg orally", "Primary PCI"],
  treatmentPlan: {
    lifestyleRecommendations: "Stop smoking; cardiac rehabilitation",
    followUpInstructions: "Cardiology clinic in six weeks",
  },
};
const session = { patientId: "delroy-pryce-0a1b2c", specialization: "cardiology", restart: false };
const message = { message: "When did the pain start?" };

export const bodyExamples: Examples = {
  register: {
    name: "Ines Okafor",
    email: "ines.okafor@example.org",
    password: "a long pass phrase",
    timeZone: "Europe/Lisbon",
  },
  login: { email: "ines.okafor@example.org", password: "a long pass phrase" },
  forgotPassword: { email: "ines.okafor@example.org" },
  resetPassword: { token: "the token of the link", password: "another long pass phrase" },
  updateProfile: {
    specialization: "Cardiology",
    experienceLevel: "Beginner",
    location: { city: "Lisbon", state: "", country: "Portugal" },
    currentRole: "Student",
    yearOfStudy: 4,
    interests: ["Diagnostic Accuracy"],
    onboardingCompleted: true,
  },
  saveJournal: {
    following: ["Author of an article"],
    subscribedEmail: "ines.okafor@example.org",
    draft: { title: "What the night shift taught me", category: "Reflection", body: "" },
  },
  deleteAccount: { password: "a long pass phrase" },
  rateModule: { rating: 5 },
  reviewCard: { rating: "good" },
  contestItem: { itemId: "ask:allergies", pointed: { where: "turn", message: 7 } },
  saveReflection: { text: "Ask every patient with chest pain what they took today." },
  createSession: session,
  createSessionAlias: session,
  sendMessage: message,
  sendMessageAlias: message,
  streamMessage: message,
  saveNotes: {
    notes: "Pressure since 06:30, at rest. Father died at 54.",
    differential: ["Acute coronary syndrome", "Aortic dissection"],
  },
  askDaily: { message: "When did it start?" },
  answerDaily: { diagnosis: "Acute coronary syndrome" },
  orderTests: { tests: ["ECG/EKG", "Cardiac Enzymes (Troponin)"] },
  openReport: { testName: "ECG/EKG" },
  submitDiagnosis: initialDiagnosis,
};
