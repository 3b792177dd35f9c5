import { z } from "zod";

/** A value that must not be seen: whatever prints or logs it prints this instead. */
export class Secret {
  readonly #value: string;
  constructor(value: string) {
    this.#value = value;
  }
  reveal(): string {
    return this.#value;
  }
  toString(): string {
    return "[secret]";
  }
  toJSON(): string {
    return "[secret]";
  }
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return "[secret]";
  }
}

/** The providers by name, with the protocol they speak and where they are reached unless told otherwise. */
export const providers = {
  openai: { protocol: "openai", baseUrl: "https://api.openai.com/v1", needsKey: true },
  azure: { protocol: "openai", baseUrl: null, needsKey: true },
  openrouter: { protocol: "openai", baseUrl: "https://openrouter.ai/api/v1", needsKey: true },
  ollama: { protocol: "openai", baseUrl: "http://127.0.0.1:11434/v1", needsKey: false },
  vllm: { protocol: "openai", baseUrl: "http://127.0.0.1:8000/v1", needsKey: false },
  lmstudio: { protocol: "openai", baseUrl: "http://127.0.0.1:1234/v1", needsKey: false },
  compatible: { protocol: "openai", baseUrl: null, needsKey: false },
  anthropic: { protocol: "anthropic", baseUrl: null, needsKey: true },
  google: { protocol: "google", baseUrl: null, needsKey: true },
} as const;
export type ProviderName = keyof typeof providers;

export const listeningModes = ["unsure", "always", "never"] as const;
export type ListeningMode = (typeof listeningModes)[number];

export interface VoiceConfig {
  readonly provider: ProviderName;
  readonly model: string;
  /** null: where the provider's library finds it by itself. */
  readonly baseUrl: string | null;
  readonly apiKey: Secret | null;
  /** Until the first sentence may be shown, milliseconds; then the embedded patient answers. */
  readonly firstSentenceMs: number;
  /** Until the whole reply must be there, milliseconds. */
  readonly replyMs: number;
  readonly maxReplyTokens: number;
  readonly concurrency: number;
  readonly repliesAMinute: number;
  readonly tokensAPersonADay: number;
  /** Of all persons together; null for no bound. */
  readonly tokensADay: number | null;
  /** When the model reads a line: where the embedded hearing doubts, always, or never. */
  readonly listens: ListeningMode;
  readonly wordsComments: boolean;
  /** What a million tokens cost, to say what a consultation costs. */
  readonly price: { readonly input: number; readonly output: number } | null;
}

const names = Object.keys(providers).join(", ");
const whole = (name: string, least: number, most: number) =>
  z.coerce
    .number(`must be a whole number from ${least} to ${most}${name}`)
    .int(`must be a whole number from ${least} to ${most}${name}`)
    .min(least, `must be a whole number from ${least} to ${most}${name}`)
    .max(most, `must be a whole number from ${least} to ${most}${name}`);
const yesOrNo = z.enum(["yes", "no"], "must be yes or no").default("yes");

