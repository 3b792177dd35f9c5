import { AsyncLocalStorage } from "node:async_hooks";
import fs from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { QueryResult, Reply, Request, WorkerSettings } from "./worker-protocol.ts";

interface QueryOptions {
  readonly rowMode?: "array" | "object";
}

/** The part of PGlite's interface that drizzle's driver calls. */
export interface Connection {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult>;
}

interface Waiting {
  resolve(result: QueryResult): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

export interface WorkerOptions {
  /** Called once when the database has died (crashed, or silent for too long); nothing can be asked of it afterwards. */
  readonly onDead: (error: Error) => void;
  /** A failure of the upkeep: reported, not fatal. */
  readonly onWarning: (message: string) => void;
  /** How long one statement may take, milliseconds. A full disk can make the WebAssembly spin for ever. */
  readonly silenceMs?: number;
}

const graceMs = 1_000;
const copyingMs = 300_000;

type WithoutId<T> = T extends Request ? Omit<T, "id"> : never;

/** The embedded database in its worker thread: one connection, transactions one after the other, a watchdog. */
export class WorkerDatabase implements Connection {
  readonly #worker: Worker;
  readonly #options: WorkerOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #inTransaction = new AsyncLocalStorage<true>();
  #lastId = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #openTransactions = 0;
  #state: "starting" | "open" | "closing" | "dead" = "starting";
  readonly #ready: Promise<void>;
  #settleReady: { resolve(): void; reject(error: Error): void } | null = null;

  private constructor(worker: Worker, options: WorkerOptions) {
    this.#ready = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject };
    });
    this.#worker = worker;
    this.#options = options;
    worker.on("message", (reply: Reply) => this.#receive(reply));
    worker.on("error", (error) => this.#die(error));
    worker.on("exit", () => this.#die(new Error("The database thread has ended.")));
  }

  /** Opens the database in `directory`, making it first when there is none. */
  static async open(directory: string, options: WorkerOptions): Promise<WorkerDatabase> {
    // Creating a database leaves some 110 MB of memory behind; in a thread of its own that ends with it.
    if (!fs.existsSync(path.join(directory, "PG_VERSION"))) await initialise(directory);
    const worker = startWorker({ directory, initialiseOnly: false });
    const database = new WorkerDatabase(worker, options);
    await database.#ready;
    return database;
  }

  query(sql: string, params: unknown[] = [], options?: QueryOptions): Promise<QueryResult> {
    if (this.#inTransaction.getStore()) {
      // It would wait for the transaction that waits for it.
      throw new Error(`A query inside a transaction went past it: ${sql}`);
    }
    const ask = () => this.#connection.query(sql, params, options);
    return this.#openTransactions > 0 ? this.#inTurn(ask) : ask();
  }

  /** Runs `work` between begin and commit; rolls back and throws on when it fails. */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    this.#openTransactions += 1;
    return this.#inTurn(async () => {
      await this.#send({ kind: "exec", sql: "begin" });
      try {
        const result = await this.#inTransaction.run(true, () => work(this.#connection));
        await this.#send({ kind: "exec", sql: "commit" });
        return result;
      } catch (error) {
        if (this.#state !== "dead") await this.#send({ kind: "exec", sql: "rollback" });
        throw error;
      }
    }).finally(() => {
      this.#openTransactions -= 1;
    });
  }

  /** Copies the files of the database, as they are in one moment, to a new folder. Everything else waits meanwhile. */
  async copyTo(folder: string): Promise<void> {
    await this.#send({ kind: "copy", to: folder }, copyingMs);
  }

  async close(): Promise<void> {
    if (this.#state !== "open") return;
    await this.#inTurn(() => {
      this.#state = "closing";
      return this.#send({ kind: "close" });
    });
    await this.#worker.terminate();
  }

  readonly #connection: Connection = {
    query: (sql, params = [], options) =>
      this.#send({ kind: "query", sql, params, rowMode: options?.rowMode ?? "object" }),
  };

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work, work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  #send(request: WithoutId<Request>, silenceMs = this.#options.silenceMs): Promise<QueryResult> {
    if (this.#state === "dead") return Promise.reject(new Error("The database has stopped."));
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#suspect(id), silenceMs ?? 30_000);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#worker.postMessage({ ...request, id });
    });
  }

  /** A process that was stopped for a while finds its timers due before the answers that have come meanwhile. */
  #suspect(id: number): void {
    setTimeout(() => {
      if (!this.#waiting.has(id)) return;
      void this.#worker.terminate();
      this.#die(new Error("The database stopped answering."));
    }, graceMs);
  }

  #receive(reply: Reply): void {
    if (reply.kind === "ready") {
      this.#state = "open";
      return this.#settleReady?.resolve();
    }
    if (reply.kind === "upkeep-failed") return this.#options.onWarning(reply.message);
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    this.#waiting.delete(reply.id);
    clearTimeout(waiting.timer);
    if (reply.kind === "result") waiting.resolve(reply.result);
    else waiting.reject(Object.assign(new Error(reply.failure.message), reply.failure));
  }

  #die(error: Error): void {
    const was = this.#state;
    this.#state = "dead";
    if (was === "starting") this.#settleReady?.reject(error);
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
    if (was === "open") this.#options.onDead(error);
  }
}

const initialise = (directory: string): Promise<void> =>
  new Promise((resolve, reject) => {
    startWorker({ directory, initialiseOnly: true })
      .once("error", reject)
      .once("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`The database could not be created (${code}).`)),
      );
  });

/** From source the thread needs the TypeScript loader; in the bundle it is a file beside this one. */
const startWorker = (settings: WorkerSettings): Worker => {
  const isSource = import.meta.url.endsWith(".ts");
  const file = isSource ? "./pglite-worker-from-source.mjs" : "./pglite-worker.mjs";
  return new Worker(new URL(file, import.meta.url), { workerData: settings, execArgv: [] });
};
