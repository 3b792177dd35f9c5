import type { Message } from "@anamnesis/contract";
import { pause, pauseWithin } from "../voices/pace.ts";

/** Somebody who follows a reply while it is spoken. */
export interface Listener {
  /** The turn is stored. */
  accepted(userMessage: Message): void;
  typing(): void;
  sentence(text: string): void;
  /** Aborted when nobody listens any more. */
  readonly signal: AbortSignal;
}

/** Tells a reply at the pace of talk: a sentence waits until the one before could have been said. */
export interface Teller {
  begin(userMessage: Message): void;
  tell(sentence: string): void;
  hasTold(): boolean;
  /** Resolves when the last sentence is out. */
  finished(): Promise<void>;
  readonly signal: AbortSignal;
}

const unheard: Listener = {
  accepted: () => undefined,
  typing: () => undefined,
  sentence: () => undefined,
  signal: new AbortController().signal,
};

/**
 * @param listener nobody, when the reply is only wanted whole
 * @param pace multiplies the pauses; 0 for none
 */
export const tellTo = (listener: Listener | undefined, pace: number): Teller => {
  const { accepted, typing, sentence: say, signal } = listener ?? unheard;
  let last = performance.now();
  let chain = Promise.resolve();
  let told = 0;
  let waited = 0;
  const next = async (sentence: string): Promise<void> => {
    if (listener) {
      const wait = pauseWithin(sentence, waited);
      waited += wait;
      const due = last + wait * pace;
      await pause(due - performance.now(), signal);
    }
    last = performance.now();
    say(sentence);
  };
  return {
    begin(userMessage) {
      accepted(userMessage);
      typing();
      last = performance.now();
    },
    tell(sentence) {
      told += 1;
      chain = chain.then(() => next(sentence));
      // Seen to by whoever waits for the last one.
      chain.catch(() => undefined);
    },
    hasTold: () => told > 0,
    finished: () => chain,
    signal,
  };
};
