import type { ReplySlotId } from "@anamnesis/cases";
import { describe, expect, it } from "vitest";
import type { Move } from "../hear/moves.ts";
import { fixtureView } from "../testing/fixture.ts";
import { asking, factsFor, talk } from "../testing/scripted.ts";

const oxygen = ["Will I look like a pilot?", "If it helps me, put it on."];
const view = {
  ...fixtureView,
  replies: {
    "tx.oxygen": [{ ways: ["some oxygen"], say: oxygen }],
    "news.wrong": [
      { ways: ["you've pulled a muscle"], say: ["From sitting?", "I've not lifted a thing."] },
      { ways: ["it's just heartburn"], say: ["I've had that. It isn't that.", "From toast?"] },
    ],
  },
} as const;
const sure = (slot: ReplySlotId): Move["slots"] => [{ slot, share: 0.9 }];
const told = (rest: Partial<Move>): Move => ({ ...asking(view, []), act: "plan", ...rest });
const onset = factsFor(view, "hpc:onset");

describe("what is no question", () => {
  it("is met by this person's own reply to just that", () => {
    const { replies } = talk(view, [[told({ touches: "medicine", slots: sure("tx.oxygen") })]]);
    expect(oxygen).toContain(replies[0]?.text);
  });

  it("is met by the reply that takes up what was said", () => {
    const words = "this mask makes you look like a pilot";
    const { replies } = talk(view, [[told({ slots: sure("tx.oxygen"), words })]]);
    expect(replies[0]?.text).toBe(oxygen[0]);
  });

  it("is met plainly where it was made out less surely than a reply to just that would need", () => {
    const dim: Move["slots"] = [{ slot: "tx.oxygen", share: 0.7 }];
    for (const line of [
      told({ slots: dim }),
      told({ slots: sure("tx.oxygen"), confidence: 0.6 }),
    ]) {
      const [reply] = talk(view, [[{ ...line, touches: "medicine" }]]).replies;
      expect(oxygen).not.toContain(reply?.text);
      expect(reply?.plan).toMatchObject([{ kind: "social" }]);
    }
  });

  it("hears a goodbye whatever else was said with it", () => {
    const { replies } = talk(view, [
      [
        told({ touches: "admission" }),
        told({ act: "news", touches: "bad_news" }),
        told({ act: "goodbye" }),
      ],
    ]);
    expect(replies[0]?.plan.at(-1)).toMatchObject({ kind: "social", move: "goodbye" });
  });

  it("is met in other words when it is said again", () => {
    const line = [told({ touches: "medicine", slots: sure("tx.oxygen") })];
    const { replies } = talk(view, [line, line]);
    expect(replies[1]?.text).not.toBe(replies[0]?.text);
  });

  it("is met by what fits just that, of several things of a kind", () => {
    const words = "I think you have some heartburn";
    const { replies } = talk(view, [[told({ act: "news", slots: sure("news.wrong"), words })]]);
    expect(view.replies["news.wrong"][1].say).toContain(replies[0]?.text);
  });

  it("tells nobody of the disease who has named another", () => {
    const say = ["So it's clogged. I'd thought as much."];
    const ways = ["an artery of your heart is blocked"];
    const own = { ...view, replies: { "news.lay": [{ ways, say }] } };
    const reply = (words: string) =>
      talk(own, [[told({ act: "news", slots: sure("news.lay"), words })]]).replies[0]?.text;
    expect(reply("one of the arteries of your heart is blocked")).toBe(say[0]);
    expect(reply("it's the sac round your heart that is inflamed")).not.toBe(say[0]);
  });

  const given = told({
    touches: "medicine",
    slots: sure("tx.oxygen"),
    words: "here's some oxygen",
  });

  it("stands in front of the answer when something is asked as well", () => {
    const [reply] = talk(view, [[given, asking(view, onset)]]).replies;
    expect(oxygen.some((words) => reply?.text.startsWith(words))).toBe(true);
    expect(reply?.facts).toEqual(onset);
  });

  it("stands behind the answer when it was said after what was asked", () => {
    const [reply] = talk(view, [[asking(view, onset), given]]).replies;
    expect(oxygen.some((words) => reply?.text.endsWith(words))).toBe(true);
  });

  it("does not stand beside an answer when the words are like nothing that it answers", () => {
    const loose = { ...given, words: "that is quite all right" };
    const [reply] = talk(view, [[loose, asking(view, onset)]]).replies;
    expect(reply?.plan.map(({ kind }) => kind)).toEqual(["tell"]);
  });
});

describe("what stands beside an answer", () => {
  const foreign = asking(view, [], {
    isClosed: true,
    scores: Float32Array.from(view.facts, () => -60),
  });

  it("is no stray denial of something else that was named", () => {
    const { replies } = talk(view, [[asking(view, onset), foreign]]);
    expect(replies[0]?.plan.map(({ kind }) => kind)).toEqual(["tell"]);
  });

  it("is denied where nothing else was asked", () => {
    const { replies } = talk(view, [[foreign]]);
    expect(replies[0]?.plan.map(({ kind }) => kind)).toEqual(["deny"]);
  });
});

describe("the result of a test", () => {
  it("is the learner's to read", () => {
    const result = asking(view, [], { isOfResult: true, nothing: 9 });
    const { replies } = talk(view, [[told({ touches: "test" })], [result]]);
    expect(replies[1]?.plan).toMatchObject([{ kind: "beside", who: "nurse" }]);
    expect(replies[1]?.text).toContain("Nothing is back yet, doctor.");
  });
});
