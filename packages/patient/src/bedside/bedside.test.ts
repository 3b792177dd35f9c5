import { patientView, type PatientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bedsideNow, openConversation, takeTurn, type DialogueState, type Turn } from "../index.ts";

const library = fileURLToPath(new URL("../../../cases/library", import.meta.url));
const { cases } = loadLibrary(library);
const views = new Map(cases.map((one) => [one.id, patientView(one)]));
const viewOf = (id: string): PatientView => {
  const view = views.get(id);
  if (!view) throw new Error(`no case ${id}`);
  return view;
};

interface Played {
  readonly replies: readonly string[];
  readonly state: DialogueState;
}
/** A learner's lines, spoken one after another. */
function played(view: PatientView, lines: readonly string[], seed = 1): Played {
  const opened = openConversation(view, seed);
  let { state } = opened;
  const context: Turn[] = [{ speaker: "patient", text: opened.reply.text }];
  const replies = lines.map((text) => {
    const turn = takeTurn(view, state, text, context);
    ({ state } = turn);
    context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
    return turn.reply.text;
  });
  return { replies, state };
}
const endOf = (view: PatientView, lines: readonly string[]) =>
  bedsideNow(view, played(view, lines).state.bedside, []);

const wait = (minutes: number): string => `I'll wait ${minutes} minutes and look again.`;

const right = [
  "I'm going to give you 0.5 mg adrenaline in the thigh, and high flow oxygen please",
  "Lie him flat with the legs up, and can somebody get me a line and a litre of saline?",
  "Call the anaesthetist please",
  wait(5),
  "Repeat the adrenaline",
  wait(10),
];

