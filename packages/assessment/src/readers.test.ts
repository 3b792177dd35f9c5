import { patientView } from "@anamnesis/cases";
import { openConversation, takeTurn, type LineReading, type Turn } from "@anamnesis/patient";
import { describe, expect, it, vi } from "vitest";
import { expertEncounter, mark, type Encounter } from "./index.ts";
import { caseNamed, shippedCases } from "./testing/shipped.ts";

// Marking holds whole conversations; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 });

/** The same encounter, each line with the reading of a reader who understands what the embedded hearing understands. */
function readByAnother(compiled: (typeof shippedCases)[number], encounter: Encounter): Encounter {
  const view = patientView(compiled);
  const opened = openConversation(view, encounter.seed ?? 1);
  const context: Turn[] = [{ speaker: "patient", text: opened.reply.text }];
  let { state } = opened;
  const messages = encounter.messages.map((message) => {
    if (message.sender === "patient") return message;
    const turn = takeTurn(view, state, message.text, context);
    state = turn.state;
    context.push(
      { speaker: "learner", text: message.text },
      { speaker: "patient", text: turn.reply.text },
    );
    // As it comes back from a database.
    const reading = JSON.parse(JSON.stringify(turn.heard?.reading)) as LineReading;
    // What each claim of a summary is about is no part of what the embedded hearing hands on.
    const isSure =
      turn.heard?.mayBeRead === true &&
      turn.heard.doubts.length === 0 &&
      !turn.reply.acts.includes("summary");
    return isSure ? { ...message, reading } : message;
  });
  return { ...encounter, messages };
}

describe("the marks", () => {
  // All thirty are compared by `npm run bench -- readers`.
  it.each(
    shippedCases
      .filter((_, at) => at % 5 === 0)
      .map((compiled) => [compiled.id, compiled] as const),
  )("do not depend on who read the lines, where the same is understood: %s", (_id, compiled) => {
    const encounter = expertEncounter(compiled);
    const other = readByAnother(compiled, encounter);
    expect(other.messages.filter(({ reading }) => reading).length).toBeGreaterThan(10);
    expect(mark(compiled, other)).toEqual(mark(compiled, encounter));
  });

  it("are for what was read: what the embedded hearing cannot know counts when somebody else has read it", () => {
    const stemi = caseNamed("inferior-stemi");
    const text = "Whither wanders it, good sir?";
    const reading: LineReading = {
      parts: [{ words: text, act: "ask", facts: ["chest_pain.radiation"], denied: [] }],
    };
    const told = (message: Encounter["messages"][number]): number =>
      mark(stemi, { messages: [message], tests: [] }).questioningScore;
    expect(told({ sender: "user", text, reading })).toBeGreaterThan(told({ sender: "user", text }));
  });
});
