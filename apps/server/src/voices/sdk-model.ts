import type { LanguageModel } from "ai";
import { ModelFault, type Model, type ModelCall, type ModelPart } from "./model.ts";
import { providers, type VoiceConfig } from "./voice-config.ts";

// The SDK's libraries are loaded when a model is configured, not before: without one the server starts as ever.

const languageModel = async (config: VoiceConfig): Promise<LanguageModel> => {
  const { provider, model, baseUrl } = config;
  const apiKey = config.apiKey?.reveal();
  const address = baseUrl === null ? {} : { baseURL: baseUrl };
  switch (providers[provider].protocol) {
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ apiKey: apiKey ?? "", ...address })(model);
    }
    case "google": {
      const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
      return createGoogleGenerativeAI({ apiKey: apiKey ?? "", ...address })(model);
    }
    case "openai": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: provider,
        baseURL: baseUrl ?? "",
        includeUsage: true,
        ...(apiKey === undefined ? {} : { apiKey }),
        ...(apiKey !== undefined && provider === "azure" ? { headers: { "api-key": apiKey } } : {}),
      })(model);
    }
  }
};

/** The configured model, through the SDK. */
export const openModel = async (config: VoiceConfig): Promise<Model> => {
  const { APICallError, extractReasoningMiddleware, streamText, wrapLanguageModel } =
    await import("ai");
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  const bare = await languageModel(config);
  // Open models think aloud between tags; that is no line of the patient.
  const model =
    typeof bare === "string" || bare.specificationVersion === "v2"
      ? bare
      : wrapLanguageModel({
          model: bare,
          middleware: extractReasoningMiddleware({ tagName: "think" }),
        });

  const faultOf = (error: unknown): ModelFault => {
    if (error instanceof ModelFault) return error;
    if (APICallError.isInstance(error)) {
      const { statusCode: status, responseHeaders } = error;
      const seconds = Number(responseHeaders?.["retry-after"]);
      const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
      if (status === undefined) return new ModelFault("unreachable", "nothing answered there");
      if (status === 401 || status === 403)
        return new ModelFault("unauthorised", `it answered ${status}: the key is not accepted`);
      if (status === 429)
        return new ModelFault("rate_limited", "it answered 429: too much asked", retryAfterMs);
      if (status >= 500) return new ModelFault("server_error", `it answered ${status}`);
      if (status >= 400) return new ModelFault("refused", `it answered ${status}`);
      return new ModelFault("unreadable", "its answer could not be read");
    }
    const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
    const reason = String(code ?? (cause as { readonly code?: unknown } | undefined)?.code ?? "");
    if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT/.test(reason))
      return new ModelFault("unreachable", "nothing answered there");
    const isParse = /parse|json|validation/i.test((error as Error | undefined)?.name ?? "");
    if (isParse) return new ModelFault("unreadable", "its answer could not be read");
    return new ModelFault("cut", "the answer broke off");
  };

  return {
    name: `${config.provider}:${config.model}`,
    async *stream(call: ModelCall): AsyncGenerator<ModelPart> {
      const result = streamText({
        model,
        system: call.system,
        prompt: call.prompt,
        maxOutputTokens: call.maxTokens,
        temperature: call.temperature,
        maxRetries: 0,
        abortSignal: call.signal,
        // Faults come as parts of the stream; the SDK's own log line would be a second one.
        onError: () => undefined,
      });
      // These reject together with the stream, which is where the fault is seen to.
      for (const promise of [result.text, result.usage, result.finishReason, result.response])
        Promise.resolve(promise).catch(() => undefined);
      try {
        for await (const part of result.fullStream) {
          if (part.type === "text-delta") yield { kind: "text", text: part.text };
          else if (part.type === "error") throw faultOf(part.error);
          else if (part.type.startsWith("tool-"))
            throw new ModelFault("tool_call", "it called a tool instead of speaking");
          else if (part.type === "abort") throw new ModelFault("cut", "the answer was stopped");
          else if (part.type === "finish") {
            // A stream that was cut ends without a reason of its own.
            if (part.finishReason === "error" || part.finishReason === "other")
              throw new ModelFault("cut", "the answer broke off");
            yield {
              kind: "end",
              usage: {
                inputTokens: part.totalUsage.inputTokens ?? 0,
                outputTokens: part.totalUsage.outputTokens ?? 0,
              },
            };
          }
        }
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
};
