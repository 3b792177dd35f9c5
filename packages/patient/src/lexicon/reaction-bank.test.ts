import { describe, expect, it } from "vitest";
import { fixtureView } from "../testing/fixture.ts";
import { reactionsLike } from "./reaction-bank.ts";

const view = {
  ...fixtureView,
  reactions: [
    {
      acts: ["plan", "check"],
      told: "We'd like to keep you in tonight and do a scan of your heart. Is that all right?",
      say: "Tonight? All right, scan it.",
    },
    {
      acts: ["plan", "goodbye"],
      told: "I'll be back with the scan of your heart. Goodbye for now.",
      say: "Bye, then.",
    },
  ],
};
const found = (acts: readonly string[], told: string): readonly string[] =>
  reactionsLike(view, new Set(acts), told).map((at) => view.reactions[at]?.say ?? "");

describe("what was said to a line like this one", () => {
  it("is found by acts and words", () => {
    expect(
      found(
        ["plan", "check"],
        "So you'd stay in tonight, and we do the heart scan. Happy with that?",
      ),
    ).toEqual(["Tonight? All right, scan it."]);
  });

  it("takes up nothing that this line has not said", () => {
    expect(
      found(["plan", "check"], "So you'd stay in, and we do the heart scan. Happy with that?"),
    ).toEqual([]);
  });

  it("answers a farewell with a farewell, and nothing else with one", () => {
    expect(
      found(["plan", "goodbye"], "Back tonight after the heart scan, goodbye for now!"),
    ).toEqual(["Bye, then."]);
    expect(found(["plan"], "I'll be back with the scan of your heart.")).toEqual([]);
  });
});
