import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { DatabaseHandle } from "../db/database.ts";

/** What Prometheus reads: the process, the requests, the database and the examiner. */
export interface Metrics {
  /** For what belongs to a part of the server alone. */
  readonly registry: Registry;
  /** Counts an answer; `route` is the pattern of the path, so that nobody's ids become labels. */
  answered(request: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }): void;
  /** Times a marking, and counts it when it fails. */
  marking<T>(work: () => Promise<T>): Promise<T>;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

export interface Watched {
  readonly database: Pick<DatabaseHandle, "ping" | "hasRoom">;
  /** How many finished sessions have no report yet. */
  readonly countUnmarked: () => Promise<number>;
}

/** Metrics of a server; database and queue are asked each time that they are read. */
export const createMetrics = ({ database, countUnmarked }: Watched): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "anamnesis_http_requests_total",
    help: "Answers by method, route and status; 5xx are faults of the server",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "anamnesis_http_request_seconds",
    help: "From a request to the end of its answer; a streamed reply takes as long as it is spoken",
    labelNames: ["method", "route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const marked = new Histogram({
    name: "anamnesis_marking_seconds",
    help: "What marking one session took",
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const failures = new Counter({
    name: "anamnesis_marking_failures_total",
    help: "Markings that failed; each is tried again",
    registers,
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    const one: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: async () =>
        one.set(
          await Promise.resolve()
            .then(read)
            .catch(() => Number.NaN),
        ),
    });
  };
  gauge("anamnesis_database_up", "Whether the database answers: 1 or 0", () =>
    database.ping().then(
      () => 1,
      () => 0,
    ),
  );
  gauge("anamnesis_database_ping_seconds", "How long the database took to answer just now", () => {
    const from = performance.now();
    return database.ping().then(() => (performance.now() - from) / 1_000);
  });
  gauge("anamnesis_database_has_room", "Whether there is room on the disk to write: 1 or 0", () =>
    database.hasRoom() ? 1 : 0,
  );
  gauge("anamnesis_marking_waiting", "Finished sessions that have no report yet", countUnmarked);
  return {
    registry,
    answered({ method, route, status, seconds: taken }) {
      requests.inc({ method, route, status: String(status) });
      seconds.observe({ method, route }, taken);
    },
    async marking(work) {
      const stop = marked.startTimer();
      try {
        return await work();
      } catch (error) {
        failures.inc();
        throw error;
      } finally {
        stop();
      }
    },
    text: () => registry.metrics(),
  };
};
