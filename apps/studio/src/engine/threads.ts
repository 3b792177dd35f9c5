import { Worker } from "node:worker_threads";
import type { Check, Marks, Talk } from "../contract.ts";
import type { Asked, Engine } from "./engine.ts";

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}
interface Answered {
  readonly id: number;
  readonly answer?: unknown;
  readonly problem?: string;
}

/** One thread, started when it is first needed and again after it has died. */
class Thread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly entry: URL) {}

  ask<Answer>(asked: Asked): Promise<Answer> {
    this.worker ??= this.start();
    const id = ++this.last;
    const { worker } = this;
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, asked });
    });
  }

  async close(): Promise<void> {
    // Nobody waits for an answer any more.
    this.waiting.clear();
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.entry);
    worker.on("message", ({ id, answer, problem }: Answered) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (problem === undefined) waiting?.resolve(answer as never);
      else waiting?.reject(new Error(problem));
    });
    worker.on("error", (error) =>
      this.fail(error instanceof Error ? error : new Error(String(error))),
    );
    worker.on("exit", () => this.fail(new Error("The engine's thread has ended.")));
    return worker;
  }

  private fail(error: Error): void {
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** The engine in threads of its own, so that saving never waits: lint, talk and marks do not wait for each other either. */
export function threadedEngine(entry: URL, checkEntry: URL): Engine {
  const threads = {
    check: new Thread(checkEntry),
    talk: new Thread(entry),
    marks: new Thread(entry),
  };
  return {
    check: (written) => threads.check.ask<Check>({ kind: "check", written }),
    talk: (written, lines, seed) => threads.talk.ask<Talk>({ kind: "talk", written, lines, seed }),
    marks: (written) => threads.marks.ask<Marks>({ kind: "marks", written }),
    close: async () => void (await Promise.all(Object.values(threads).map((one) => one.close()))),
  };
}
