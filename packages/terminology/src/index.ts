export * from "./topics.ts";
