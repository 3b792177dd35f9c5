import {
  type CompiledCase,
  defaultFacts,
  factsOfEntry,
  historyEntrySchema,
  type PatientView,
  type Person,
  topicOfKey,
} from "@anamnesis/cases";

interface Source {
  readonly id: string;
  readonly person: Person;
  readonly complaint: string;
  readonly opening: CompiledCase["opening"];
  readonly history: Readonly<Record<string, unknown>>;
  readonly guarded: {
    readonly diagnosis: string;
    readonly name: string;
    readonly giveaways: readonly string[];
  };
}

/** A patient view of a person and a history alone, for tests that need no examiner's part. */
export function defaultViewOf(source: Source): PatientView {
  const own = Object.entries(source.history).flatMap(([key, entry]) =>
    factsOfEntry(key, historyEntrySchema.parse(entry)),
  );
  return {
    id: source.id,
    version: 1,
    module: "cardiology",
    level: "Beginner",
    person: source.person,
    triage: {
      problem: "Chest tightness",
      mainDiseases: ["Chest tightness"],
      symptoms: ["Chest tightness"],
      criticalFactors: [],
      history: "",
      emotionalState: "Worried",
      healthStatus: 60,
    },
    vitals: {
      heartRate: 88,
      bloodPressure: "142/84",
      temperatureC: 36.8,
      respiratoryRate: 16,
      spo2: 97,
    },
    opening: source.opening,
    complaint: topicOfKey(source.complaint) ?? source.complaint,
    complaintKey: source.complaint,
    facts: [...own, ...defaultFacts(source.person, own)],
    examination: { respiratory: { text: "Crackles at the left base.", abnormal: true, words: [] } },
    investigations: {
      crp: {
        report: "Raised.",
        values: [{ name: "CRP", value: 48, unit: "mg/L", range: "< 5", flag: "H" }],
        abnormal: true,
      },
    },
    guarded: { ...source.guarded, isKnown: false },
  };
}
