import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { patientView, type CompiledCase } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { checkWording, openConversation, takeTurn, type Turn } from "@anamnesis/patient";
import { publicIdOf } from "../apps/server/src/library/library.ts";
import { briefFor } from "../apps/server/src/voices/director.ts";
import { sentencesOf } from "../apps/server/src/voices/sentences.ts";
import { goodReply } from "../apps/server/tools/scripted-model/good-actor.ts";
import type { Leak } from "../apps/server/tools/scripted-model/leaky-actor.ts";
import { faultRoles } from "../apps/server/tools/scripted-model/roles.ts";
import {
  startScriptedModel,
  type ScriptedModel,
} from "../apps/server/tools/scripted-model/server.ts";
import { openMemory, openStage, type Heard, type Stage } from "./voices/stage.ts";

const leakyTurns = 1_000;
const goodTurns = 300;
const faultTurns = 8;
const limits = { PATIENT_MODEL_FIRST_SENTENCE_MS: "1000", PATIENT_MODEL_REPLY_MS: "2000" };
const generous = {
  PATIENT_MODEL_REPLIES_A_MINUTE: "1000",
  PATIENT_MODEL_TOKENS_A_PERSON_A_DAY: "1000000000",
};

const questionsOf = (compiled: CompiledCase): readonly string[] => [
  "Hello, I'm one of the students. What has brought you in today?",
  "Go on.",
  ...compiled.expert.questions,
  ...compiled.marking.ask.map(({ question }) => question),
];

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
const rounded = (value: number): number => Math.round(value * 100) / 100;

interface Turned extends Heard {
  /** What the scripted model said in this turn beyond its lines. */
  readonly leaks: readonly Leak[];
}

/** So many turns over all cases, each case in sessions of its own. */
async function play(
  stage: Stage,
  cases: readonly CompiledCase[],
  turns: number,
  scripted: ScriptedModel,
) {
  const token = await stage.signUp();
  const heard: Turned[] = [];
  for (let round = 0; heard.length < turns; round += 1) {
    for (const compiled of cases) {
      const session = await stage.start(token, publicIdOf(compiled));
      const questions = questionsOf(compiled);
      const each = Math.ceil(turns / cases.length);
      for (let at = 0; at < each && heard.length < turns; at += 1) {
        const question = questions[(round * each + at) % questions.length] ?? "Go on.";
        const before = scripted.leaks.length;
        const turn = await stage.say(token, session, question);
        heard.push({ ...turn, leaks: scripted.leaks.slice(before) });
      }
    }
  }
  return heard;
}

const bySource = (heard: readonly Heard[]) => ({
  answered: heard.filter(({ reply }) => (reply?.response.length ?? 0) > 0).length,
  model: heard.filter(({ reply }) => reply?.patientMessage.source === "model").length,
  embedded: heard.filter(({ reply }) => reply?.patientMessage.source === "embedded").length,
});

/** Fault by fault: whether each turn was answered, by whom, and in how long. */
async function faults(scripted: ScriptedModel, cases: readonly CompiledCase[]) {
  const rows = [];
  for (const role of [...faultRoles, "nobody listens"]) {
    const database = await openMemory();
    const isThere = role !== "nobody listens";
    const stage = await openStage(database, cases, {
      PATIENT_MODEL: `compatible:${isThere ? role : "good"}`,
      PATIENT_MODEL_BASE_URL: isThere ? scripted.baseUrl : "http://127.0.0.1:9/v1",
      ...limits,
      ...generous,
    });
    scripted.asked.length = 0;
    const heard = await play(stage, cases.slice(0, 1), faultTurns, scripted);
    const { purposes, faults, violations } = await stage.services.voices.summary(1, new Date());
    const reply = purposes.find(({ purpose }) => purpose === "reply");
    const real = faults.filter(({ kind }) => kind !== "breaker").map(({ kind }) => kind);
    rows.push({
      fault: role,
      turns: heard.length,
      answered: bySource(heard).answered,
      "model alone": reply?.spoken ?? 0,
      "begun by model": reply?.partly ?? 0,
      embedded: (reply?.embedded ?? 0) + (reply?.skipped ?? 0),
      "model asked": (reply?.calls ?? 0) - (reply?.skipped ?? 0),
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
  role: "good" | "leaky",
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

/** Sentences of the leaky model that reached the learner in the turn in which it said them. */
const shown = (heard: readonly Turned[]): readonly string[] =>
  heard.flatMap(({ leaks, reply, sentences }) => {
    const all = `${reply?.response ?? ""}\n${sentences.join(" ")}`;
    return leaks.flatMap(({ kind, sentence }) =>
      all.includes(sentence) ? [`${kind}: ${sentence}`] : [],
    );
  });

/** Voices against the scripted server that speaks the real protocol: faults, leaks, false alarms and the cost of checking. */
export async function run(): Promise<void> {
  const folder =
    process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages", "cases", "library");
  const { cases } = loadLibrary(folder);
  const scripted = await startScriptedModel(cases);
  const faultRows = await faults(scripted, cases);
  console.table(faultRows);

  scripted.leaks.length = 0;
  const leaky = await talk("leaky", leakyTurns, scripted, cases);
  const violationsShown = shown(leaky.heard);
  const said = new Map<string, number>();
  for (const { kind } of scripted.leaks) said.set(kind, (said.get(kind) ?? 0) + 1);
  const leakyRow = {
    cases: cases.length,
    turns: leaky.heard.length,
    ...bySource(leaky.heard),
    "leaks said": scripted.leaks.length,
    "violations caught": leaky.summary.violations.reduce((sum, { count }) => sum + count, 0),
    "violations shown": violationsShown.length,
  };
  console.table([leakyRow]);
  console.table(Object.fromEntries(said));
  console.table(leaky.summary.violations);
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
    `${JSON.stringify({ faults: faultRows, leaky: leakyRow, leaks: Object.fromEntries(said), caught: leaky.summary.violations, violationsShown, good: goodRow, check: cost }, null, 2)}\n`,
  );
  const isAnswered = faultRows.every(({ turns, answered }) => turns === answered);
  if (violationsShown.length > 0 || !isAnswered) process.exitCode = 1;
}
