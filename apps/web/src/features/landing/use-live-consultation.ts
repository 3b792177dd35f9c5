import { useCallback, useEffect, useRef, useState } from "react";
import type { PracticeEngine, PracticeTurn } from "@/features/offline/practice-engine.ts";
import { landingContent } from "@/texts/landing.ts";

/** Milliseconds that the patient takes to think, so that an answer reads as an answer. */
const thinking = 500;

export interface LiveLine {
  readonly sender: "user" | "patient";
  readonly text: string;
}
export interface LiveConsultation {
  readonly lines: readonly LiveLine[];
  /** What the patient has told, as it would stand in the notes. */
  readonly learnt: readonly string[];
  readonly status: "idle" | "loading" | "thinking" | "failed";
  /** Fetches the engine; called when somebody turns to the patient. */
  readonly wake: () => void;
  readonly send: (text: string) => void;
  /** Sends the last question again after the engine could not be fetched. */
  readonly retry: () => void;
}

type Awake = { readonly engine: PracticeEngine; state: PracticeTurn["state"] };

const loadEngine = (): Promise<PracticeEngine> =>
  import("@/features/offline/practice-engine.ts").then(({ practiceEngine }) => practiceEngine);

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const { demo } = landingContent;

/**
 * A consultation with the sample patient for somebody without an account: the real engine, fetched when they first turn to
 * it. Nothing is sent or kept.
 */
export function useLiveConsultation(load = loadEngine): LiveConsultation {
  const [lines, setLines] = useState<readonly LiveLine[]>([
    { sender: "patient", text: demo.greeting },
  ]);
  const [learnt, setLearnt] = useState<readonly string[]>([]);
  const [status, setStatus] = useState<LiveConsultation["status"]>("idle");
  const awake = useRef<Promise<Awake> | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const wake = useCallback((): Promise<Awake> => {
    awake.current ??= load().then((engine) => ({
      engine,
      state: engine.beginPractice(demo.seed).state,
    }));
    const waking = awake.current;
    waking.catch(() => {
      awake.current = null;
    });
    return waking;
  }, [load]);

  const answer = useCallback(
    async (said: readonly LiveLine[], text: string) => {
      setStatus("loading");
      try {
        const patient = await wake();
        if (!isShown.current) return;
        setStatus("thinking");
        await pause(thinking);
        if (!isShown.current) return;
        const turn = patient.engine.practiseTurn(patient.state, text, said);
        patient.state = turn.state;
        const { symptoms, history } = patient.engine.practicePanel(turn.state, () => "");
        setLines((now) => [...now, { sender: "patient", text: turn.reply }]);
        setLearnt(
          [...symptoms, ...history].flatMap(({ source, text: told }) =>
            source === "told" ? [told] : [],
          ),
        );
        setStatus("idle");
      } catch {
        if (isShown.current) setStatus("failed");
      }
    },
    [wake],
  );

  const send = (text: string) => {
    setLines([...lines, { sender: "user", text }]);
    void answer(lines, text);
  };
  const retry = () => {
    const last = lines.at(-1);
    if (last?.sender === "user") void answer(lines.slice(0, -1), last.text);
  };
  return {
    lines,
    learnt,
    status,
    wake: () => void wake().catch(() => undefined),
    send,
    retry,
  };
}
