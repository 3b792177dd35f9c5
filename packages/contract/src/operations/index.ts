import type { Operation } from "../operation.ts";
import * as admin from "./admin.ts";
import * as auth from "./auth.ts";
import * as daily from "./daily.ts";
import * as health from "./health.ts";
import * as library from "./library.ts";
import * as notes from "./notes.ts";
import * as progress from "./progress.ts";
import * as sessions from "./sessions.ts";
import * as users from "./users.ts";

/** Every operation there is, under the name by which server and web call it. */
export const operations = {
  ...auth,
  ...users,
  ...library,
  ...sessions,
  ...notes,
  ...progress,
  ...daily,
  ...health,
  ...admin,
} as const;
export type OperationName = keyof typeof operations;
export const allOperations: readonly Operation[] = Object.values(operations);
