import { useCallback, useEffect, useRef, useState } from "react";
import { consultationTexts } from "@/texts/consultation.ts";

interface Alternative {
  readonly transcript: string;
}
interface ResultEvent {
  readonly results: ArrayLike<ArrayLike<Alternative> & { readonly isFinal: boolean }>;
}
/** As much of the browser's speech recognition as is used; the DOM's own types do not know it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
type RecognitionMaker = new () => Recognition;

const makerOf = (): RecognitionMaker | null => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Partial<
    Record<"SpeechRecognition" | "webkitSpeechRecognition", RecognitionMaker>
  >;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
};

const { voice: texts } = consultationTexts;
const problems: Readonly<Record<string, string>> = {
  "not-allowed": texts.refused,
  "service-not-allowed": texts.refused,
  "audio-capture": texts.refused,
  "no-speech": texts.unheard,
};

export interface Dictation {
  readonly isListening: boolean;
  readonly problem: string | null;
  readonly toggle: () => void;
}

/** Speech into text where the browser recognises it, null where not. `onHeard` is given all that was said so far. */
export function useDictation(onHeard: (text: string) => void): Dictation | null {
  const [Maker] = useState(makerOf);
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<Recognition | null>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  useEffect(() => () => running.current?.abort(), []);

  const toggle = useCallback(() => {
    if (Maker === null) return;
    if (running.current !== null) {
      running.current.stop();
      return;
    }
    const recognition = new Maker();
    recognition.lang = document.documentElement.lang || "en-GB";
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) =>
      heard.current(
        Array.from(results, (result) => result[0]?.transcript.trim() ?? "")
          .filter((text) => text !== "")
          .join(" "),
      );
    recognition.onerror = ({ error }) => {
      if (error !== "aborted") setProblem(problems[error] ?? texts.unreachable);
    };
    recognition.onend = () => {
      running.current = null;
      setListening(false);
    };
    running.current = recognition;
    setProblem(null);
    setListening(true);
    recognition.start();
  }, [Maker]);

  return Maker === null ? null : { isListening, problem, toggle };
}
