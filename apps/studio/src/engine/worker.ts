import { parentPort } from "node:worker_threads";
import { answering, type Asked } from "./engine.ts";

if (!parentPort) throw new Error("This file is the entry of a worker thread.");
const port = parentPort;
const answer = answering();

port.on("message", ({ id, asked }: { readonly id: number; readonly asked: Asked }) => {
  try {
    port.postMessage({ id, answer: answer(asked) });
  } catch (error) {
    port.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
