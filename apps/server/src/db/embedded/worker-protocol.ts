/** What the main thread asks of the database worker. */
export type Request =
  | {
      readonly id: number;
      readonly kind: "query";
      readonly sql: string;
      readonly params: unknown[];
      readonly rowMode: "array" | "object";
    }
  | { readonly id: number; readonly kind: "exec"; readonly sql: string }
  /** Copies the database's files to a folder that does not exist yet. */
  | { readonly id: number; readonly kind: "copy"; readonly to: string }
  | { readonly id: number; readonly kind: "close" };

export interface QueryResult {
  readonly rows: unknown[];
  readonly fields: unknown[];
  readonly affectedRows?: number;
}

/** The fields of a PostgreSQL error that callers look at; an Error object would lose them on the way. */
export interface QueryFailure {
  readonly message: string;
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
}

export type Reply =
  | { readonly kind: "ready" }
  | { readonly kind: "upkeep-failed"; readonly message: string }
  | { readonly kind: "result"; readonly id: number; readonly result: QueryResult }
  | { readonly kind: "failure"; readonly id: number; readonly failure: QueryFailure };

export interface WorkerSettings {
  readonly directory: string;
  /** Create the database and end: its memory goes with the worker. */
  readonly initialiseOnly: boolean;
}
