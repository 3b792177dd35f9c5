import path from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { openConversation, takeTurn } from "@anamnesis/patient";
import { ConfigError, readConfig } from "../config.ts";
import { perform, type Performance } from "./actor.ts";
import { readLine } from "./listener.ts";
import { modeLines, turnsOfConsultation, type Timed } from "./mode-costs.ts";
import { ModelFault, type FaultKind, type Model } from "./model.ts";
import type { Scene } from "./scene.ts";
import { openModel } from "./sdk-model.ts";
import type { VoiceConfig } from "./voice-config.ts";

// `npm run voice:check`: one call of the configured model, and plain words about what came of it.

const question = "When did this start, and how bad is it?";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const advice: Readonly<Record<FaultKind, string>> = {
  slow: "It answers too slowly. Take a smaller model, keep it loaded, or raise PATIENT_MODEL_FIRST_SENTENCE_MS.",
  unreachable:
    "Nothing answers there. Is the model's server running, and PATIENT_MODEL_BASE_URL right?",
  unauthorised: "The key is not accepted. See PATIENT_MODEL_API_KEY.",
  rate_limited: "The provider has had enough for now. Wait, or ask it for a higher limit.",
  server_error: "The provider has a fault of its own. Try again later.",
  refused: "The provider refuses the request. Does it have a model of that name?",
  cut: "The answer broke off. Is something between here and there that ends streams?",
  empty: "It answered nothing. Take another model.",
  endless: "It did not stop talking. Take another model.",
  tool_call: "It called a tool instead of speaking. Take another model.",
  unreadable: "What answers there does not speak this protocol. See PATIENT_MODEL_BASE_URL.",
};

const sampleScene = () => {
  const { cases } = loadLibrary(
    process.env["LIBRARY_DIR"] ?? path.resolve("packages/cases/library"),
  );
  const [compiled] = cases;
  if (!compiled) throw new ConfigError("There is no case to try it with; see LIBRARY_DIR.");
  const view = patientView(compiled);
  const { state, reply, heard } = takeTurn(view, openConversation(view, 1).state, question, []);
  return { view, plan: reply.plan, state, wording: reply.text, asked: question, turns: [], heard };
};

/** Has the model read the sample's line, and says what came of it; null where nothing came of it. */
const tryReading = async (
  config: VoiceConfig,
  model: Model,
  scene: Scene,
): Promise<Timed | null> => {
  const startedAt = performance.now();
  try {
    const { reading, why, usage } = await readLine(model, scene, 60_000);
    const ms = Math.round(performance.now() - startedAt);
    if (reading === null) {
      say(
        `It listens, but what it answered is no reading (${why ?? ""}). With most lines, set PATIENT_MODEL_LISTENS=never.`,
      );
      return { usage, ms };
    }
    const parts = reading.parts.map(
      ({ words, act, facts, denied }) =>
        `"${words}" ${act} ${[...facts, ...denied.map((one) => `not: ${one}`)].join(", ")}`,
    );
    say(`It listens: after ${ms} ms it had read the line as ${parts.join("; ")}.`);
    if (ms > config.firstSentenceMs / 2)
      say(
        `Readings may take half of PATIENT_MODEL_FIRST_SENTENCE_MS (${config.firstSentenceMs} ms): this one would not be waited for.`,
      );
    return { usage, ms };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    say(`It does not listen: ${error.kind.replaceAll("_", " ")}. ${advice[error.kind]}`);
    return null;
  }
};

const report = (config: VoiceConfig, done: Performance, read: Timed | null): void => {
  const { usage, firstMs, totalMs, fault, violation } = done;
  if (fault !== null) {
    say(`It does not work: ${fault.replaceAll("_", " ")}, after ${totalMs} ms. ${advice[fault]}`);
    say("Learners would get the embedded patient's reply, and no error.");
    process.exitCode = 1;
    return;
  }
  say(
    firstMs === null
      ? "It answers, but nothing of what it said could be shown."
      : `It works. The first sentence was there after ${firstMs} ms, the whole reply after ${totalMs} ms.`,
  );
  if (firstMs !== null && firstMs > config.firstSentenceMs / 2)
    say(`That is more than half of what it may take (${config.firstSentenceMs} ms).`);
  say(`Asked: ${question}`);
  say(`Said:  ${done.text}`);
  if (violation)
    say(
      `Held back: "${violation.sentence}" (${violation.kind}: ${violation.text}). One now and then is normal; with most replies, take another model.`,
    );
  const spoken = { usage, ms: firstMs ?? totalMs };
  say(
    `A consultation of ${turnsOfConsultation} questions, by when the model listens (PATIENT_MODEL_LISTENS)${config.price === null ? "; set PATIENT_MODEL_PRICE, such as 0.15/0.60 a million in and out, to see what it costs" : ""}:`,
  );
  for (const line of modeLines(config, spoken, read)) say(line);
  const most = usage.inputTokens + usage.outputTokens + (read?.usage.inputTokens ?? 0);
  if (config.tokensAPersonADay < most * turnsOfConsultation)
    say("That may be more than PATIENT_MODEL_TOKENS_A_PERSON_A_DAY allows.");
};

try {
  const { voice } = readConfig(process.env);
  if (voice === null) {
    say("No model is configured, so the embedded patient speaks: nothing is missing.");
    say("Set PATIENT_MODEL, such as ollama:qwen3:8b, to have a language model word the replies.");
  } else {
    say(`Asking ${voice.provider}:${voice.model}${voice.baseUrl ? ` at ${voice.baseUrl}` : ""} …`);
    // A first call may have to load the model: it is given longer than a learner would wait.
    const limits = { ...voice, firstSentenceMs: 60_000, replyMs: 90_000 };
    const nobody = new AbortController().signal;
    const scene = sampleScene();
    const model = await openModel(voice);
    const read = await tryReading(voice, model, scene);
    report(voice, await perform(model, limits, scene, () => undefined, nobody), read);
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
