import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../config.ts";

const key = "sk-never-to-be-seen";
const problemOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return "";
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
};

describe("the configuration of a language model", () => {
  it("is not needed", () => {
    expect(readConfig({})).toMatchObject({ voice: null, operatorToken: null });
  });

  it("names provider and model, also where the model's name has a colon", () => {
    expect(readConfig({ PATIENT_MODEL: "ollama:qwen3:8b" }).voice).toMatchObject({
      provider: "ollama",
      model: "qwen3:8b",
      baseUrl: "http://127.0.0.1:11434/v1",
      apiKey: null,
      price: null,
    });
    const priced = { PATIENT_MODEL: "vllm:m", PATIENT_MODEL_PRICE: "0.15/0.60" };
    expect(readConfig(priced).voice?.price).toEqual({ input: 0.15, output: 0.6 });
  });

  it.each([
    [{ PATIENT_MODEL: "gpt" }, "must be provider:model"],
    [{ PATIENT_MODEL: "acme:gpt" }, "the provider acme"],
    [{ PATIENT_MODEL: "openai:gpt" }, "PATIENT_MODEL_API_KEY must be set for openai"],
    [{ PATIENT_MODEL: "anthropic:x" }, "PATIENT_MODEL_API_KEY must be set for anthropic"],
    [{ PATIENT_MODEL: "compatible:x" }, "PATIENT_MODEL_BASE_URL must be set for compatible"],
    [{ PATIENT_MODEL: "azure:x", PATIENT_MODEL_API_KEY: key }, "PATIENT_MODEL_BASE_URL"],
    [{ PATIENT_MODEL_API_KEY: key }, "PATIENT_MODEL must be set"],
    [{ PATIENT_MODEL: "ollama:x", PATIENT_MODEL_BASE_URL: "localhost" }, "must be an address"],
    [{ PATIENT_MODEL: "ollama:x", PATIENT_MODEL_PRICE: "cheap" }, "0.15/0.60"],
    [{ PATIENT_MODEL: "ollama:x", PATIENT_MODEL_CONCURRENCY: "0" }, "from 1 to 1000"],
    [{ OPERATOR_TOKEN: "short" }, "at least 16 characters"],
  ])("%j ends the boot with a sentence, without the key", (environment, sentence) => {
    const problem = problemOf(environment as unknown as Record<string, string>);
    expect(problem).toContain(sentence);
    expect(problem).not.toContain(key);
  });

  it("never shows the key, however it is printed", () => {
    const config = readConfig({
      PATIENT_MODEL: "openai:gpt",
      PATIENT_MODEL_API_KEY: key,
      OPERATOR_TOKEN: `operator-${key}`,
    });
    const printed = [
      JSON.stringify(config),
      inspect(config, { depth: 9 }),
      String(config.voice?.apiKey),
    ];
    expect(printed.join("")).not.toContain(key);
    expect(config.voice?.apiKey?.reveal()).toBe(key);
  });
});