describe("a man in anaphylaxis", () => {
  const view = viewOf("anaphylaxis");

  it("gets no second dose when the first is only spoken of", () => {
    const { replies, state } = played(view, [
      "I'm giving 0.5 mg adrenaline into the thigh now",
      "Adrenaline's in. Oxygen 15 litres by reservoir mask please",
    ]);
    expect(state.bedside?.acts.filter(({ id }) => id === "adrenaline")).toHaveLength(1);
    expect(replies[1]).not.toContain("drenaline");
    const again = played(view, [
      "I'm giving 0.5 mg adrenaline into the thigh now",
      "A second dose of adrenaline please",
    ]);
    expect(again.state.bedside?.acts.filter(({ id }) => id === "adrenaline")).toHaveLength(2);
  });

  it("is better within twenty minutes when he is treated at once", () => {
    const { replies, state } = played(view, right);
    const now = bedsideNow(view, state.bedside, []);
    expect(now.minute).toBeLessThan(22);
    expect(now.band).toBe("better");
    expect(now.signs.systolic).toBeGreaterThan(105);
    expect(replies.at(-1)).toMatch(
      /\[Nurse: "He is looking better, doctor\. .*ressure up to 1\d\d/,
    );
  });

  it("is turned late by the same treatment after ten minutes of talk", () => {
    const late = endOf(view, [wait(10), ...right]);
    const early = endOf(view, right);
    expect(late.band).not.toBe("dead");
    expect(late.severity).toBeGreaterThan(early.severity);
  });

  it("gets worse on antihistamine and steroid alone, and the nurse says so", () => {
    const { replies, state } = played(view, [
      "Chlorphenamine 10 mg iv please",
      "hydrocortisone 200 mg iv",
      wait(10),
    ]);
    expect(bedsideNow(view, state.bedside, []).band).toBe("worse");
    expect(replies.at(-1)).toMatch(/he is getting worse/);
  });

  it("dies when nothing is done, is told of with his name, and tells nothing afterwards", () => {
    const { replies, state } = played(view, [wait(10), wait(10), wait(20), "Do you smoke?"]);
    expect(bedsideNow(view, state.bedside, []).band).toBe("dead");
    expect(replies.some((reply) => /Clifford has died/.test(reply))).toBe(true);
    expect(replies.at(-1)).toMatch(/^\[Nurse: "[^"]+"\]$/);
  });

  it("answers a needle with words of its own and never with his having no pen", () => {
    const [reply = ""] = played(view, ["I'm giving you adrenaline"]).replies;
    expect(reply).not.toMatch(/pen\b/);
    expect(reply).toContain('[Nurse: "Adrenaline 0.5 mg into the muscle: given."]');
  });

  it("is stood up only when that is said twice", () => {
    const { replies, state } = played(view, ["Stand him up please", "Yes, stand him up"]);
    expect(replies[0]).toMatch(/Are you sure, doctor\? He goes grey/);
    expect(replies[1]).toMatch(/Standing up: done/);
    expect(bedsideNow(view, state.bedside, []).severity).toBeGreaterThan(0.8);
  });

  it("speaks two words at a time when he is worse and in sentences when he is better", () => {
    const worse = played(view, [wait(10), "Where does it itch?"]).replies.at(-1) ?? "";
    expect(worse.split(/\.\.\.|[.!?]/).every((part) => part.trim().split(/\s+/).length <= 3)).toBe(
      true,
    );
    const better = played(view, [...right, "Where does it itch?"]).replies.at(-1) ?? "";
    expect(better).not.toContain("...");
  });

  it("has the vital signs of now when they are taken again", () => {
    const { replies } = played(view, [
      ...right,
      "May I repeat the observations: pulse, blood pressure, breathing, temperature and oxygen?",
    ]);
    expect(replies.at(-1)).toMatch(/\[Observations: .*blood pressure 1\d\d\/\d+ mmHg.*on oxygen/);
  });

  it("is the same to the letter every time", () => {
    expect(played(view, right)).toEqual(played(view, right));
  });

  it("is not kept waiting past the moment when he gets worse", () => {
    const now = bedsideNow(view, undefined, [60]);
    expect(now.band).toBe("worse");
    expect(now.minute).toBeLessThan(10);
  });
});

describe("an order", () => {
  it("names dose and route itself from the second level on", () => {
    const view = viewOf("inferior-stemi");
    const { replies, state } = played(view, ["Give him aspirin please", "300 mg"]);
    expect(replies[0]).toMatch(/\[Nurse: "How much aspirin, doctor\?"\]/);
    expect(replies[1]).toMatch(/Aspirin 300 mg by mouth: given/);
    expect(state.bedside?.acts.map(({ id }) => id)).toEqual(["aspirin"]);
  });

  it("asks for one medicine where a class was named", () => {
    const [reply] = played(viewOf("urosepsis-elderly"), ["antibiotics now please"]).replies;
    expect(reply).toMatch(/Which antibiotic, doctor, and what dose\?/);
  });

  it("waits no longer than a few lines for its answer", () => {
    const { state } = played(viewOf("inferior-stemi"), [
      "Give him aspirin please",
      "When did it start?",
      "Where is it?",
      "Does it spread?",
      "Any sweating?",
      "300 mg",
    ]);
    expect(state.bedside?.acts).toEqual([]);
  });
});

describe("a talk from before the bedside was kept", () => {
  it("goes on from the state in which it was left", () => {
    const view = viewOf("anaphylaxis");
    const { state } = played(view, ["When did it start?", "Were you stung?"]);
    const { bedside: _, ...old } = state;
    const turn = takeTurn(view, old, "Any allergies?", []);
    expect(turn.state.bedside?.clock).toBe(0.5);
    expect(turn.reply.text).not.toBe("");
  });
});

describe("what is said to the nurse", () => {
  const view = viewOf("alcoholic-hepatitis");
  const replyTo = (line: string): string => played(view, [line]).replies[0] ?? "";

  it("is hers: tests go on the form, and the patient answers only what is asked of them", () => {
    expect(replyTo("Nurse: FBC, clotting and a CT head please. Ms Bell, any cough?")).toMatch(
      /cough.* \[Nurse: "FBC, clotting and CT head: on the form\. They go as soon as your first diagnosis is on it\."\]$/,
    );
    expect(replyTo("Sister, what does the CT show?")).toBe(
      '[Nurse: "Nothing is back yet, doctor. Tests go as soon as your first diagnosis is on the form."]',
    );
  });

  it("is noted once, later tests with a word, and what is on the form already not again", () => {
    const { replies, state } = played(view, [
      "Nurse, an FBC and a lactate please.",
      "Nurse, blood cultures too please.",
      "Nurse, send that lactate now please.",
    ]);
    expect(replies[1]).toContain('[Nurse: "Blood cultures: on the form too."]');
    expect(replies[2]).toContain("On the form already, doctor.");
    expect(state.bedside?.noted).toEqual(["cbc", "lactate", "blood_culture"]);
  });

  it("asks which where only bloods are named, and what she asked lately not again", () => {
    const { replies } = played(view, [
      "Nurse, bloods please.",
      "Any cough?",
      "Nurse, bloods please.",
    ]);
    expect(replies[0]).toContain("Which bloods, doctor?");
    expect(replies[2]).not.toContain("Which bloods, doctor?");
  });

  it("asks for all the doses that are missing in one breath", () => {
    expect(replyTo("Nurse, paracetamol and ondansetron please.")).toContain(
      "How much paracetamol and ondansetron, doctor?",
    );
  });

  it("gives what was said for later as it was said, when it is bidden", () => {
    const { replies } = played(view, [
      "Nurse, ondansetron 4 mg IV only if she vomits again.",
      "Nurse, give the ondansetron now please.",
    ]);
    expect(replies[0]).toContain("Ondansetron: not before you say so, doctor.");
    expect(replies[1]).toContain("Ondansetron 4 mg into the vein: given.");
  });

  it("takes a medicine back, and its dose is not asked after any more", () => {
    const { replies, state } = played(view, [
      "Nurse, some paracetamol please.",
      "No paracetamol, nurse.",
      "500 mg",
    ]);
    expect(replies[0]).toContain("How much paracetamol, doctor?");
    expect(replies[1]).toContain("No paracetamol, doctor.");
    expect(state.bedside?.acts).toEqual([]);
  });

  it("is the same order when the same dose is only said again", () => {
    const { state } = played(view, [
      "Nurse, thiamine 500 mg IV now.",
      "So there's no doubt, nurse: thiamine 500 mg IV now.",
    ]);
    expect(state.bedside?.acts.filter(({ id }) => id === "thiamine")).toHaveLength(1);
  });

  it("brings the vital signs that she is asked for", () => {
    expect(replyTo("What was her pulse and blood pressure, nurse?")).toContain(
      "[Observations: Heart rate",
    );
  });

  it.each([
    "That stops today, and the milk thistle, and the paracetamol.",
    "Apixaban five milligrams, five hours ago, I will write that down.",
    "Do the tap, send it for cell count, culture and albumin.",
    "Kindly check the blood pressure, pulse and oxygen.",
    "Sumatriptan squeezes the vessels too, so no more of either.",
  ])("gives nothing at %j", (line) => {
    const { state } = played(view, [line]);
    expect(state.bedside?.acts.filter(({ kind }) => kind === "drug" || kind === "oxygen")).toEqual(
      [],
    );
    expect(state.bedside?.pending).toBeUndefined();
  });

  it("reckons a dose by the kilogram where the weight is known, and asks where it is not", () => {
    expect(
      played(viewOf("intussusception"), ["Give morphine 0.1 mg/kg IV please"]).replies[0],
    ).toMatch(/Morphine 0\.\d+ mg into the vein|Are you sure, doctor/);
    expect(replyTo("Give immunoglobulin 0.4 g/kg IV please")).toContain("How much");
  });
});

it.each([
  ["anaphylaxis", "Another litre, wide open", /1 L of 0.9 % saline/],
  ["anaphylaxis", "500 ml of Hartmann's stat please", /500 ml of Hartmann's/],
  ["anaphylaxis", "Nurse, 1 L LR bolus wide open please", /1 L of Ringer's lactate/],
  [
    "anaphylaxis",
    "Put the crash call out, he's on a beta blocker",
    /^(?!.*Are you sure).*crash team/,
  ],
  [
    "acute-asthma",
    "five of salbutamol nebbed with 500 mics of Atrovent please",
    /Salbutamol 5 mg .*Ipratropium 500 micrograms/,
  ],
  [
    "spontaneous-pneumothorax",
    "Panadol a gram and 5 of Endone for the pain, sister",
    /Paracetamol 1 g.*Oxycodone 5 mg/,
  ],
  [
    "diabetic-ketoacidosis",
    "Sister, kindly do a GRBS and ketones stat.",
    /Blood glucose 27.8.*Blood ketones 6.4/,
  ],
  [
    "bronchiolitis",
    "Put her on high-flow, 2 litres per kilo, 12 litres a minute, FiO2 40 percent.",
    /Warmed high flow through the nose: done/,
  ],
  [
    "croup",
    "Let's give him a dose of dex, 0.15 per kilo by mouth, so about 1.9 mg.",
    /Dexamethasone 1.9 mg by mouth: given/,
  ],
])("what strangers ordered is done as they meant it: %s, %s", (id, line, said) => {
  expect(played(viewOf(id), [line]).replies[0]).toMatch(said);
});

it("takes oxygen off, and the saturation with it", () => {
  const on = ["Oxygen 15 litres by reservoir mask please", wait(5)];
  const view = viewOf("community-acquired-pneumonia");
  const { signs } = endOf(view, on);
  const off = endOf(view, [...on, "Nurse, take the oxygen off and let her breathe room air."]);
  expect(signs.onOxygen).toBe(true);
  expect(off.signs.onOxygen).toBeUndefined();
  expect(off.signs.spo2).toBeLessThan(signs.spo2 - 4);
});

describe("doses by the kilogram", () => {
  it.each([
    ["intussusception", "20 ml/kg of Hartmann's stat please", /180 ml/],
    ["intussusception", "10 ml/kg bolus of 0.9% saline now please", /88 ml/],
    ["croup", "dexamethasone 0.15 mg/kg now", /Dexamethasone 1.9 mg by mouth/],
    ["pulmonary-embolism", "enoxaparin 1.5 mg/kg sc", /Enoxaparin 130 mg under the skin/],
    ["ischaemic-stroke", "paracetamol 15 mg/kg iv", /in all, doctor|no weight/],
  ])(
    "are counted where a weight is known, and asked for where none is: %s, %s",
    (id, line, said) => {
      expect(played(viewOf(id), [line]).replies[0]).toMatch(said);
    },
  );

  it.each([
    ["intussusception", "morphine 5 mg iv now", true],
    ["intussusception", "morphine 0.8 mg iv now", false],
    ["croup", "dexamethasone 19 mg by mouth now", true],
    ["croup", "dexamethasone 7.5 mg by mouth now", false],
    ["croup", "adrenaline 5 mg through the nebuliser now", false],
  ])("that slip a decimal point in a child are doubted: %s, %s", (id, line, isDoubted) => {
    expect(/for a child of this size/.test(played(viewOf(id), [line]).replies[0] ?? "")).toBe(
      isDoubted,
    );
  });
});
