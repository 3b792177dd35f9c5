import { useCallback, useEffect, useRef, useState } from "react";
import type { Check, OpenState, State } from "../../contract.ts";
import { api, Unreachable } from "./api.ts";

const checkDelay = 500;
const lookEvery = 4_000;
const tryAgainAfter = 2_000;

/** Asks until there is an answer: a change is not lost because the program behind the page was away for a moment. */
async function persist<Answer>(
  ask: () => Promise<Answer>,
  onAway: (problem: string) => void,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      onAway(error.message);
      await new Promise((resolve) => setTimeout(resolve, tryAgainAfter));
    }
  }
}

export interface Bench {
  readonly state: State | undefined;
  readonly check: Check | undefined;
  readonly problem: string | null;
  /** Runs a change after those before it; resolves to what was wrong, if anything. */
  run(change: (state: OpenState) => Promise<State>): Promise<string | undefined>;
  show(state: State): void;
  dismiss(): void;
}

/** The state of the case, kept in step with the program behind the page: changes in a row, remarks when they rest. */
export function useBench(): Bench {
  const [state, setState] = useState<State>();
  const [check, setCheck] = useState<Check>();
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<State | undefined>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const busy = useRef(0);

  const show = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);

  const run = useCallback(
    (change: (state: OpenState) => Promise<State>) => {
      busy.current += 1;
      const turn = queue.current.then(async () => {
        try {
          const before = latest.current;
          if (before?.kind !== "open") return undefined;
          show(await persist(() => change(before), setProblem));
          setProblem(null);
          return undefined;
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          setProblem(message);
          await api.state().then(show, () => undefined);
          return message;
        } finally {
          busy.current -= 1;
        }
      });
      queue.current = turn;
      return turn;
    },
    [show],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (busy.current > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== "visible" || busy.current > 0) return;
      api.state().then(
        (next) => {
          const now = latest.current;
          const isNews =
            now === undefined ||
            now.kind !== next.kind ||
            (now.kind === "open" &&
              next.kind === "open" &&
              (now.revision !== next.revision ||
                now.file !== next.file ||
                now.save.kind !== next.save.kind));
          if (isNews && busy.current === 0) show(next);
          setProblem((old) => (old?.startsWith("The studio does not answer") ? null : old));
        },
        (error: Error) => setProblem(error.message),
      );
    };
    look();
    const timer = setInterval(look, lookEvery);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [show]);

  const revision = state?.kind === "open" ? `${state.file} ${state.revision}` : undefined;
  useEffect(() => {
    if (revision === undefined) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      api.check().then(
        (next) => !isOver && setCheck(next),
        (error: Error) => !isOver && setProblem(error.message),
      );
    }, checkDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [revision]);

  const dismiss = useCallback(() => setProblem(null), []);
  return { state, check, problem, run, show, dismiss };
}
