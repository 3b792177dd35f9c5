import type { Report } from "@anamnesis/assessment";
import type { Clinic, ClinicTurn } from "../../src/sessions/clinic.ts";

// A stand-in for patient and examiner, so that these tests are about keeping, not about talking: the replies count the
// turns, and the final diagnosis says which score it gets ("… score 7.5").

const turn = (turns: number, text: string, told: ClinicTurn["told"]): ClinicTurn => ({
  state: { turns },
  line: { text, source: "embedded", emotionalState: "worried", topics: ["opening"], facts: [] },
  told,
});

const catalogue = ["Complete Blood Count (CBC)", "ECG/EKG", "Chest X-Ray"];

export const scriptedClinic: Clinic = {
  open: () => Promise.resolve(turn(0, "Hello, doctor.", [])),
  takeTurn: (_compiled, state, text, conversation) => {
    const turns = (state as { readonly turns: number }).turns + 1;
    const isPain = /pain/.test(text);
    return Promise.resolve(
      turn(
        turns,
        `Answer ${turns} after ${conversation.length} lines.`,
        isPain ? [{ id: "pain.onset", list: "symptoms", text: "Pain for ninety minutes" }] : [],
      ),
    );
  },
  tests: catalogue.map((name) => ({
    name,
    category: "Test",
    description: name,
    cost: 10,
    turnaroundMinutes: 60,
    invasiveness: "needle",
    radiationMillisievert: 0,
    synonyms: [],
  })),
  testNamed: (name) =>
    catalogue.find((entry) => entry.toLowerCase() === name.trim().toLowerCase()) ?? null,
  investigate: (_compiled, testName, seed) => ({
    testName,
    resultText: `${testName} of ${seed}`,
    values: [],
    report: `${testName} of ${seed}`,
    hasTracing: testName === "ECG/EKG",
    format: "text",
  }),
  tracing: (_compiled, testName, seed) => {
    if (testName !== "ECG/EKG") return null;
    const strip = { lead: "II", startSeconds: 0, microvolts: [seed % 1000, 0, -100] } as const;
    const drawn = { ...strip, microvolts: [...strip.microvolts] };
    return { samplesPerSecond: 250, strips: [drawn], rhythm: drawn };
  },
  reconsider: (_compiled, item, pointed) => {
    const isThere = pointed.where === "turn" && /faint/.test(pointed.line);
    return {
      outcome: isThere ? "accepted" : "not-found",
      points: isThere ? item.maxPoints : item.points,
      text: isThere ? `It is in turn ${pointed.number}.` : "It is not there.",
    };
  },
  markRound: (compiled, { messages }, given) => {
    const score = Number(/score (\d+)/.exec(given)?.[1] ?? 50);
    const own = messages.filter(({ sender }) => sender === "user");
    return {
      score,
      questionPoints: Math.min(50, score),
      diagnosisPoints: Math.max(0, score - 50),
      lines: own.map(() => ({ mark: "useful" as const, found: ["Something"] })),
      open: [],
      diagnosis: { expected: compiled.diagnosis.name, match: "exact", credit: score / 100 },
      telling: [],
    };
  },
  mark: (_compiled, encounter) => {
    const given = encounter.finalDiagnosis?.finalDiagnosis ?? "";
    return reportOf(Number(/score ([\d.]+)/.exec(given)?.[1] ?? 5), given);
  },
};

const reportOf = (score: number, given: string): Report => ({
  questioningScore: score,
  questioningFeedback: "…",
  diagnosisScore: score,
  diagnosisFeedback: "…",
  treatmentScore: score,
  treatmentFeedback: "…",
  overallScore: score,
  isUnsafe: false,
  summaryFeedback: "…",
  strengths: [],
  areasToImprove: [],
  examinerVersion: "scripted",
  items: [],
  diagnosis: { expected: "Expected", given, match: "same" },
  expertPath: [],
  expertReasoning: "…",
  learningPoints: [],
  sources: [],
  replay: {
    diagnoses: [],
    steps: [],
    insights: {
      initial: null,
      final: null,
      mostInformativeAsked: null,
      mostInformativeMissed: null,
      idleTests: [],
      burden: { cost: 0, unneededCost: 0, radiationMillisievert: 0 },
      habits: [],
    },
  },
});
