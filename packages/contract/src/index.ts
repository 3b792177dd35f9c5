export * from "./entities/user.ts";
export * from "./entities/patient.ts";
export * from "./entities/report.ts";
export * from "./entities/session.ts";
export * from "./entities/tracing.ts";
export * from "./errors.ts";
export * from "./operation.ts";
export { allOperations, operations, type OperationName } from "./operations/index.ts";
