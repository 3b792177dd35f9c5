import { describe, expect, it, vi } from "vitest";
import {
  mark,
  reconsider,
  scoresAfter,
  isContestable,
  type Encounter,
  type Pointed,
} from "../index.ts";
import { caseNamed, referenceNamed } from "../testing/shipped.ts";

vi.setConfig({ testTimeout: 30_000 });

const turn = (line: string, rest: Partial<Extract<Pointed, { where: "turn" }>> = {}): Pointed => ({
  where: "turn",
  number: 3,
  line,
  answer: "",
  topics: [],
  facts: [],
  ...rest,
});
const written = (
  text: string,
  part: Extract<Pointed, { where: "written" }>["part"] = "reasoning",
): Pointed => ({ where: "written", part, text });

const nothing: Encounter = { messages: [], tests: [] };
/** An item as it stands where nothing at all was done. */
const missed = (caseId: string, id: string) => {
  const item = mark(caseNamed(caseId), nothing).items.find((one) => one.id === id);
  if (!item) throw new Error(`${caseId} has no item ${id}`);
  return item;
};
const verdict = (caseId: string, id: string, pointed: Pointed) =>
  reconsider(caseNamed(caseId), missed(caseId, id), pointed);

describe("a line that the learner points to", () => {
  it.each([
    [
      "depression-as-fatigue",
      "ask:suicidality",
      "Have things ever been so bad you thought of ending it all, or of suicide?",
    ],
    ["subarachnoid-haemorrhage", "ask:allergies", "anything you are alergic to?"],
    ["bronchiolitis", "ask:dyspnoea.apnoea", "did baby have any apnoea, stops in breathing?"],
    ["inferior-stemi", "ask:concerns", "what worries you most"],
  ])("asks for it in %s %s: %s", (caseId, id, line) => {
    const { outcome, points, text } = verdict(caseId, id, turn(line));
    expect(outcome).toBe("accepted");
    expect(points).toBe(missed(caseId, id).maxPoints);
    expect(text).toContain("turn 3");
  });

  it.each([
    ["inferior-stemi", "ask:concerns", "I think you are having a heart attack and will die"],
    ["inferior-stemi", "ask:chest_pain.back", "How much alcohol do you get through in a week?"],
    ["depression-as-fatigue", "ask:suicidality", "Any ankle swelling?"],
    ["inferior-stemi", "exam:cardiovascular", "Do you smoke?"],
    ["inferior-stemi", "process:feelings", "Do you smoke?"],
  ])("does not in %s %s: %s", (caseId, id, line) => {
    expect(verdict(caseId, id, turn(line))).toMatchObject({ outcome: "not-found", points: 0 });
  });

  it("is judged by what the patient understood and told, too", () => {
    const told = turn("And that?", { facts: ["allergies"] });
    expect(verdict("subarachnoid-haemorrhage", "ask:allergies", told).outcome).toBe("accepted");
  });

  it("has half the mark where it comes near, and a pile of questions no more", () => {
    const pile = turn(
      "Any chest pain, cough, fever, rash, vomiting, diarrhoea, headache, falls, fits, allergies?",
    );
    const { outcome, points } = verdict("subarachnoid-haemorrhage", "ask:allergies", pile);
    expect(outcome).toBe("partly");
    expect(points).toBeCloseTo(
      missed("subarachnoid-haemorrhage", "ask:allergies").maxPoints / 2,
      1,
    );
  });
});

