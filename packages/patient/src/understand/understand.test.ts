import { describe, expect, it } from "vitest";
import { understand } from "./embedded.ts";
import type { CaseVocabulary, Turn, Understanding } from "./types.ts";

const talk = (...lines: string[]): Turn[] =>
  lines.map((text, at) => ({ speaker: at % 2 === 0 ? "learner" : "patient", text }));
const hear = (text: string, context: Turn[] = []): Understanding => understand({ text, context });
const firstTopic = (text: string, context: Turn[] = []): string | undefined =>
  hear(text, context).topics[0];

describe("single questions", () => {
  it.each([
    ["So what's brought you in today?", "opening"],
    ["When did it first come on?", "hpc:onset"],
    ["Does the pain shoot anywhere else?", "hpc:radiation"],
    ["Are you on any regular tablets?", "medications"],
    ["Have you got any allergies?", "allergies"],
    ["Do you get puffed climbing the stairs?", "symptom:dyspnoea"],
    ["Any trouble with your waterworks?", "symptom:urinary_other"],
    ["Have you been opening your bowels okay?", "symptom:bowel_habit"],
    ["What do you do for a living?", "occupation"],
    ["Who's at home with you?", "living_situation"],
    ["Is there anything you're particularly worried about?", "ice:concerns"],
    ["Has anyone in the family had heart trouble?", "family_history"],
    ["Tell me about your mood lately", "mood"],
    ["Have you had thoughts of ending your life?", "symptom:suicidality"],
    ["PMH?", "pmh"],
  ])("%s → %s", (text, topic) => {
    expect(firstTopic(text)).toBe(topic);
  });

  it.each([
    ["do you hav any chset pain", "symptom:chest_pain"],
    ["are you alergic to anyhting", "allergies"],
    ["any famly histroy of diabetes", "family_history"],
  ])("sees through typing errors: %s", (text, topic) => {
    expect(firstTopic(text)).toBe(topic);
  });

  it("asks back about nonsense instead of guessing", () => {
    expect(hear("purple bicycle seventeen wardrobes").band).not.toBe("answer");
  });
});

describe("compound questions", () => {
  it("hears every symptom of a list", () => {
    const { topics } = hear("Any cough, fever, or shortness of breath?");
    expect([...topics].sort()).toEqual(["symptom:cough", "symptom:dyspnoea", "symptom:fever"]);
  });

  it("hears the parts of a life question", () => {
    expect([...hear("Do you smoke or drink alcohol?").topics].sort()).toEqual([
      "alcohol",
      "smoking",
    ]);
  });

  it("answers the question, not the sympathy before it", () => {
    expect(hear("I'm so sorry to hear that. When did it start?").topics).toEqual(["hpc:onset"]);
  });

  it("does not ask about what is set aside", () => {
    const { topics } = hear("Apart from the headache, have you had any other symptoms?");
    expect(topics).toEqual(["hpc:associated"]);
  });
});

describe("what was said before", () => {
  const cough = talk("what brings you in?", "I've had this cough for a week");

  it("gives an attribute the complaint in focus as its target", () => {
    const [ask] = hear("and how long for?", cough).asks;
    expect(ask).toMatchObject({ topic: "hpc:duration", target: "symptom:cough" });
    expect(ask?.fromContext).toBe(true);
  });

  it("reads the same words by what they follow", () => {
    const after = (question: string, reply: string): string | undefined =>
      firstTopic("how many a day?", talk(question, reply));
    expect(after("do you smoke?", "yes I do")).toBe("smoking");
    expect(firstTopic("any blood in it?", talk("are you bringing up phlegm?", "yes"))).toBe(
      "symptom:haemoptysis",
    );
    expect(firstTopic("what about your sister?", talk("is your mum well?", "she's fine"))).toBe(
      "family_history",
    );
    expect(firstTopic("did that help?", talk("have you taken anything?", "ibuprofen"))).toBe(
      "hpc:treatment_tried",
    );
  });

  it("goes back to the main complaint after a symptom is denied", () => {
    const context = [...cough, ...talk("any chest pain?", "no, none")];
    expect(hear("is it worse at night?", context).asks[0]?.target).toBe("symptom:cough");
  });

  it.each([
    ["occupation", "what do you do for a living?", "I work in a bakery", "for how many years?"],
    ["alcohol", "do you drink alcohol?", "a bit", "and at weekends?"],
    ["travel", "have you been abroad?", "I have, yes", "when was that?"],
  ])("stays with %s when a follow-up names nothing itself", (topic, asked, answered, next) => {
    expect(hear(next, talk(asked, answered)).topics[0]).toBe(topic);
  });

  it.each([
    ["how long have you had the cough?", "hpc:duration", "symptom:cough"],
    ["when did the dizziness start?", "hpc:onset", "symptom:dizziness"],
  ])("asks for the detail and not for the complaint: %s", (text, topic, target) => {
    expect(hear(text).asks[0]).toMatchObject({ topic, target });
  });

  it("puts the last question to the complaint that was meant", () => {
    const context = talk(
      "what brings you in?",
      "a cough and a sore throat",
      "how long have you had the sore throat?",
      "two days",
    );
    const heard = hear("no, I meant the cough", context);
    expect(heard.acts).toContain("correction");
    expect(heard.asks[0]).toMatchObject({ topic: "hpc:duration", target: "symptom:cough" });
  });

  it("takes the focus from the caller when it is given", () => {
    const heard = understand({
      text: "how bad is it?",
      context: [],
      focus: { target: "symptom:back_pain", lastAsks: [{ topic: "hpc:onset" }] },
    });
    expect(heard.asks[0]).toMatchObject({ topic: "hpc:severity", target: "symptom:back_pain" });
  });
});

describe("a case's own words", () => {
  const vocabulary: CaseVocabulary = {
    entries: [
      { words: ["zelboraf"], topic: "medications", slot: "drug", id: "medications.zelboraf" },
      { words: ["the bakery"], topic: "occupation", slot: "case_word", id: "occupation" },
    ],
  };

  it("carries the id of what was named", () => {
    const heard = understand({
      text: "how often do you take the zelboraf?",
      context: [],
      vocabulary,
    });
    expect(heard.topics[0]).toBe("medications");
    expect(heard.asks[0]?.slots).toContainEqual({
      kind: "drug",
      text: "zelboraf",
      id: "medications.zelboraf",
    });
  });
});
