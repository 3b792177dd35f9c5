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

interface Job {
  readonly compiled: CompiledCase;
  readonly encounter: Encounter;
  resolve(report: Report | PromiseLike<Report>): void;
  reject(error: Error): void;
}
interface Current {
  readonly id: number;
  readonly job: Job;
  readonly timer: NodeJS.Timeout;
}

/** After so many threads that died, marking stays in this one. */
const mostDeaths = 3;

/**
 * The examiner in a thread of its own, so that marking a long talk delays nobody else's request. The thread starts with
 * the first marking; when it cannot be had, encounters are marked here instead, with the same result. It is given one
 * encounter at a time, so that how long one takes is not told by how many stand before it.
 */
export class MarkingThread {
  readonly #options: MarkingThreadOptions;
  readonly #queue: Job[] = [];
  #current: Current | null = null;
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
  readonly mark = (compiled: CompiledCase, encounter: Encounter): Promise<Report> =>
    new Promise((resolve, reject) => {
      this.#queue.push({ compiled, encounter, resolve, reject });
      this.#next();
    });

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current) return;
    const job = this.#queue.shift();
    if (!job) return;
    const worker = this.#running();
    const id = (this.#lastId += 1);
    if (!worker) {
      this.#current = { id, job, timer: setTimeout(() => undefined, 0) };
      // Between two of them others have their turn.
      setImmediate(() => {
        this.#take(id)?.resolve(markHere(job));
        this.#next();
      });
      return;
    }
    const { compiled, encounter } = job;
    const known = this.#keys.get(compiled);
    const caseKey = known ?? (this.#lastKey += 1);
    this.#keys.set(compiled, caseKey);
    const timer = setTimeout(() => this.#tooLong(id), this.#options.silenceMs ?? 30_000).unref();
    this.#current = { id, job, timer };
    const request: MarkRequest = { id, caseKey, encounter, ...(known ? {} : { compiled }) };
    worker.postMessage(request);
  }

  #running(): Worker | null {
    if (this.#worker || this.#deaths >= mostDeaths) return this.#worker;
    const worker = new Worker(this.#options.entry ?? ownEntry(), {
      execArgv: [],
      // One encounter at a time leaves little behind: room for more is memory that is never given back.
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    });
    worker.on("message", (reply: MarkReply) => this.#receive(reply));
    worker.on("error", (error) => this.#lose(worker, error.message));
    worker.on("exit", () => this.#lose(worker, "it has ended"));
    worker.unref();
    this.#keys = new WeakMap();
    this.#worker = worker;
    return worker;
  }

  #receive(reply: MarkReply): void {
    const job = this.#take(reply.id);
    if (reply.kind === "report") job?.resolve(reply.report);
    else job?.reject(new Error(reply.message));
    this.#next();
  }

  #take(id: number): Job | null {
    const current = this.#current;
    if (current?.id !== id) return null;
    clearTimeout(current.timer);
    this.#current = null;
    return current.job;
  }

  /** Marked here it would take as long, and hold up everybody. */
  #tooLong(id: number): void {
    this.#take(id)?.reject(new Error("The examiner took too long."));
    const worker = this.#worker;
    if (worker) this.#lose(worker, "it was silent for too long");
    void worker?.terminate();
  }

  /** The thread is gone: what it had not answered is marked here, the others by the next one. */
  #lose(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#deaths += 1;
    this.#options.onWarning(`the examiner's thread is gone: ${reason}`);
    const job = this.#current && this.#take(this.#current.id);
    job?.resolve(markHere(job));
    this.#next();
  }
}

const markHere = async ({ compiled, encounter }: Job): Promise<Report> => mark(compiled, encounter);

/** From source the thread needs the TypeScript loader; in the bundle it is a file beside this one. */
const ownEntry = (): URL =>
  new URL(
    import.meta.url.endsWith(".ts") ? "./marking-worker-from-source.mjs" : "./marking-worker.mjs",
    import.meta.url,
  );
