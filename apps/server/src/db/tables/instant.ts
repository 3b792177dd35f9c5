import { timestamp } from "drizzle-orm/pg-core";

/** A point in time to the millisecond, as JavaScript has it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
