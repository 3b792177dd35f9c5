import type { DatabaseHandle } from "../../src/db/database.ts";

/** A new, migrated, empty database; whoever opens it closes it. */
export type OpenDatabase = () => Promise<DatabaseHandle>;
