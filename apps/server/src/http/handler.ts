import type { Operation } from "@anamnesis/contract";
import type { z } from "zod";
import type { Person } from "../accounts/person.ts";
import type { Services } from "../services.ts";
import type { EventSink } from "./event-answer.ts";
import type { Remember } from "./idempotency.ts";
import type { LargeAnswer } from "./large-answer.ts";

type Input<T extends Operation, K extends "params" | "query" | "body"> = T extends {
  readonly [P in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** A validated call of one operation. */
export interface Call<T extends Operation> {
  readonly params: Input<T, "params">;
  readonly query: Input<T, "query">;
  readonly body: Input<T, "body">;
  /** Who calls; null for an operation that needs nobody signed in. */
  readonly person: T["auth"] extends "user" ? Person : null;
  /** Digest of the bearer token that the request carries. */
  readonly tokenHash: T["auth"] extends "user" ? string : null;
  readonly remember: Remember;
  /** Where the events of an operation go that is answered as a stream. */
  readonly events: T extends { readonly events: object } ? EventSink : null;
  readonly now: Date;
}

/** How one operation of the contract is done. */
export interface Handler<T extends Operation = Operation> {
  readonly operation: T;
  handle(services: Services, call: Call<T>): Promise<z.input<T["output"]> | LargeAnswer>;
}

/** Ties a handler to its operation, whose types its input and output then have. */
export const handler = <T extends Operation>(
  operation: T,
  handle: Handler<T>["handle"],
): Handler<T> => ({ operation, handle });
