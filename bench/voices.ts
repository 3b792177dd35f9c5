import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { patientView, type CompiledCase } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { checkWording, openConversation, takeTurn, type Turn } from "@anamnesis/patient";
import { briefFor } from "../apps/server/src/voices/director.ts";
import { sentencesOf } from "../apps/server/src/voices/sentences.ts";
import { goodReply } from "../apps/server/tools/scripted-model/good-actor.ts";
import { faultRoles, misreadingRoles } from "../apps/server/tools/scripted-model/roles.ts";
import {
  startScriptedModel,
  type ScriptedModel,
} from "../apps/server/tools/scripted-model/server.ts";
import { modeRows } from "./voices/modes.ts";
import { generous, play, questionsOf } from "./voices/play.ts";
import { openMemory, openStage, type Heard } from "./voices/stage.ts";

/** Of each model in each mode of listening. */
const modeTurns = 450;
const goodTurns = 300;
const faultTurns = 8;
const limits = { PATIENT_MODEL_FIRST_SENTENCE_MS: "1000", PATIENT_MODEL_REPLY_MS: "2000" };
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
const rounded = (value: number): number => Math.round(value * 100) / 100;

const bySource = (heard: readonly Heard[]) => ({
  answered: heard.filter(({ reply }) => (reply?.response.length ?? 0) > 0).length,
  model: heard.filter(({ reply }) => reply?.patientMessage.source === "model").length,
  embedded: heard.filter(({ reply }) => reply?.patientMessage.source === "embedded").length,
});

/** Fault by fault: whether each turn was answered, by whom, and in how long. */
async function faults(
  scripted: ScriptedModel,
  cases: readonly CompiledCase[],
  listens: "always" | "never",
) {
  const rows = [];
  const roles = listens === "always" ? [...faultRoles, ...misreadingRoles] : faultRoles;
  for (const role of [...roles, "nobody listens"]) {
    const database = await openMemory();
    const isThere = role !== "nobody listens";
    const stage = await openStage(database, cases, {
      PATIENT_MODEL: `compatible:${isThere ? role : "good"}`,
      PATIENT_MODEL_BASE_URL: isThere ? scripted.baseUrl : "http://127.0.0.1:9/v1",
      PATIENT_MODEL_LISTENS: listens,
      ...limits,
      ...generous,
    });
    scripted.asked.length = 0;
    const heard = await play(stage, cases.slice(0, 1), faultTurns, scripted);
    const { purposes, faults, violations } = await stage.services.voices.summary(1, new Date());
    const reply = purposes.find(({ purpose }) => purpose === "reply");
    const read = purposes.find(({ purpose }) => purpose === "read");
    const real = faults.filter(({ kind }) => kind !== "breaker").map(({ kind }) => kind);
    rows.push({
      fault: role,
      turns: heard.length,
      answered: bySource(heard).answered,
      "model alone": reply?.spoken ?? 0,
      "begun by model": reply?.partly ?? 0,
      embedded: (reply?.embedded ?? 0) + (reply?.skipped ?? 0),
      "model asked": (reply?.calls ?? 0) - (reply?.skipped ?? 0),
      "asked to read": (read?.calls ?? 0) - (read?.skipped ?? 0),
      "lines read": read?.used ?? 0,
      "seen as": [...real, ...violations.map(({ kind }) => kind)].join(", "),
      "slowest first sentence ms": Math.round(
        Math.max(...heard.map(({ firstMs }) => firstMs ?? 0)),
      ),
      "slowest whole reply ms": Math.round(Math.max(...heard.map(({ totalMs }) => totalMs))),
      "log lines": stage.warnings.length,
    });
    await stage.close();
    await database.close();
  }
  return rows;
}

