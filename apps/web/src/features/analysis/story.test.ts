import type { ReportItem, Session } from "@anamnesis/contract";
import { describe, expect, it } from "vitest";
import { sampleReport } from "./sample-report.ts";
import { habitsOf, missingOf, momentOf, outcomeOf, safetyOf } from "./story.ts";

const item = (id: string, rest: Partial<ReportItem> = {}): ReportItem => ({
  id,
  area: "questioning",
  group: "Background",
  label: id,
  outcome: "missed",
  points: 0,
  maxPoints: 0.2,
  why: "It matters. It really does.",
  evidence: [],
  ...rest,
});
const report = (items: ReportItem[] = []) => ({ ...sampleReport, items });

describe("how it ended", () => {
  it("is called complete only where it was passed and nobody was in danger", () => {
    expect(outcomeOf({ overallScore: 5, isUnsafe: false })).toBe("passed");
    expect(outcomeOf({ overallScore: 4.9, isUnsafe: false })).toBe("failed");
    expect(outcomeOf({ overallScore: 9, isUnsafe: true })).toBe("unsafe");
  });

  it("names the gravest harm, and its reason in one sentence", () => {
    const harm = { outcome: "penalty", isHarm: true, area: "treatment", group: "Safety" } as const;
    const items = [
      item("a", { ...harm, label: "Unsafe here: Aspirin", points: -0.8 }),
      item("b", { ...harm, label: "Unsafe here: Heparin", points: -2.5 }),
    ];
    expect(safetyOf({ isUnsafe: true, items })).toEqual({
      kind: "unsafe",
      what: "Heparin",
      why: "It matters.",
    });
    expect(safetyOf({ isUnsafe: false, items })?.kind).toBe("risk");
  });

  it("calls nobody safe who went without what they needed, and says nothing where the report does not", () => {
    const needed = item("c", { area: "treatment", group: "Needed", label: "Adrenaline" });
    expect(safetyOf({ isUnsafe: false, items: [needed] })).toEqual({
      kind: "without",
      what: ["Adrenaline"],
    });
    expect(safetyOf({ isUnsafe: false, items: [] })).toEqual({ kind: "safe", isWhole: true });
    expect(safetyOf({ items: [] })).toBeNull();
  });
});

const session = {
  messages: [
    { _id: "0", sender: "patient", text: "Hello, doctor." },
    { _id: "1", sender: "user", text: "Any trouble with your legs?" },
    { _id: "2", sender: "patient", text: "The right one went dead." },
    { _id: "3", sender: "user", text: "May I listen to your chest?" },
    { _id: "4", sender: "patient", text: "Go on. [Chest: Clear on both sides.]" },
  ],
  unheard: [],
} as unknown as Pick<Session, "messages" | "unheard">;
const turn = (index: number) => [{ kind: "turn" as const, index, text: "" }];

describe("the moment that decided it", () => {
  const replay = (index: number) => ({
    diagnoses: [
      { id: "tear", name: "Aortic dissection" },
      { id: "strain", name: "Strain" },
    ],
    steps: [
      { label: "Before", evidence: null, probabilities: { tear: 0.2, strain: 0.8 } },
      {
        label: "Leg",
        evidence: turn(index)[0] ?? null,
        probabilities: { tear: 0.7, strain: 0.3 },
      },
    ],
    insights: {
      initial: null,
      final: null,
      mostInformativeAsked: { step: 1, label: "Leg", text: "" },
      mostInformativeMissed: null,
      idleTests: [],
      burden: { cost: 0, unneededCost: 0, radiationMillisievert: 0 },
      habits: [],
    },
  });

  it("is the answer that moved the diagnosis most, in the patient's words", () => {
    expect(momentOf({ replay: replay(1), items: [] }, session)).toEqual({
      asked: "Any trouble with your legs?",
      message: 1,
      answer: "The right one went dead.",
      isSpoken: true,
      moved: { name: "Aortic dissection", before: 20, after: 70 },
    });
  });

  it("may be what an examination found, which nobody said", () => {
    expect(momentOf({ replay: replay(3), items: [] }, session)).toMatchObject({
      isSpoken: false,
      answer: expect.stringContaining("Clear on both sides") as string,
    });
  });

  it("is otherwise the weightiest thing found, or the first words", () => {
    const found = item("leg", {
      about: "question",
      outcome: "earned",
      points: 0.2,
      evidence: turn(1),
    });
    expect(momentOf(report([found]), session)).toMatchObject({ message: 1, moved: null });
    expect(momentOf(report(), session)).toMatchObject({ asked: null, answer: "Hello, doctor." });
  });
});

describe("what was missing", () => {
  const pen = item("ask:pen", { about: "question", question: "Have you a pen?", maxPoints: 0.3 });
  const pills = item("ask:pills", { about: "question", question: "Any pills?", maxPoints: 0.1 });
  const exam = item("exam:skin", { about: "examination", question: "May I?", maxPoints: 0.5 });

  it("is the costliest question whose answer is known and would have been given", () => {
    const unheard = [
      { itemId: "ask:pen", text: "A secret.", needsTrust: true },
      { itemId: "ask:pills", text: "Bisoprolol, doctor.", needsTrust: false },
    ];
    expect(missingOf(report([exam, pen, pills]), { unheard })).toMatchObject({
      words: "Any pills?",
      why: "It matters.",
      answer: { text: "Bisoprolol, doctor." },
    });
    expect(missingOf(report([exam, pen]), { unheard })?.answer?.needsTrust).toBe(true);
  });

  it("is otherwise a step, or nothing", () => {
    expect(missingOf(report([exam]), session)).toMatchObject({ words: "May I?", answer: null });
    expect(missingOf(report(), session)).toBeNull();
  });
});

it("names one habit to keep and one to change", () => {
  const manner = { about: "manner", group: "Consultation" } as const;
  const items = [
    item("o", { ...manner, ref: "opening", outcome: "earned", points: 0.2, evidence: turn(1) }),
    item("s", { ...manner, ref: "summary", question: "Let me sum up." }),
  ];
  expect(habitsOf(report(items))).toEqual({
    keep: { text: "Opening with an open question", message: 1 },
    change: { text: "Sum up, and let them correct you", attempt: "Let me sum up." },
  });
  expect(habitsOf(report())).toEqual({ keep: null, change: null });
});
