import { describe, expect, it, vi } from "vitest";
import { mark, scoresAfter, type Encounter } from "../index.ts";
import { questionsIn } from "../encounter/questions.ts";
import { caseNamed, shippedCases } from "../testing/shipped.ts";

vi.setConfig({ testTimeout: 30_000 });

const talk = (...lines: readonly string[]): Encounter => ({
  messages: lines.map((text) => ({ sender: "user", text })),
  tests: [],
});
/** A transcript with the patient's own answers. */
const heard = (...pairs: readonly (readonly [string, string])[]): Encounter => ({
  messages: pairs.flatMap(([learner, patient]) => [
    { sender: "user" as const, text: learner },
    { sender: "patient" as const, text: patient },
  ]),
  tests: [],
});
const itemOf = (caseId: string, encounter: Encounter, id: string) =>
  mark(caseNamed(caseId), encounter).items.find((item) => item.id === id);

describe("a question that was asked is never called unasked", () => {
  it.each([
    ["bronchiolitis", "Any pauses in her breathing or going blue?", "ask:dyspnoea.blue"],
    ["bronchiolitis", "did she stop breath any time", "ask:dyspnoea.apnoea"],
    ["bronchiolitis", "who stay with you this night", "ask:support"],
    ["anaphylaxis", "or did you eat anything new?", "ask:rash.food"],
    [
      "subarachnoid-haemorrhage",
      "a sudden headache like this in the past few weeks?",
      "ask:headache.previous_episodes",
    ],
    ["subarachnoid-haemorrhage", "What do you fear it is?", "ask:concerns"],
    ["subarachnoid-haemorrhage", "Allergies?", "ask:allergies"],
  ])("%s: %s", (caseId, line, id) => {
    const item = itemOf(caseId, talk(line), id);
    expect(item?.outcome).toBe("earned");
    expect(item?.evidence[0]).toMatchObject({ kind: "turn", index: 0 });
  });

  it("nor one whose answer the patient gave to another question", () => {
    const item = itemOf(
      "anaphylaxis",
      heard([
        "And how was the garden before that?",
        "Just this sting. And two ibuprofen today, for my back.",
      ]),
      "ask:medications.new",
    );
    expect(item?.outcome).toBe("earned");
    expect(item?.note).toContain("turn 1");
  });

  it("counts the general look where the patient was examined by parts", () => {
    const item = itemOf(
      "inferior-stemi",
      talk("Can I listen to your heart?", "Can I listen to your lungs?"),
      "exam:general",
    );
    expect(item?.outcome).toBe("earned");
  });
});

describe("what was not asked", () => {
  it.each([
    ["inferior-stemi", "How much alcohol do you get through in a week?", "ask:chest_pain.back"],
    [
      "ectopic-pregnancy",
      "Hello Hannah, I'm Dr Sian Morgan, one of the emergency doctors",
      "ask:contraception",
    ],
    [
      "depression-as-fatigue",
      "Systems review - cardiovascular: chest pain, palpitations, SOB, ankle swelling?",
      "ask:suicidality",
    ],
  ])("earns nothing in %s: %s", (caseId, line, id) => {
    expect(itemOf(caseId, talk(line), id)?.points ?? 0).toBe(0);
  });

  it("is called not found, with the learner's nearest line, and never unasked", () => {
    const report = mark(
      caseNamed("inferior-stemi"),
      talk("What brings you in?", "Thank you, breathe easy now."),
    );
    const missed = report.items.filter(
      ({ id, outcome }) => id.startsWith("ask:") && outcome === "missed",
    );
    expect(missed.length).toBeGreaterThan(10);
    expect(missed.every(({ note }) => note?.startsWith("I could not find"))).toBe(true);
    expect(missed.some(({ note }) => note?.includes("“Thank you, breathe easy now.”"))).toBe(true);
    expect(report.questioningFeedback).not.toMatch(/unasked|you never/i);
  });
});

