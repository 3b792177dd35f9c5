import { describe, expect, it } from "vitest";
import { fixtureView } from "../testing/fixture.ts";
import { ask, heard } from "../testing/scripted.ts";
import { createConversation } from "./conversation.ts";
import { isLost, proposableTopics, takeProposedTurn } from "./proposed.ts";

const lost = () => heard([], { band: "again", confidence: 0 });
const { state } = createConversation(lost).openConversation(fixtureView, 1);
const propose = (topics: readonly string[], understand = lost) =>
  takeProposedTurn(understand, fixtureView, state, "zzz the thing innit", [], topics);

describe("asks that somebody proposed", () => {
  it("are answered where nothing was understood", () => {
    expect(propose(["hpc:severity"])?.reply.facts).toEqual(["chest_pain.severity"]);
    expect(propose(["hpc:severity"])?.reply.text).toMatch(/six/i);
  });

  it("do not open what is kept back", () => {
    expect(propose(["sexual_history"])?.reply.facts ?? []).toEqual([]);
    expect(propose(["alcohol"])?.reply.facts ?? []).toEqual([]);
  });

  it("count for nothing outside the closed list, or where the words were understood", () => {
    expect(propose(["the diagnosis", "empathy", "examination"])).toBeNull();
    expect(propose([])).toBeNull();
    const understood = () => heard([ask("symptom:cough", { form: "closed" })]);
    expect(propose(["sexual_history"], understood)?.reply.topics).toEqual(["symptom:cough"]);
  });

  it("are at most three, from a list without courtesies", () => {
    const many = propose(["hpc:severity", "hpc:onset", "medications", "pmh"]);
    expect(many?.reply.asks).toHaveLength(3);
    expect(proposableTopics.map(({ id }) => id)).not.toContain("empathy");
    expect(isLost([{ kind: "ask_again" }])).toBe(true);
  });
});
