import { describe, expect, it } from "vitest";
import { mark } from "../mark.ts";
import { questionsIn } from "../encounter/questions.ts";
import { caseNamed } from "../testing/shipped.ts";

/** The share of an item of manner after a talk: the learner's line and the answer to it, in turn. */
const share = (
  caseId: string,
  id: string,
  ...lines: readonly (string | readonly [string, string])[]
) => {
  const report = mark(caseNamed(caseId), {
    messages: lines.flatMap((line) => {
      const [text, answer] = typeof line === "string" ? [line, "Yes."] : line;
      return [
        { sender: "user" as const, text },
        { sender: "patient" as const, text: answer },
      ];
    }),
    tests: [],
  });
  const item = report.items.find((one) => one.id === `process:${id}`);
  return { share: item ? item.points / item.maxPoints : -1, quoted: item?.evidence[0]?.text ?? "" };
};

describe("answered feelings", () => {
  const fear = [
    "Is there anything you're especially worried this could be?",
    "My old head chef got thin like this, and it was cancer.",
  ] as const;
  it("quotes the line that answers, and not the explanation that passes over the fear", () => {
    const { quoted } = share(
      "hyperthyroidism",
      "feelings",
      fear,
      "This looks like an overactive thyroid, where your immune system revs the gland up.",
      "Fair enough to worry. Nothing I've found points to cancer.",
    );
    expect(quoted).toContain("Fair enough");
  });
  it.each([
    "ok prob just a water infection, very common in girls, dont worry",
    "Please do not be offended by this question, we ask everybody.",
    "No problem at all. So this is pain that's worse breathing in?",
  ])("is not earned by: %s", (line) =>
    expect(share("hyperthyroidism", "feelings", "Any pain?", line).share).toBe(0),
  );
});

describe("gave room to tell more", () => {
  it.each([
    "tell me about the breathing",
    "That's helpful, do carry on.",
    "Have I missed anything?",
  ])("hears it in: %s", (line) =>
    expect(share("inferior-stemi", "room", "Hello", line).share).toBe(1),
  );
  it.each(["Do you have any questions?", "Sorry, is there anything else I should do?"])(
    "does not in: %s",
    (line) => expect(share("inferior-stemi", "room", "Hello", line).share).toBe(0),
  );
  it("is not earned once more by what opened the talk", () => {
    const opening = "Good morning, can you tell me what has been happening?";
    expect(share("inferior-stemi", "room", opening, "Any fever?").share).toBe(0);
    expect(
      share("inferior-stemi", "room", opening, "Tell me a bit more about the pain.").share,
    ).toBe(1);
  });
});

describe("the opening question", () => {
  it("is not looked for in the middle of closed ones", () => {
    expect(
      share(
        "new-type-1-diabetes",
        "opening",
        "hi im a student dr can i ask some stuff",
        "so shes wetting the bed how long",
        "does it burn when she pees",
        "how often does she go",
        "any fever",
        "wheres the tummy ache",
      ).share,
    ).toBe(0);
  });
  it("may follow who they are and what cannot wait", () => {
    expect(
      share(
        "ectopic-pregnancy",
        "opening",
        "Good day. Kindly confirm your full name and your date of birth.",
        "Nurse, please secure two wide-bore cannulae and a pregnancy test.",
        "Now please, what is the matter? Tell me everything from when it started.",
      ).share,
    ).toBe(1);
  });
});

describe("how many things are asked in a message", () => {
  it.each([
    ["Have you taken sildenafil or tadalafil in the last few days? If so, which one, and when?", 1],
    ["I'm going to treat you while we talk, okay? What happened today?", 1],
    ["Can I check your full name, and is it all right if I examine you?", 1],
    ["When did it start, how did it start, where is it, and what is it like?", 2],
  ])("%s: %i", (line, most) => expect(questionsIn(line)).toBeLessThanOrEqual(most));
});

it.each([
  ["pulmonary-embolism", "So this is pain that's worse breathing in, yeah?"],
  ["pulmonary-embolism", "and just to be sure no calf pain and no clots"],
  [
    "new-type-1-diabetes",
    "hollie are u getting bullied at school, bet thats why ur wetting yourself",
  ],
])("calls a question leading that supposes its answer, in %s: %s", (caseId, line) => {
  expect(share(caseId, "neutral", line).quoted).toBe(line);
});
