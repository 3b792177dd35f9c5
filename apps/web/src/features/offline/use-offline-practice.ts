import type { PanelLine, Patient } from "@anamnesis/contract";
import type { DialogueState } from "@anamnesis/patient";
import { useCallback, useEffect, useRef, useState } from "react";
import { newId } from "@/lib/new-id.ts";
import type { PracticeEngine } from "./practice-engine.ts";

/** Milliseconds until the patient answers; specification, section 9. */
export const replyDelay = 1_000;

export interface PracticeLine {
  readonly id: string;
  readonly sender: "user" | "patient";
  readonly text: string;
  readonly timestamp: string;
  readonly state: "stored";
  readonly problem: null;
}

interface Ready {
  readonly status: "ready";
  readonly patient: Patient;
  readonly panel: { symptoms: readonly PanelLine[]; history: readonly PanelLine[] };
  readonly lines: readonly PracticeLine[];
  /** The patient's mood now. */
  readonly mood: string;
  readonly isPending: boolean;
  readonly send: (text: string) => void;
}
export type OfflinePractice =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: unknown; readonly retry: () => void }
  | Ready;

interface Talk {
  readonly engine: PracticeEngine;
  readonly patient: Patient;
  readonly state: DialogueState;
  readonly mood: string;
  readonly lines: readonly PracticeLine[];
  /** Time of the patient's reply by turn. */
  readonly times: Readonly<Record<number, string>>;
}

const lineOf = (sender: PracticeLine["sender"], text: string): PracticeLine => ({
  id: newId(),
  sender,
  text,
  timestamp: new Date().toISOString(),
  state: "stored",
  problem: null,
});

const begin = (engine: PracticeEngine): Talk => {
  const { state, reply, mood } = engine.beginPractice(Math.floor(Math.random() * 2 ** 31));
  const greeting = lineOf("patient", reply);
  return {
    engine,
    patient: engine.samplePatient(),
    state,
    mood,
    lines: [greeting],
    times: { [state.turn]: greeting.timestamp },
  };
};

const answer = (talk: Talk, text: string): Talk => {
  const said = talk.lines.slice(0, -1);
  const { state, reply, mood } = talk.engine.practiseTurn(talk.state, text, said);
  const line = lineOf("patient", reply);
  return {
    ...talk,
    state,
    mood,
    lines: [...talk.lines, line],
    times: { ...talk.times, [state.turn]: line.timestamp },
  };
};

const loadEngine = (): Promise<PracticeEngine> =>
  import("./practice-engine.ts").then(({ practiceEngine }) => practiceEngine);

/**
 * Fetches the engine beforehand, so that practice can begin although the network has gone by then; not for somebody who
 * asked their browser to save data.
 */
export const preparePractice = (): void => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData) loadEngine().catch(() => undefined);
};

/** A consultation with the sample patient that lives and ends on this page: nothing is sent, stored or scored. */
export function useOfflinePractice(
  load: () => Promise<PracticeEngine> = loadEngine,
): OfflinePractice {
  const [talk, setTalk] = useState<Talk | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (engine) => isCurrent && setTalk((now) => now ?? begin(engine)),
      (reason: unknown) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = useCallback((text: string) => {
    setTalk((now) => now && { ...now, lines: [...now.lines, lineOf("user", text)] });
    setPending(true);
    timer.current = setTimeout(() => {
      setTalk((now) => now && answer(now, text));
      setPending(false);
    }, replyDelay);
  }, []);
  const retry = useCallback(() => {
    setError(null);
    setAttempt((count) => count + 1);
  }, []);

  if (error !== null) return { status: "failed", error, retry };
  if (talk === null) return { status: "loading" };
  const { engine, patient, state, mood, lines, times } = talk;
  return {
    status: "ready",
    patient,
    panel: engine.practicePanel(state, (turn) => times[turn] ?? ""),
    lines,
    mood,
    isPending,
    send,
  };
}