async function talk(
  role: "good",
  turns: number,
  scripted: ScriptedModel,
  cases: readonly CompiledCase[],
) {
  const database = await openMemory();
  const stage = await openStage(database, cases, {
    PATIENT_MODEL: `compatible:${role}`,
    PATIENT_MODEL_BASE_URL: scripted.baseUrl,
    ...generous,
  });
  const heard = await play(stage, cases, turns, scripted);
  const summary = await stage.services.voices.summary(1, new Date());
  await stage.close();
  await database.close();
  return { heard, summary, reply: summary.purposes.find(({ purpose }) => purpose === "reply") };
}

/** The processor's time, which other work on the machine does not lengthen; milliseconds. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** What checking costs: preparing it for a reply, and each sentence. */
function overhead(cases: readonly CompiledCase[]) {
  const prepare: number[] = [];
  const sentence: number[] = [];
  // The first case once unmeasured: a server has been warmed before anybody speaks with its patients.
  for (const [at, compiled] of [...cases.slice(0, 1), ...cases].entries()) {
    if (at === 1) {
      prepare.length = 0;
      sentence.length = 0;
    }
    const view = patientView(compiled);
    let { state } = openConversation(view, 5);
    const turns: Turn[] = [];
    for (const asked of questionsOf(compiled)) {
      const result = takeTurn(view, state, asked, turns);
      state = result.state;
      const { plan, text: wording } = result.reply;
      const brief = briefFor({ view, plan, state, wording, asked, turns });
      const spoken = goodReply(brief.prompt).flatMap((line) => sentencesOf(line));
      let from = processorMs();
      const check = checkWording(plan, view, [wording, ...brief.lines]);
      prepare.push(processorMs() - from);
      for (const text of spoken) {
        from = processorMs();
        check(text);
        sentence.push(processorMs() - from);
      }
      turns.push({ speaker: "learner", text: asked }, { speaker: "patient", text: wording });
    }
  }
  const row = (values: readonly number[]) => ({
    count: values.length,
    "median ms": rounded(percentile(values, 0.5)),
    "95 % ms": rounded(percentile(values, 0.95)),
    "99 % ms": rounded(percentile(values, 0.99)),
    "slowest ms": rounded(Math.max(...values)),
  });
  return { "prepared once a reply": row(prepare), "each sentence": row(sentence) };
}

/** Voices against the scripted server that speaks the real protocol: faults, leaks, false alarms and the cost of checking. */
export async function run(): Promise<void> {
  const folder =
    process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages", "cases", "library");
  const { cases } = loadLibrary(folder);
  const scripted = await startScriptedModel(cases);
  const faultRows = await faults(scripted, cases, "never");
  console.table(faultRows);
  const readingFaults = await faults(scripted, cases, "always");
  console.table(readingFaults);

  const { rows: modeTable, violationsShown } = await modeRows(scripted, cases, modeTurns);
  console.table(modeTable);
  for (const sentence of violationsShown) console.log(`shown: ${sentence}`);

  const good = await talk("good", goodTurns, scripted, cases);
  const goodRow = {
    turns: good.heard.length,
    ...bySource(good.heard),
    "model alone": good.reply?.spoken ?? 0,
    "begun by model": good.reply?.partly ?? 0,
    "nothing of the model": good.reply?.embedded ?? 0,
    "false alarms": good.summary.violations.reduce((sum, { count }) => sum + count, 0),
  };
  console.table([goodRow]);
  for (const { kind, violation } of good.summary.latestViolations)
    console.log(`false alarm: ${kind}: ${violation}`);
  const cost = overhead(cases);
  console.table(cost);
  await scripted.close();

  const results = join(process.cwd(), "bench", "results");
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, "voices.json"),
    `${JSON.stringify({ faults: faultRows, readingFaults, modes: modeTable, violationsShown, good: goodRow, check: cost }, null, 2)}\n`,
  );
  const isAnswered = [...faultRows, ...readingFaults, ...modeTable].every(
    ({ turns, answered }) => turns === answered,
  );
  if (violationsShown.length > 0 || !isAnswered) process.exitCode = 1;
}
