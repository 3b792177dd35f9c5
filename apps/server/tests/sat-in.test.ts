import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { patientView, type PatientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { openConversation, takeTurn, type LineReading, type Turn } from "@anamnesis/patient";
import { describe, expect, it } from "vitest";
import { isSpoken, perform } from "../src/voices/actor.ts";
import type { Model } from "../src/voices/model.ts";
import type { Scene } from "../src/voices/scene.ts";

/** A talk in which somebody sat in for the model, given nothing but its prompts. */
interface SatIn {
  readonly case: string;
  readonly opened: string;
  readonly lines: readonly {
    readonly learner: string;
    /** How they read the line. */
    readonly reading: LineReading | null;
    /** What they said as the patient. */
    readonly said: string | null;
    /** What was shown of it then. */
    readonly shown?: string;
  }[];
}

const folder = fileURLToPath(new URL("sat-in", import.meta.url));
const talks = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as SatIn,
);
const { cases } = loadLibrary(
  fileURLToPath(new URL("../../../packages/cases/library", import.meta.url)),
);
const limits = { firstSentenceMs: 20_000, replyMs: 20_000, maxReplyTokens: 400 };

const saying = (text: string): Model => ({
  name: "test:sat-in",
  async *stream() {
    yield { kind: "text" as const, text };
    yield { kind: "end" as const, usage: { inputTokens: 1, outputTokens: 1 } };
  },
});

/** Every turn of a talk, as the engine decides it today on how the line was read then. */
function scenesOf(talk: SatIn, view: PatientView): { scene: Scene; said: string }[] {
  let { state } = openConversation(view, 7);
  const turns: Turn[] = [{ speaker: "patient", text: talk.opened }];
  const scenes: { scene: Scene; said: string }[] = [];
  for (const { learner, reading, said, shown } of talk.lines) {
    const turn = takeTurn(view, state, learner, turns, undefined, reading ?? undefined);
    const scene = {
      view,
      plan: turn.reply.plan,
      state: turn.state,
      wording: turn.reply.text,
      heard: turn.heard,
      asked: learner,
      turns: [...turns],
    };
    if (said !== null && isSpoken(scene)) scenes.push({ scene, said });
    state = turn.state;
    turns.push({ speaker: "learner", text: learner });
    if (shown !== undefined) turns.push({ speaker: "patient", text: shown });
  }
  return scenes;
}

const told = async (scene: Scene, said: string) =>
  perform(saying(said), limits, scene, () => undefined, new AbortController().signal);

/** Of twenty turns so many may hold a sentence that is left out. */
const mostHeld = 7;

/** What no plan of these talks tells. */
const lies = [
  "I take warfarin for it.",
  "I've been coughing up green stuff for months.",
  "It all began last Wednesday at midnight.",
  "I've had fits since I was a boy.",
  "It must be forty-three times by now.",
  "My niece's dentist had just the same.",
  "I was in Brazil for it.",
  "I think it's leukaemia.",
];

describe.each(talks.map((talk) => [talk.case, talk] as const))("%s, sat in for", (id, talk) => {
  const compiled = cases.find((one) => one.id === id);
  if (!compiled) throw new Error(`There is no case ${id}.`);
  const scenes = scenesOf(talk, patientView(compiled));

  it("lets a good actor speak", async () => {
    const done = await Promise.all(scenes.map(({ scene, said }) => told(scene, said)));
    const held = done.filter(({ violation }) => violation !== null);
    expect(done.length).toBeGreaterThan(15);
    // What is drawn anew is worded anew, so that some of what was said then is of lines that are not there now.
    expect(held.map(({ violation }) => violation?.sentence).slice(mostHeld)).toEqual([]);
    expect(done.filter(({ outcome }) => outcome === "embedded").length).toBeLessThan(3);
  });

  it("shows nothing that is planted among what is true", async () => {
    for (const [at, { scene, said }] of scenes.entries()) {
      const lie = lies[at % lies.length] ?? "";
      const { text } = await told(scene, `${lie} ${said}`);
      expect(text).not.toContain(lie);
      const after = await told(scene, `${said} ${lie}`);
      expect(after.text).not.toContain(lie);
    }
  });
});
