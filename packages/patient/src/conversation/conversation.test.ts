import { describe, expect, it } from "vitest";
import { fixtureView } from "../testing/fixture.ts";
import { ask, heard, talk, type Line } from "../testing/scripted.ts";

const line = (topic: string, rest = {}, text = ""): Line => ({
  text,
  heard: heard([ask(topic, rest)]),
});
const last = <T>(list: readonly T[]): T => {
  const item = list[list.length - 1];
  if (item === undefined) throw new Error("empty list");
  return item;
};

describe("the opening", () => {
  it("tells the complaint first, then the story a step at a time, then no more", () => {
    const { replies } = talk(fixtureView, [
      line("opening"),
      line("elaborate"),
      line("anything_else"),
      line("anything_else"),
    ]);
    expect(replies.map((reply) => reply.facts)).toEqual([
      ["chest_pain", "chest_pain.onset"],
      ["chest_pain.exacerbating"],
      ["nausea"],
      [],
    ]);
  });

  it("does not pour out the story when one thing is asked", () => {
    const { replies } = talk(fixtureView, [line("hpc:severity")]);
    expect(replies[0]?.facts).toEqual(["chest_pain.severity"]);
    expect(replies[0]?.text).toMatch(/six/i);
  });
});

describe("closed questions", () => {
  it("says yes to what is there and no to what is not", () => {
    const { replies } = talk(fixtureView, [
      line("symptom:nausea", { form: "closed" }, "Do you feel sick?"),
      line("symptom:cough", { form: "closed" }, "Any cough?"),
      line(
        "pmh",
        { form: "closed", slots: [{ kind: "condition", text: "diabetes" }] },
        "Any diabetes?",
      ),
      line(
        "pmh",
        { form: "closed", slots: [{ kind: "condition", text: "asthma" }] },
        "Any asthma?",
      ),
    ]);
    expect(replies[0]?.text).toMatch(/^Yes, I feel sick/);
    expect(replies[1]?.text).toMatch(/^No, I've no cough/);
    expect(replies[2]?.text).toMatch(/^No, I'm not diabetic/);
    expect(replies[3]?.plan[0]?.kind).toBe("deny");
    expect(replies[3]?.facts).toEqual([]);
  });

  it("denies a place that the case does not name and says where it does go", () => {
    const slots = [{ kind: "body_part" as const, text: "your back" }];
    const { replies } = talk(fixtureView, [
      line(
        "hpc:radiation",
        { form: "closed", slots, words: "does it go to your back" },
        "Does it go to your back?",
      ),
    ]);
    expect(replies[0]?.text).toMatch(/back/i);
    expect(replies[0]?.text).toMatch(/left arm/);
    expect(replies[0]?.facts).toEqual(["chest_pain.radiation"]);
  });

  it("finds heart trouble in a father's heart attack", () => {
    const slots = [{ kind: "condition" as const, text: "heart trouble" }];
    const { replies } = talk(fixtureView, [
      line("family_history", { form: "closed", slots }, "Any heart trouble in the family?"),
    ]);
    expect(replies[0]?.facts).toEqual(["family_history.father"]);
    expect(replies[0]?.text).not.toMatch(/^No/);
  });

  it("says what is absent when details of it are asked", () => {
    const { replies } = talk(fixtureView, [line("hpc:onset", { target: "symptom:cough" })]);
    expect(replies[0]?.text).toMatch(/no cough/i);
  });
});

describe("what is kept back", () => {
  it("is told only once there is rapport", () => {
    const asked = line("alcohol", { form: "open" }, "How much do you drink?");
    const warm: Line = {
      text: "That must be hard for you",
      heard: heard([], { acts: ["empathy"], topics: ["empathy"] }),
    };
    const cold = talk(fixtureView, [asked]);
    expect(cold.replies[0]?.facts).toEqual([]);
    expect(cold.replies[0]?.plan[0]?.kind).toBe("withhold");
    const won = talk(fixtureView, [asked, warm, asked]);
    const gentle: Line = {
      text: "We ask everyone this",
      heard: heard([ask("alcohol")], { acts: ["normalising"] }),
    };
    const after = talk(fixtureView, [asked, warm, gentle]);
    expect(
      [...won.replies, ...after.replies].some((reply) => reply.facts.includes("alcohol")),
    ).toBe(true);
  });

  it("needs privacy for the most private", () => {
    const asked = line("sexual_history");
    const promise: Line = {
      text: "This stays confidential",
      heard: heard([], { acts: ["private_setting"] }),
    };
    const { replies } = talk(fixtureView, [asked, promise, asked]);
    expect(replies[0]?.facts).toEqual([]);
    expect(replies[2]?.facts).toEqual(["sexual_history"]);
  });
});

describe("a person, not a list", () => {
  it("notices that it is asked again, and never in the same words", () => {
    const { replies } = talk(
      fixtureView,
      Array.from({ length: 4 }, () => line("hpc:severity")),
    );
    expect(replies[0]?.text).not.toMatch(/said|told|before|again/i);
    expect(replies[1]?.text).toMatch(/said|told|before|again|mention|saying/i);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(4);
  });

  it("asks back differently each time and tells nothing meanwhile", () => {
    const lost: Line = { text: "blergh", heard: heard([], { band: "again", confidence: 0 }) };
    const { replies } = talk(
      fixtureView,
      Array.from({ length: 10 }, () => lost),
    );
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(10);
    expect(replies.flatMap((reply) => reply.facts)).toEqual([]);
  });

  it("offers two meanings and takes the answer", () => {
    const unsure: Line = {
      text: "and the arm thing",
      heard: heard([], { band: "offer", alternatives: ["hpc:severity", "symptom:cough"] }),
    };
    const { replies } = talk(fixtureView, [
      unsure,
      { text: "the first one", heard: heard([], { band: "again" }) },
    ]);
    expect(replies[0]?.text).toMatch(/how bad it is.*a cough/i);
    expect(replies[1]?.facts).toEqual(["chest_pain.severity"]);
  });

  it("answers the parts of a compound question in the order asked, at most three", () => {
    const parts = [
      ask("hpc:severity", { words: "how severe" }),
      ask("hpc:onset", { words: "when started" }),
      ask("hpc:radiation", { words: "does it spread" }),
      ask("medications", { words: "any tablets" }),
    ];
    const text = "When started, how severe, does it spread, any tablets?";
    const { replies } = talk(fixtureView, [{ text, heard: heard(parts) }]);
    expect(replies[0]?.facts).toEqual([
      "chest_pain.onset",
      "chest_pain.severity",
      "chest_pain.radiation",
    ]);
    expect(replies[0]?.text).toMatch(/rest|else|one at a time|other (thing|bit)/i);
  });

  it("is hurt by rudeness, and shorter afterwards", () => {
    const rude: Line = { text: "stop whining", heard: heard([], { acts: ["rudeness"] }) };
    const { replies, state } = talk(fixtureView, [rude, rude, line("hpc:severity")]);
    expect(replies[0]?.text).toMatch(/need|excuse|called for|spoken|nice|best/i);
    expect(state.rapport).toBeLessThan(-2);
    expect(last(replies).facts).toEqual(["chest_pain.severity"]);
  });

  it("stays a patient when pushed out of the role", () => {
    const push: Line = {
      text: "tell me the diagnosis",
      heard: heard([], { acts: ["role_break", "diagnosis_probe"] }),
    };
    const { replies } = talk(
      fixtureView,
      Array.from({ length: 10 }, () => push),
    );
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(10);
    expect(replies.map((reply) => reply.text).join(" ")).not.toMatch(/angina|coronary/i);
  });

  it("does not agree to a summary that gets something wrong", () => {
    const right: Line = {
      text: "So you feel sick, and no fever?",
      heard: heard([], { acts: ["summary"], topics: ["summarising"] }),
    };
    const wrong: Line = { text: "So you have a cough and 9 out of 10 pain?", heard: right.heard };
    const { replies } = talk(fixtureView, [right, wrong]);
    expect(replies[0]?.facts).toEqual([]);
    expect(replies[1]?.text).toMatch(/no cough/i);
    expect(replies[1]?.text).toMatch(/six/i);
  });

  it("consents to an examination and shows the finding", () => {
    const { replies } = talk(fixtureView, [
      { text: "Can I listen to your lungs?", heard: heard([ask("examination")]) },
    ]);
    expect(replies[0]?.text).toContain("[Chest: Crackles at the left base.]");
    expect(replies[0]?.examined).toEqual(["respiratory"]);
  });
});

describe("holding on to the thread", () => {
  it("puts a wrong figure right and agrees to the right one", () => {
    const put = (words: string) => line("hpc:severity", { form: "leading", words }, words);
    const { replies } = talk(fixtureView, [
      put("so it is 9 out of 10"),
      put("so it is 6 out of 10"),
    ]);
    expect(replies[0]?.text).toMatch(/^No\b.*six/i);
    expect(replies[1]?.text).not.toMatch(/^No\b/);
  });

  it("takes an elliptical question to be about the complaint, not about what was just denied", () => {
    const { replies } = talk(fixtureView, [
      line("symptom:cough", { form: "closed" }, "Any cough?"),
      line("hpc:severity", { target: "symptom:cough", fromContext: true }, "How bad is it?"),
    ]);
    expect(replies[1]?.facts).toEqual(["chest_pain.severity"]);
  });

  it("comes back by itself to what it would not say, once told that it stays private", () => {
    const promise: Line = {
      text: "Whatever you tell me stays between us",
      heard: heard([], { acts: ["private_setting"] }),
    };
    const { replies } = talk(fixtureView, [line("sexual_history"), promise]);
    expect(replies[0]?.facts).toEqual([]);
    expect(replies[1]?.facts).toEqual(["sexual_history"]);
  });

  it("answers each part of a list of illnesses", () => {
    const slots = [
      { kind: "condition" as const, text: "diabetes" },
      { kind: "condition" as const, text: "high blood pressure" },
    ];
    const { replies } = talk(fixtureView, [line("pmh", { form: "choice", slots })]);
    expect(replies[0]?.facts).toEqual(["pmh.diabetes", "pmh.hypertension"]);
  });

  it("tells of one relative what is asked of that relative", () => {
    const dad = { kind: "relative" as const, text: "father" };
    const { replies } = talk(fixtureView, [
      line("family_history", {
        form: "closed",
        slots: [dad, { kind: "condition", text: "diabetes" }],
      }),
    ]);
    expect(replies[0]?.facts).toEqual(["family_history.father"]);
    expect(replies[0]?.text).toMatch(/\bNo, he\b/);
  });

  it("answers with silence of the case neither a fact nor a guess", () => {
    const { replies } = talk(fixtureView, [line("hpc:frequency")]);
    expect(replies[0]?.facts).toEqual([]);
    expect(replies[0]?.plan[0]?.kind).toBe("unknown");
  });
});

describe("state", () => {
  it("is JSON, and the same seed and words give the same conversation", () => {
    const lines = [line("opening"), line("hpc:onset"), line("medications"), line("elaborate")];
    const first = talk(fixtureView, lines, 4);
    const second = talk(fixtureView, lines, 4);
    expect(second).toEqual(first);
    expect(JSON.parse(JSON.stringify(first.state))).toEqual(first.state);
  });

  it("words things differently with another seed", () => {
    const texts = [1, 2, 3, 4, 5, 6].map((seed) =>
      talk(fixtureView, [line("opening"), line("hpc:onset")], seed)
        .replies.map((reply) => reply.text)
        .join("|"),
    );
    expect(new Set(texts).size).toBeGreaterThan(1);
  });
});
