import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { patientView, type PatientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { openConversation, takeTurn } from "../../src/index.ts";
import type { Reply } from "../../src/dialogue.ts";
import { patientFolder } from "../patient-folder.ts";
import { afterLabelled, readTalks, type LabelledLine } from "./talks.ts";

/** One labelled line as it was answered. */
export interface Answered {
  readonly line: LabelledLine;
  readonly reply: Reply;
  readonly missed: readonly string[];
  readonly extra: readonly string[];
}

/** Plays labelled talks, each line with the talk as it was written before it. */
export function answerAll(
  talks: readonly LabelledLine[],
  views: ReadonlyMap<string, PatientView>,
): Answered[] {
  const out: Answered[] = [];
  let talk = "";
  let state = undefined as ReturnType<typeof openConversation>["state"] | undefined;
  for (const line of talks) {
    const view = views.get(line.case);
    if (!view) continue;
    const name = line.id.split("/")[0] ?? "";
    const isSingle = name.endsWith("-5");
    if (name !== talk || isSingle || !state) state = openConversation(view, 7).state;
    talk = name;
    const turn = takeTurn(view, state, line.learner, line.context);
    state = afterLabelled(turn.state, view, line);
    const held = new Set(
      turn.reply.plan.flatMap((step) => (step.kind === "withhold" ? [step.topic] : [])),
    );
    const topicOf = new Map(view.facts.map((fact) => [fact.id, fact.topic]));
    const wanted = line.parts
      .filter(({ act }) => act === "ask" || act === "challenge")
      .flatMap(({ tell }) => tell ?? []);
    const may = new Set(
      line.parts.flatMap(({ tell, claims }) => [
        ...(tell ?? []),
        ...(claims ?? []).flatMap(({ fact }) => fact ?? []),
      ]),
    );
    const told = new Set(turn.reply.facts);
    out.push({
      line,
      reply: turn.reply,
      missed: wanted.filter((id) => !told.has(id) && !held.has(topicOf.get(id) ?? "")),
      extra: line.parts.some(({ act }) => act === "open")
        ? []
        : [...told].filter((id) => !may.has(id)),
    });
  }
  return out;
}

function main(filter: string, shown: number): void {
  const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
  const views = new Map(
    loadLibrary(join(root, "..", "cases", "library")).cases.map((one) => [
      one.id,
      patientView(one),
    ]),
  );
  const talks = readTalks(join(root, "training", "talks")).filter(({ id }) =>
    (id.split("/")[0] ?? "").endsWith(filter),
  );
  const started = process.cpuUsage();
  const answered = answerAll(talks, views);
  const cpu = process.cpuUsage(started);
  const asking = answered.filter(({ line }) => line.parts.some(({ act }) => act === "ask"));
  const good = asking.filter(({ missed, extra }) => missed.length + extra.length === 0);
  const lost = answered.filter(({ reply }) => reply.plan.some(({ kind }) => kind === "ask_again"));
  console.log(
    `${String(answered.length)} lines, ${String(asking.length)} asking: exactly right ${((100 * good.length) / asking.length).toFixed(1)} %, ` +
      `nothing missed ${((100 * asking.filter(({ missed }) => missed.length === 0).length) / asking.length).toFixed(1)} %, ` +
      `nothing added ${((100 * asking.filter(({ extra }) => extra.length === 0).length) / asking.length).toFixed(1)} %, ` +
      `asked back ${((100 * lost.length) / answered.length).toFixed(1)} %, ` +
      `${((cpu.user + cpu.system) / 1000 / answered.length).toFixed(1)} ms a turn`,
  );
  const bad = answered.filter(({ missed, extra }) => missed.length + extra.length > 0);
  for (const { line, reply, missed, extra } of bad.slice(0, shown))
    console.log(
      `\n${line.id}  P: ${line.before}\n  L: ${line.learner}\n  > ${reply.text}\n  missed ${missed.join(" ")} | extra ${extra.join(" ")} | ${reply.plan.map((step) => (step.kind === "social" ? step.move : step.kind)).join(" ")}`,
    );
}

if (process.argv[1]?.includes("measure"))
  main(process.argv[2] ?? "-3", Number(process.argv[3] ?? 0));
