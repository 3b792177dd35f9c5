import type { Usage } from "./model.ts";
import { costOf } from "./summary.ts";
import { listeningModes, type VoiceConfig } from "./voice-config.ts";

/** So many questions make a consultation, for what it will cost. */
export const turnsOfConsultation = 40;

/** Share of lines that the engine doubts, plainly asked and as strangers ramble (`npm run bench -- readers`). */
export const doubtedShare = { plain: 0.1, rambling: 0.84 } as const;

export interface Timed {
  readonly usage: Usage;
  readonly ms: number;
}

const sharesOf = {
  never: [0, 0],
  unsure: [doubtedShare.plain, doubtedShare.rambling],
  always: [1, 1],
} as const;

const range = (least: number, most: number): string =>
  least === most ? String(least) : `${least} to ${most}`;

/**
 * What a consultation takes in each mode of listening, a line each, from one reading and one reply that were timed.
 * @param read null where the reading failed: then there is nothing to reckon with
 */
export function modeLines(
  config: VoiceConfig,
  spoken: Timed,
  read: Timed | null,
): readonly string[] {
  return listeningModes.flatMap((mode) => {
    const shares = sharesOf[mode];
    if (read === null && mode !== "never") return [];
    const reckoned = shares.map((share) => {
      const sum = (of: (usage: Usage) => number): number =>
        Math.round(turnsOfConsultation * (of(spoken.usage) + share * (read ? of(read.usage) : 0)));
      const input = sum(({ inputTokens }) => inputTokens);
      const output = sum(({ outputTokens }) => outputTokens);
      return {
        tokens: input + output,
        calls: Math.round(turnsOfConsultation * (1 + share)),
        cost: costOf(config.price, input, output),
      };
    });
    const [least, most] = reckoned;
    if (!least || !most) return [];
    const cost =
      least.cost === null || most.cost === null
        ? ""
        : `, costs ${range(Number(least.cost.toFixed(4)), Number(most.cost.toFixed(4)))}`;
    const wait =
      mode === "never"
        ? `${spoken.ms} ms`
        : mode === "always"
          ? `${spoken.ms + (read?.ms ?? 0)} ms`
          : `${spoken.ms} ms, ${spoken.ms + (read?.ms ?? 0)} ms where the line is read`;
    return [
      `${mode === config.listens ? "*" : " "} ${mode}: ${range(least.calls, most.calls)} calls, ${range(least.tokens, most.tokens)} tokens${cost}; first sentence after ${wait}`,
    ];
  });
}
