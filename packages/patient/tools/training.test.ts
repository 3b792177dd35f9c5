import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isTopicId } from "@anamnesis/terminology";
import type { Turn } from "../src/understand/types.ts";
import { stays } from "../src/understand/model.ts";
import { shippedWeights, understand } from "../src/understand/embedded.ts";
import { patientFolder } from "./patient-folder.ts";
import { readTrainingSource, trainerVersion } from "./training-files.ts";
import { answer, parseLine } from "./understand-lines.ts";

const training = join(patientFolder(dirname(fileURLToPath(import.meta.url))), "training");
const source = readTrainingSource(training);
interface HeldOut {
  readonly kind: string;
  readonly text: string;
  readonly focus?: string;
  readonly context?: readonly Turn[];
  readonly topics: readonly string[];
  readonly also?: readonly string[];
}
const heldOut = readFileSync(join(training, "heldout.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as HeldOut);

describe("the shipped weights", () => {
  it("were made from the training data that stand here (otherwise: npm run train)", () => {
    expect(shippedWeights.trainer).toBe(trainerVersion);
    expect(shippedWeights.source).toBe(source.hash);
  });

  it("know every topic of the terminology that is trained", () => {
    const classes = shippedWeights.classes.split(" ").filter((name) => name !== stays);
    expect(classes.every(isTopicId)).toBe(true);
    expect(classes.length).toBeGreaterThanOrEqual(142);
  });

  it("understand a sample of utterances they were not trained on", () => {
    const sample = heldOut.filter((_line, at) => at % 7 === 0);
    const right = sample.filter((line) => {
      const focus =
        line.focus === undefined ? {} : { focus: { lastAsks: [{ topic: line.focus }] } };
      const [first] = understand({
        text: line.text,
        context: line.context ?? [],
        ...focus,
      }).topics;
      return first !== undefined && [...line.topics, ...(line.also ?? [])].includes(first);
    });
    expect(right.length / sample.length).toBeGreaterThan(0.85);
  });
});

describe("the training data", () => {
  it("label with topics of the terminology only", () => {
    const used = [
      ...Object.keys(source.phrasings),
      ...Object.keys(source.hints),
      ...source.concepts.keys(),
      ...source.templates.flatMap((line) => line.topics.filter((topic) => topic !== "@")),
      ...source.templates
        .flatMap((line) => line.focus)
        .filter((one) => !/^(?:sym|none)$/.test(one)),
      ...[...heldOut, ...source.consultations].flatMap((line) => [
        ...line.topics,
        ...(line.also ?? []),
      ]),
    ];
    expect([...new Set(used)].filter((topic) => !isTopicId(topic))).toEqual([]);
  });

  it("hold none of the utterances that are measured on", () => {
    const written = new Set(
      [...source.templates, ...source.consultations].map((line) => line.text.toLowerCase()),
    );
    expect(heldOut.filter((line) => written.has(line.text.toLowerCase()))).toEqual([]);
  });
});

describe("the line tool", () => {
  it("answers a line and hands its id back", () => {
    const parsed = parseLine('{"id":"q7","text":"any allergies?","context":[]}');
    if (!parsed.ok) throw new Error(parsed.problem);
    expect(JSON.parse(answer(parsed.line))).toMatchObject({
      id: "q7",
      topics: ["allergies"],
    });
  });

  it.each([
    "nonsense",
    "[]",
    '{"id":1}',
    '{"text":"x","context":[{"speaker":"nurse","text":"y"}]}',
  ])("refuses %s", (line) => {
    expect(parseLine(line).ok).toBe(false);
  });
});
