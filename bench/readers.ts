import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expertEncounter, mark } from "@anamnesis/assessment";
import { patientView, type CompiledCase } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import {
  openConversation,
  takeTurn,
  type Doubt,
  type Turn,
  type TurnResult,
} from "@anamnesis/patient";
import { labelledReading } from "../packages/patient/tools/hearing/labelled-reading.ts";
import {
  afterLabelled,
  readTalks,
  type LabelledLine,
} from "../packages/patient/tools/hearing/talks.ts";

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

const isDoubted = ({ heard }: TurnResult): boolean =>
  heard?.mayBeRead === true && heard.doubts.length > 0;

/** Whether a line was answered with exactly the facts that it asks for; what is kept back counts as answered. */
function isExact(line: LabelledLine, { reply }: TurnResult, topicOf: ReadonlyMap<string, string>) {
  const wanted = line.parts
    .filter(({ act }) => act === "ask" || act === "challenge")
    .flatMap(({ tell }) => tell ?? []);
  const may = new Set(
    line.parts.flatMap(({ tell, claims }) => [
      ...(tell ?? []),
      ...(claims ?? []).flatMap(({ fact }) => fact ?? []),
    ]),
  );
  const told = new Set(reply.facts);
  const held = new Set(
    reply.plan.flatMap((step) => (step.kind === "withhold" ? [step.topic] : [])),
  );
  const isOpen = line.parts.some(({ act }) => act === "open");
  return (
    wanted.every((id) => told.has(id) || held.has(topicOf.get(id) ?? "")) &&
    (isOpen || [...told].every((id) => may.has(id)))
  );
}

/** Labelled lines that nobody read who built the hearing: read by the engine, by their labels, and by these where it doubts. */
function onLabelledTalks(cases: readonly CompiledCase[]) {
  const views = new Map(cases.map((one) => [one.id, patientView(one)]));
  const rows: { embedded: boolean; labels: boolean; doubts: readonly Doubt[]; read: boolean }[] =
    [];
  let talk = "";
  let state: TurnResult["state"] | undefined;
  for (const line of readTalks(join(process.cwd(), "bench", "talks"))) {
    const view = views.get(line.case);
    if (!view) continue;
    const name = line.id.split("/")[0] ?? "";
    if (name !== talk || line.isSingle || !state) ({ state } = openConversation(view, 7));
    talk = name;
    const topicOf = new Map(view.facts.map(({ id, topic }) => [id, topic]));
    const own = takeTurn(view, state, line.learner, line.context);
    const given = takeTurn(view, state, line.learner, line.context, [], labelledReading(line));
    state = afterLabelled(own.state, view, line);
    if (!line.parts.some(({ act }) => act === "ask")) continue;
    rows.push({
      embedded: isExact(line, own, topicOf),
      labels: isExact(line, given, topicOf),
      doubts: own.heard?.doubts ?? [],
      read: isDoubted(own),
    });
  }
  const wrong = rows.filter(({ embedded }) => !embedded);
  const exact = [
    { reader: "the embedded hearing", right: rows.filter(({ embedded }) => embedded).length },
    {
      reader: "one without fault, where the hearing doubts",
      right: rows.filter(({ embedded, labels, read }) => (read ? labels : embedded)).length,
    },
    { reader: "one without fault, always", right: rows.filter(({ labels }) => labels).length },
  ].map(({ reader, right }) => ({
    reader,
    "asking lines": rows.length,
    "exactly what was asked": percent(right, rows.length),
  }));
  const doubts = (["lost", "fact", "act", "words"] as const).map((doubt) => {
    const found = rows.filter((row) => row.doubts.includes(doubt));
    return {
      doubt,
      "of all lines": percent(found.length, rows.length),
      "of these misheard": percent(found.filter(({ embedded }) => !embedded).length, found.length),
      "of the misheard": percent(
        wrong.filter((row) => row.doubts.includes(doubt)).length,
        wrong.length,
      ),
    };
  });
  return { exact, doubts, read: percent(rows.filter(({ read }) => read).length, rows.length) };
}

/** Whole encounters of every case marked twice: heard by the engine, and read by another who understands the same. */
function marksByReader(cases: readonly CompiledCase[]) {
  let lines = 0;
  let doubted = 0;
  const differing = cases.filter((compiled) => {
    const view = patientView(compiled);
    const encounter = expertEncounter(compiled);
    const opened = openConversation(view, encounter.seed ?? 1);
    const context: Turn[] = [{ speaker: "patient", text: opened.reply.text }];
    let { state } = opened;
    const messages = encounter.messages.map((message) => {
      if (message.sender === "patient") return message;
      const turn = takeTurn(view, state, message.text, context);
      ({ state } = turn);
      context.push(
        { speaker: "learner", text: message.text },
        { speaker: "patient", text: turn.reply.text },
      );
      lines += 1;
      if (isDoubted(turn)) doubted += 1;
      // What each claim of a summary is about is no part of what the embedded hearing hands on.
      const isSame =
        turn.heard?.mayBeRead === true &&
        turn.heard.doubts.length === 0 &&
        !turn.reply.acts.includes("summary");
      return isSame && turn.heard ? { ...message, reading: turn.heard.reading } : message;
    });
    const [own, other] = [mark(compiled, encounter), mark(compiled, { ...encounter, messages })];
    return JSON.stringify(own) !== JSON.stringify(other);
  });
  return {
    encounters: cases.length,
    "reports that differ": differing.length,
    lines,
    "doubted in plain talk": percent(doubted, lines),
  };
}

/** What another reader of the learner's lines is worth, when it is asked, and that the marks do not depend on it. */
export async function run(): Promise<void> {
  const { cases } = loadLibrary(join(process.cwd(), "packages", "cases", "library"));
  const { exact, doubts, read } = onLabelledTalks(cases);
  console.table(exact);
  console.log(`doubted of the asking lines of strangers: ${read}`);
  console.table(doubts);
  const marks = marksByReader(cases);
  console.table([marks]);
  const folder = join(process.cwd(), "bench", "results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "readers.json"),
    `${JSON.stringify({ exact, doubted: read, doubts, marks }, null, 2)}\n`,
  );
  if (marks["reports that differ"] > 0) process.exitCode = 1;
}
