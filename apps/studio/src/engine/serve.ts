import { parentPort } from "node:worker_threads";
import type { Asked } from "./engine.ts";

/** Answers what this thread is asked, one after the other; a failure goes back as words. */
export function serve(answer: (asked: Asked) => unknown): void {
  if (!parentPort) throw new Error("This is for the entry of a worker thread.");
  const port = parentPort;
  port.on("message", ({ id, asked }: { readonly id: number; readonly asked: Asked }) => {
    try {
      port.postMessage({ id, answer: answer(asked) });
    } catch (error) {
      port.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
    }
  });
}
