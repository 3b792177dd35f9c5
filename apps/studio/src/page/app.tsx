import { useEffect, useState } from "react";
import type { Form } from "../contract.ts";
import { api } from "./lib/api.ts";
import { useBench } from "./lib/use-bench.ts";
import { StartScreen } from "./start-screen.tsx";
import { Workplace } from "./workplace.tsx";

/** The page of the studio: where to begin, or the case that is open. */
export function App() {
  const bench = useBench();
  const [form, setForm] = useState<Form>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    api.form().then(setForm, (error: Error) => setProblem(error.message));
  }, []);
  const { state } = bench;
  const wrong = problem ?? (state ? undefined : bench.problem);
  if (!form || !state)
    return (
      <main className="grid min-h-dvh place-content-center p-6 text-ink-muted">
        <p role={wrong ? "alert" : "status"}>{wrong ?? "Opening the studio …"}</p>
      </main>
    );
  return state.kind === "start" ? (
    <StartScreen state={state} form={form} show={bench.show} />
  ) : (
    <Workplace key={state.file} form={form} state={state} bench={bench} />
  );
}
