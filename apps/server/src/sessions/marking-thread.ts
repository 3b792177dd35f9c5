import { Worker } from "node:worker_threads";
import { mark, type Encounter, type Report } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import type { MarkReply, MarkRequest } from "./marking-protocol.ts";

export interface MarkingThreadOptions {
  /** The thread could not be had; what is marked here meanwhile holds up other requests for a moment. */
  readonly onWarning: (message: string) => void;
  /** Where the thread's code is; beside this file unless a test says otherwise. */
  readonly entry?: URL;
  /** How long one marking may take, milliseconds. */
  readonly silenceMs?: number;
}

interface Waiting {
  readonly compiled: CompiledCase;
  readonly encounter: Encounter;
  resolve(report: Report | PromiseLike<Report>): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

/** After so many threads that died, marking stays in this one. */
const mostDeaths = 3;

/**
 * The examiner in a thread of its own, so that marking a long talk delays nobody else's request. The thread starts with
 * the first marking; when it cannot be had, encounters are marked here instead, with the same result.
 */
export class MarkingThread {
  readonly #options: MarkingThreadOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  /** Cases that the present thread holds. */
  #keys = new WeakMap<CompiledCase, number>();
  #lastKey = 0;
  #lastId = 0;
  #deaths = 0;

  constructor(options: MarkingThreadOptions) {
    this.#options = options;
  }

  /** Rejects when the examiner fails on the encounter, or takes longer than it may. */
  readonly mark = (compiled: CompiledCase, encounter: Encounter): Promise<Report> => {
    const worker = this.#running();
    if (!worker) return Promise.resolve().then(() => mark(compiled, encounter));
    const known = this.#keys.get(compiled);
    const caseKey = known ?? (this.#lastKey += 1);
    this.#keys.set(compiled, caseKey);
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#tooLong(id), this.#options.silenceMs ?? 30_000).unref();
      this.#waiting.set(id, { compiled, encounter, resolve, reject, timer });
      const request: MarkRequest = { id, caseKey, encounter, ...(known ? {} : { compiled }) };
      worker.postMessage(request);
    });
  };

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #running(): Worker | null {
    if (this.#worker || this.#deaths >= mostDeaths) return this.#worker;
    const worker = new Worker(this.#options.entry ?? ownEntry(), { execArgv: [] });
    worker.on("message", (reply: MarkReply) => this.#receive(reply));
    worker.on("error", (error) => this.#lose(worker, error.message));
    worker.on("exit", () => this.#lose(worker, "it has ended"));
    worker.unref();
    this.#keys = new WeakMap();
    this.#worker = worker;
    return worker;
  }

  #receive(reply: MarkReply): void {
    const waiting = this.#take(reply.id);
    if (reply.kind === "report") waiting?.resolve(reply.report);
    else waiting?.reject(new Error(reply.message));
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }

  /** Marked here it would take as long, and hold up everybody. */
  #tooLong(id: number): void {
    this.#take(id)?.reject(new Error("The examiner took too long."));
    const worker = this.#worker;
    if (worker) this.#lose(worker, "it was silent for too long");
    void worker?.terminate();
  }

  /** The thread is gone: what it had not answered is marked here. */
  #lose(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#deaths += 1;
    this.#options.onWarning(`the examiner's thread is gone: ${reason}`);
    for (const id of [...this.#waiting.keys()]) {
      const waiting = this.#take(id);
      waiting?.resolve(Promise.resolve().then(() => mark(waiting.compiled, waiting.encounter)));
    }
  }
}

/** From source the thread needs the TypeScript loader; in the bundle it is a file beside this one. */
const ownEntry = (): URL =>
  new URL(
    import.meta.url.endsWith(".ts") ? "./marking-worker-from-source.mjs" : "./marking-worker.mjs",
    import.meta.url,
  );
