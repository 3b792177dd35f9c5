/** Why a model gave nothing that could be used. */
export const faultKinds = [
  "slow",
  "unreachable",
  "unauthorised",
  "rate_limited",
  "server_error",
  "refused",
  "cut",
  "empty",
  "endless",
  "tool_call",
  "unreadable",
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault of the provider or of the way to it; its message never holds a key or what was sent. */
export class ModelFault extends Error {
  override readonly name = "ModelFault";
  readonly kind: FaultKind;
  /** When the provider said so: after how many milliseconds it may be asked again. */
  readonly retryAfterMs: number | null;

  constructor(kind: FaultKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface ModelCall {
  readonly system: string;
  readonly prompt: string;
  readonly maxTokens: number;
  readonly temperature: number;
  readonly signal: AbortSignal;
}

export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type ModelPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "end"; readonly usage: Usage };

/** A language model: one question, one streamed answer. */
export interface Model {
  /** provider:model, as it was configured. */
  readonly name: string;
  /**
   * The answer as it comes, ended by its usage.
   * @throws ModelFault
   */
  stream(call: ModelCall): AsyncIterable<ModelPart>;
}
