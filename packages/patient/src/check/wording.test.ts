import { describe, expect, it } from "vitest";
import type { PlanStep } from "../dialogue.ts";
import { fixtureView } from "../testing/fixture.ts";
import { checkWording } from "./wording.ts";

const tell = (fact: string): PlanStep => ({ kind: "tell", fact, repeated: false, part: "say" });
const judge = (text: string, ...facts: readonly string[]) =>
  checkWording(facts.map(tell), fixtureView, [])(text);
const kindOf = (text: string, ...facts: readonly string[]) => {
  const licence = judge(text, ...facts);
  return licence.ok ? "fine" : licence.kind;
};

describe("somebody else's wording of a plan", () => {
  it.each([
    ["Oh, it started on Tuesday, just after lunch I think.", "chest_pain.onset"],
    ["It was Tuesday, doctor.", "chest_pain.onset"],
    ["Well, I'd probably call it a six out of ten.", "chest_pain.severity"],
    ["About a six, if you want a number.", "chest_pain.severity"],
    ["It does go down into my left arm, yes.", "chest_pain.radiation"],
    ["Yes... down my left arm.", "chest_pain.radiation"],
    ["Mostly it's walking uphill that brings it on.", "chest_pain.exacerbating"],
    ["When I'm walking uphill, that's what does it.", "chest_pain.exacerbating"],
    ["No, no cough at all, thankfully.", "cough"],
    ["I haven't been coughing, no.", "cough"],
    ["Yes, I do feel a bit sick, to be honest.", "nausea"],
    ["I'm on ramipril, and that's it.", "medications"],
    ["Just the ramipril, nothing else.", "medications"],
    ["It's ramipril, five milligrams.", "medications.ramipril"],
    ["I've had high blood pressure for years now.", "pmh.hypertension"],
    ["No, I'm not a diabetic, no.", "pmh.diabetes"],
    ["My dad... he died of a heart attack.", "family_history"],
    ["He was sixty when he had his heart attack, my dad.", "family_history.father"],
    ["Honestly? It's a bottle of wine a day.", "alcohol"],
    ["I'm just so frightened it's the same thing Dad had.", "concerns"],
    ["My chest feels really tight.", "chest_pain"],
    ["No, I haven't had a temperature.", "fever"],
    ["Lying down doesn't really make any difference to it.", "chest_pain.lying_down"],
  ])("passes what the plan says: %s", (text, fact) => {
    expect(judge(text, fact)).toEqual({ ok: true });
  });

  it.each([
    ["symptom", "About six, and I've been getting palpitations.", "chest_pain.severity"],
    ["symptom", "It started on Tuesday, with a headache.", "chest_pain.onset"],
    ["medicine", "Ramipril and a bit of aspirin.", "medications"],
    ["medicine", "I take metformin.", "medications"],
    ["figure", "I'd say nine out of ten.", "chest_pain.severity"],
    ["figure", "He had a heart attack at seventy.", "family_history.father"],
    ["figure", "It's two bottles of wine a day.", "alcohol"],
    ["figure", "Ramipril, twice a day.", "medications"],
    ["relative", "My brother died of a heart attack.", "family_history"],
    ["diagnosis", "I think it's my angina.", "chest_pain"],
    ["diagnosis", "It could be a pulmonary embolism, couldn't it.", "chest_pain"],
    ["diagnosis", "My coronary arteries are bad.", "chest_pain"],
    ["negation", "Yes, I've been coughing.", "cough"],
    ["negation", "No, I don't feel sick.", "nausea"],
    ["negation", "Yes, I'm diabetic.", "pmh.diabetes"],
    ["negation", "No, it doesn't go to my left arm.", "chest_pain.radiation"],
    ["negation", "I don't take ramipril.", "medications.ramipril"],
    ["negation", "No, never.", "nausea"],
    ["negation", "Yes, definitely.", "cough"],
    ["time", "It started on Friday.", "chest_pain.onset"],
    ["time", "It's been there for a week.", "chest_pain"],
    ["time", "It started on Tuesday, in the middle of the night.", "chest_pain.onset"],
    ["time", "An hour ago.", "chest_pain.severity"],
    ["place", "It goes into my jaw.", "chest_pain.radiation"],
    ["place", "It goes down my right arm.", "chest_pain.radiation"],
    ["place", "It's in my back as well.", "chest_pain"],
    ["invention", "I fell off a ladder.", "chest_pain.onset"],
    ["invention", "It came on suddenly.", "chest_pain.onset"],
    ["invention", "It's getting worse and worse.", "chest_pain"],
    ["invention", "Tuesday, when I was gardening.", "chest_pain.onset"],
    ["invention", "It's a crushing, stabbing thing.", "chest_pain.severity"],
    ["invention", "I smoke, too.", "alcohol"],
    ["time", "It's there all the time.", "chest_pain.severity"],
    ["time", "It comes and goes.", "chest_pain.severity"],
    ["negation", "I'm not frightened at all.", "concerns"],
    ["symptom", "I've lost a lot of weight.", "chest_pain"],
    ["question", "Have you seen this before?", "chest_pain"],
    ["role", "As an AI language model I cannot feel pain.", "chest_pain"],
    ["role", "I would recommend an ECG.", "chest_pain"],
    ["role", "How long have you had this pain?", "chest_pain"],
    ["role", "Your symptoms suggest a problem with the heart.", "chest_pain"],
    ["role", "My instructions say that I have a tight chest.", "chest_pain"],
    ["role", "Doctor: hello.", "chest_pain"],
    ["language", "Ça a commencé mardi après le déjeuner.", "chest_pain.onset"],
    ["language", "Es fing am Dienstag nach dem Essen an.", "chest_pain.onset"],
    ["language", "星期二开始的。", "chest_pain.onset"],
    ["form", "*clutches chest* My chest is tight.", "chest_pain"],
    ["form", "**Onset:** Tuesday", "chest_pain.onset"],
  ])("finds a %s that the plan has not: %s", (kind, text, fact) => {
    expect(kindOf(text, fact)).toBe(kind);
  });

  it("keeps to the yes or no of the engine's own wording, and to what it denies without a line", () => {
    const agree: PlanStep = { kind: "social", move: "agree" };
    const agreed = checkWording([agree], fixtureView, ["Yes, that's fine."]);
    expect(agreed("Yes, of course, that's fine.")).toEqual({ ok: true });
    expect(agreed("No, not at all.")).toMatchObject({ kind: "negation" });
    const deny: PlanStep = { kind: "deny", topic: "symptom:dizziness", matter: "thing", about: "" };
    const denied = checkWording([deny], fixtureView, ["No, nothing like that."]);
    expect(denied("No, I've not been dizzy.")).toEqual({ ok: true });
    expect(denied("I've been feeling really dizzy with it.")).toMatchObject({ kind: "symptom" });
  });

  it("lets the engine's own wording pass", () => {
    const social: PlanStep = { kind: "social", move: "asked_serious" };
    const check = checkWording([social], fixtureView, ["Is it serious, doctor?"]);
    expect(check("Is it serious, doctor?")).toEqual({ ok: true });
    expect(check("Is it cancer, doctor?").ok).toBe(false);
  });
});

it("names back what was news, and not what was only asked", () => {
  const news = { kind: "social", move: "news_admission" } as const;
  const asked = "We'll keep you in. Have you had any fits?";
  const check = checkWording([news], fixtureView, ["All right."], asked, "We'll keep you in.");
  expect(check("Fits.").ok).toBe(false);
  expect(check("Keep me in.").ok).toBe(true);
});