describe("the card and what was written", () => {
  it("shows a finding used in the reasoning with its sign", () => {
    const item = missed("bronchiolitis", "finding:exam:respiratory");
    const phrase = caseNamed("bronchiolitis").marking.diagnosis.findings.find(
      ({ id }) => id === "exam:respiratory",
    )?.any[0];
    const again = (text: string) => reconsider(caseNamed("bronchiolitis"), item, written(text));
    expect(again(`The chest has ${phrase} on both sides`).outcome).toBe("accepted");
    expect(again(`There is no ${phrase} at all`).outcome).toBe("not-found");
  });

  it("is not on the card where only a word of it is", () => {
    expect(
      verdict("inferior-stemi", "ask:medications.sildenafil", { where: "card" }),
    ).toMatchObject({ outcome: "not-found", points: 0 });
    expect(verdict("anaphylaxis", "ask:dizziness", { where: "card" }).text).toContain("the card");
  });

  it("is no question, and a question is no reasoning", () => {
    const said = verdict("inferior-stemi", "ask:concerns", written("She is worried."));
    expect(said).toMatchObject({ outcome: "not-found", points: 0 });
    expect(said.text).toContain("Point to a line of the talk");
    expect(
      verdict("bronchiolitis", "finding:exam:respiratory", turn("May I listen?")).text,
    ).toContain("Point to the sentence");
  });

  it("takes no refusal for an order, and no neighbour for the diagnosis", () => {
    const item = caseNamed("inferior-stemi").marking.treatment.needed[0];
    const id = `treatment:${item?.id ?? ""}`;
    expect(
      verdict("inferior-stemi", id, written("Do not give aspirin, avoid aspirin", "medication"))
        .outcome,
    ).toBe("not-found");
    expect(
      verdict("inferior-stemi", "final-diagnosis", written("Acute pericarditis", "diagnosis")),
    ).toMatchObject({ outcome: "not-found" });
  });
});

describe("the scores after it", () => {
  const compiled = caseNamed("migraine");
  const report = mark(compiled, referenceNamed("migraine", "minimal").encounter);

  it("move upwards only, and the report stays as it was", () => {
    const before = JSON.stringify(report);
    const item = report.items.find(
      (one) => one.id.startsWith("ask:") && one.outcome === "missed" && isContestable(one),
    );
    expect(item).toBeDefined();
    const raised = {
      itemId: item?.id ?? "",
      points: item?.maxPoints ?? 0,
      outcome: "accepted" as const,
    };
    const scores = scoresAfter(report, [raised]);
    expect(scores?.questioningScore).toBeGreaterThan(report.questioningScore);
    expect(scores?.overallScore).toBeGreaterThanOrEqual(report.overallScore);
    expect(scores?.diagnosisScore).toBe(report.diagnosisScore);
    expect(JSON.stringify(report)).toBe(before);
    expect(scoresAfter(report, [{ ...raised, points: 0, outcome: "not-found" }])).toBeNull();
  });

  it("stay below a ceiling, unless what it stands for was met", () => {
    const items = [
      { id: "final-diagnosis", area: "diagnosis", outcome: "missed", points: 0, maxPoints: 3.9 },
      { id: "finding:a", area: "diagnosis", outcome: "missed", points: 0, maxPoints: 2 },
      { id: "grounds", area: "diagnosis", outcome: "earned", points: 4.5, maxPoints: 4.5 },
      {
        id: "not-reached",
        area: "diagnosis",
        outcome: "cap",
        points: 0,
        maxPoints: 0,
        ceiling: 5,
        liftedBy: ["final-diagnosis"],
      },
    ] as const;
    const low = {
      questioningScore: 5,
      diagnosisScore: 4.5,
      treatmentScore: 5,
      overallScore: 4.8,
      items,
    };
    const finding = { itemId: "finding:a", points: 2, outcome: "accepted" as const };
    expect(scoresAfter(low, [finding])?.diagnosisScore).toBe(5);
    const named = { itemId: "final-diagnosis", points: 3.9, outcome: "accepted" as const };
    expect(scoresAfter(low, [finding, named])?.diagnosisScore).toBe(10);
    expect(scoresAfter({ ...low, isUnsafe: true }, [finding, named])?.overallScore).toBe(4.9);
  });

  it("cannot be had for pointing at any line: a random line is found for hardly an item", () => {
    const lines = ["Hello, what has brought you in today?", "Thank you.", "Do you smoke?"];
    const open = report.items.filter(isContestable).filter(({ id }) => id.startsWith("ask:"));
    const accepted = open.flatMap((item) =>
      lines.filter((line) => reconsider(compiled, item, turn(line)).outcome === "accepted"),
    );
    expect(accepted.length).toBeLessThan(open.length * lines.length * 0.05);
  });
});