/** The variables of a language model; none is needed. */
export const voiceEnvironment = {
  PATIENT_MODEL: z
    .string()
    .regex(
      /^[a-z]+:\S+$/,
      `must be provider:model, such as ollama:qwen3:8b; the providers are ${names}`,
    )
    .optional(),
  PATIENT_MODEL_BASE_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      "must be an address such as http://127.0.0.1:11434/v1; it is not one",
    )
    .optional(),
  PATIENT_MODEL_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be printable characters without spaces")
    .optional(),
  PATIENT_MODEL_FIRST_SENTENCE_MS: whole(" (milliseconds)", 100, 60_000).default(4_000),
  PATIENT_MODEL_REPLY_MS: whole(" (milliseconds)", 200, 120_000).default(15_000),
  PATIENT_MODEL_MAX_TOKENS: whole("", 20, 4_000).default(220),
  PATIENT_MODEL_CONCURRENCY: whole("", 1, 1_000).default(8),
  PATIENT_MODEL_REPLIES_A_MINUTE: whole("", 1, 1_000).default(15),
  PATIENT_MODEL_TOKENS_A_PERSON_A_DAY: whole("", 0, 1_000_000_000).default(500_000),
  PATIENT_MODEL_TOKENS_A_DAY: whole("", 0, 1_000_000_000_000).optional(),
  PATIENT_MODEL_LISTENS: z
    .enum(listeningModes, "must be unsure, always or never")
    .default("unsure"),
  PATIENT_MODEL_WORDS_COMMENTS: yesOrNo,
  PATIENT_MODEL_PRICE: z
    .string()
    .regex(
      /^\d+(\.\d+)?\/\d+(\.\d+)?$/,
      "must be what a million tokens in and out cost, such as 0.15/0.60",
    )
    .optional(),
  OPERATOR_TOKEN: z
    .string()
    .min(16, "must have at least 16 characters")
    .regex(/^[\x21-\x7e]+$/, "must be printable characters without spaces")
    .optional(),
};
type Environment = z.output<z.ZodObject<typeof voiceEnvironment>>;

/** What is wrong with the variables of the model taken together; a line each, and never the key. */
export const voiceProblems = (value: Environment): readonly string[] => {
  const { PATIENT_MODEL: chosen, PATIENT_MODEL_BASE_URL: baseUrl } = value;
  if (chosen === undefined) {
    return baseUrl !== undefined || value.PATIENT_MODEL_API_KEY !== undefined
      ? ["PATIENT_MODEL must be set where its address or key is, as provider:model"]
      : [];
  }
  const name = chosen.split(":", 1)[0] ?? "";
  if (!(name in providers))
    return [`PATIENT_MODEL names the provider ${name}; the providers are ${names}`];
  const provider = providers[name as ProviderName];
  const needsAddress = provider.protocol === "openai" && provider.baseUrl === null;
  return [
    ...(needsAddress && baseUrl === undefined
      ? [`PATIENT_MODEL_BASE_URL must be set for ${name}: where the model is reached`]
      : []),
    ...(provider.needsKey && value.PATIENT_MODEL_API_KEY === undefined
      ? [`PATIENT_MODEL_API_KEY must be set for ${name}`]
      : []),
  ];
};

/** The voice that a checked environment asks for, or null: the embedded patient alone. */
export const voiceConfigOf = (value: Environment): VoiceConfig | null => {
  const chosen = value.PATIENT_MODEL;
  if (chosen === undefined) return null;
  const at = chosen.indexOf(":");
  const provider = chosen.slice(0, at) as ProviderName;
  const [input, output] = (value.PATIENT_MODEL_PRICE ?? "").split("/").map(Number);
  return {
    provider,
    model: chosen.slice(at + 1),
    baseUrl: value.PATIENT_MODEL_BASE_URL?.replace(/\/+$/, "") ?? providers[provider].baseUrl,
    apiKey: value.PATIENT_MODEL_API_KEY ? new Secret(value.PATIENT_MODEL_API_KEY) : null,
    firstSentenceMs: value.PATIENT_MODEL_FIRST_SENTENCE_MS,
    replyMs: value.PATIENT_MODEL_REPLY_MS,
    maxReplyTokens: value.PATIENT_MODEL_MAX_TOKENS,
    concurrency: value.PATIENT_MODEL_CONCURRENCY,
    repliesAMinute: value.PATIENT_MODEL_REPLIES_A_MINUTE,
    tokensAPersonADay: value.PATIENT_MODEL_TOKENS_A_PERSON_A_DAY,
    tokensADay: value.PATIENT_MODEL_TOKENS_A_DAY ?? null,
    listens: value.PATIENT_MODEL_LISTENS,
    wordsComments: value.PATIENT_MODEL_WORDS_COMMENTS === "yes",
    price: input !== undefined && output !== undefined ? { input, output } : null,
  };
};
