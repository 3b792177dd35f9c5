import { ModelFault, type Model, type ModelCall, type Usage } from "./model.ts";

export interface WholeAnswer {
  readonly text: string;
  readonly usage: Usage;
}

/**
 * A model's answer once it is all there.
 * @throws ModelFault, also when it takes longer or says more than it may
 */
export async function wholeAnswer(
  model: Model,
  call: Omit<ModelCall, "signal">,
  limitMs: number,
  mostCharacters: number,
): Promise<WholeAnswer> {
  const stop = new AbortController();
  let text = "";
  let usage: Usage = {
    inputTokens: Math.ceil((call.system.length + call.prompt.length) / 4),
    outputTokens: 0,
  };
  const listen = async (): Promise<void> => {
    for await (const part of model.stream({ ...call, signal: stop.signal })) {
      if (part.kind === "end") usage = part.usage;
      else text += part.text;
      if (text.length > mostCharacters) throw new ModelFault("endless", "it went on and on");
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModelFault("slow", "it took longer than it may")), limitMs);
  });
  const listening = listen();
  // Whichever comes second has nobody to tell.
  listening.catch(() => undefined);
  try {
    await Promise.race([listening, late]);
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
  if (text.trim() === "") throw new ModelFault("empty", "it said nothing");
  return { text, usage };
}