describe("how the consultation was led", () => {
  const share = (caseId: string, id: string, ...lines: readonly string[]) => {
    const item = itemOf(caseId, talk(...lines), `process:${id}`);
    return item ? item.points / item.maxPoints : undefined;
  };

  it.each([
    "Hello, I'm Tess, one of the doctors here",
    "My name is Lena, I'm a fourth year student",
    "Dr Shah from A&E, hello",
  ])("takes for an introduction: %s", (line) =>
    expect(share("bronchiolitis", "introduction", line)).toBe(1),
  );
  it.each([
    "Hi, what's up?",
    "Hiya, what's up mate?",
    "Come on, sit up properly. I'm the registrar.",
  ])("takes for none: %s", (line) => expect(share("inferior-stemi", "introduction", line)).toBe(0));

  const story = [
    "What has brought you in?",
    "Have you lost weight?",
    "Do you feel the heat?",
    "Any tremor?",
  ];
  it.each([
    "Putting it together: palpitations, weight loss and heat for three months. Anything I left out?",
    "So: heart racing, weight loss, shaking hands. Correct?",
    "So, to be clear, three months of palpitations, losing weight and tremor. Have I got that right?",
  ])("hears a summary in: %s", (line) =>
    expect(share("hyperthyroidism", "summary", ...story, line)).toBe(1),
  );
  it.each([
    "Let me sum up what you have told me, and you tell me what I have missed.",
    "Let me just check I've got the right notes",
    "Summarise and thank the patient.",
  ])("hears none in: %s", (line) =>
    expect(share("hyperthyroidism", "summary", ...story, line)).toBe(0),
  );

  it.each([
    "Look, stop crying, it's your own doing.",
    "Thanks, that's really useful. Can I listen to your heart",
  ])("does not take for kindness: %s", (line) =>
    expect(share("ectopic-pregnancy", "feelings", "What has brought you in?", line)).toBe(0),
  );
  it.each(["don't waste my time", "did you just hope for the best?", "it's your own doing"])(
    "calls rude what would hurt: %s",
    (line) =>
      expect(itemOf("ectopic-pregnancy", talk(line), "process:rudeness")?.points).toBeLessThan(0),
  );
  it.each(["How did it come on, sudden or slow?", "I gather you've got one of your migraines?"])(
    "does not take for an open question: %s",
    (line) => expect(share("subarachnoid-haemorrhage", "opening", line)).toBe(0),
  );

  it("does not count a cruel forecast as asking for fears", () => {
    const line = "I think you are having a heart attack and will die";
    expect(
      itemOf(
        "inferior-stemi",
        heard([
          line,
          "Hell. I was afraid of that. I don't want to go like my dad did. I'm a year older than he ever was.",
        ]),
        "ask:concerns",
      )?.points,
    ).toBe(0);
  });

  it.each([
    ["any swelling of the lips, tongue or throat?", 1],
    ["Any lump or fullness in the front of your neck? Is it sore?", 2],
    ["Can I check your full name, date of birth and address?", 1],
    ["Any cough, trouble swallowing, night sweats or lumps?", 1],
    ["Do you have high blood pressure and do you take your tablets?", 2],
    ["Any chest pain, cough, fever, rash, vomiting, diarrhoea, headache, falls or fits?", 6],
  ])("counts the questions that a reader would count: %s", (line, count) => {
    expect(questionsIn(line)).toBe(count);
  });
  it("deducts nothing for lists that the patient answered", () => {
    for (const line of [
      "any swelling of the lips, tongue or throat?",
      "Any cough, trouble swallowing, night sweats or lumps?",
      "Can I check your full name and date of birth?",
    ])
      expect(itemOf("anaphylaxis", talk(line), "economy:piles")).toBeUndefined();
  });
});

describe("what a history must not be without", () => {
  const everything = (caseId: string) =>
    caseNamed(caseId).marking.ask.map(({ question, fact }) => ({ question, fact }));
  const asked = (caseId: string, leftOut: readonly string[]) =>
    mark(
      caseNamed(caseId),
      talk(
        ...everything(caseId).flatMap(({ question, fact }) =>
          fact.some((id) => leftOut.some((one) => id.startsWith(one))) ? [] : [question],
        ),
      ),
    );
  const bound = ({ items }: ReturnType<typeof mark>) => items.find(({ id }) => id === "must-ask");

  it.each([
    ["ectopic-pregnancy", ["vaginal_bleeding"]],
    ["depression-as-fatigue", ["suicidality"]],
    ["subarachnoid-haemorrhage", ["headache.onset_mode", "headache.thunderclap"]],
    ["inferior-stemi", ["medications"]],
    ["croup", ["dysphagia", "urinary_other.chin"]],
  ])("keeps questioning below 6 in %s without %j, and the core below whole", (caseId, leftOut) => {
    const report = asked(caseId, leftOut);
    expect(report.questioningScore).toBeLessThan(6);
    expect(bound(report)?.why).toMatch(/^I could not find where you asked about/);
    const core = report.items.find(({ id }) => id === "history:core");
    expect(core?.points).toBeLessThanOrEqual((core?.maxPoints ?? 0) / 2 + 0.01);
  });

  it.each(shippedCases.map(({ id }) => id))(
    "binds nobody who asks the questions of the rubric of %s",
    (caseId) => {
      expect(bound(asked(caseId, []))).toBeUndefined();
      expect(caseNamed(caseId).marking.mustAsk?.length).toBeGreaterThan(1);
    },
  );

  it("is lifted when what is missing turns out to have been asked", () => {
    const report = asked("ectopic-pregnancy", ["vaginal_bleeding"]);
    const [id = ""] = bound(report)?.liftedBy ?? [];
    const item = report.items.find((one) => one.id === id);
    expect(item?.outcome).toBe("missed");
    const raised = { itemId: id, points: item?.maxPoints ?? 0, outcome: "accepted" as const };
    expect(scoresAfter(report, [raised])?.questioningScore).toBeGreaterThan(
      report.questioningScore,
    );
  });
});

describe("how the talk was led is told from what was said to the patient", () => {
  it("takes a name in small letters for a name", () => {
    const line = "hello huw, i'm sam, i'm a third year medical student";
    expect(itemOf("croup", talk(line), "process:introduction")?.outcome).toBe("earned");
  });

  it("checks nobody's identity by a test of orientation", () => {
    const line = "Can you tell me your name and where you are?";
    expect(itemOf("urosepsis-elderly", talk(line), "process:identity")?.outcome).toBe("missed");
    const who = "Can I check your name and date of birth, and where you are?";
    expect(itemOf("community-acquired-pneumonia", talk(who), "process:identity")?.outcome).toBe(
      "earned",
    );
  });

  it("takes leave asked for as no leading question", () => {
    const line = "And please stop the sea moss, it's full of iodine. Would that be all right?";
    const evidence = itemOf("hyperthyroidism", talk(line), "process:neutral")?.evidence;
    expect(evidence).toEqual([]);
  });

  it("quotes what took a feeling up, and no order to the nurse", () => {
    const item = itemOf(
      "painless-infarction-diabetic",
      talk(
        "What worries you most?",
        "Nurse, is the mask on? If she isn't above 94, start CPAP.",
        "That sounds frightening, waking like that on your own.",
      ),
      "process:feelings",
    );
    expect(item?.evidence[0]).toMatchObject({ index: 2 });
  });
});
