// Every table there is: one schema for the embedded database and for PostgreSQL 15 and later; nothing newer than 15 may be
// used. The database client and the migrations are made from what stands here.
export * from "./tables/accounts.ts";
export * from "./tables/cases.ts";
export * from "./tables/sessions.ts";
export * from "./tables/voices.ts";
export * from "./tables/awards.ts";
export * from "./tables/boards.ts";
export * from "./tables/learning.ts";
export * from "./tables/records.ts";
export * from "./tables/own-choices.ts";
export * from "./tables/daily.ts";
