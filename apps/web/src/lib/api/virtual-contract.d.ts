/** The contract as plain data, made while building by build/contract-plugin.ts. */
declare module "virtual:contract" {
  import type * as contract from "@anamnesis/contract";
  type Contract = typeof contract;

  export const operationTable: {
    readonly [Name in contract.OperationName]: {
      readonly method: "GET" | "POST" | "PUT" | "DELETE";
      readonly path: string;
      readonly auth: "none" | "user" | "operator";
      readonly idempotent: boolean;
      /** Of a right answer. */
      readonly contentType: "application/json" | "text/csv" | "text/plain";
    };
  };
  export const specializations: Contract["specializations"];
  export const experienceLevels: Contract["experienceLevels"];
  export const currentRoles: Contract["currentRoles"];
  export const interestOptions: Contract["interestOptions"];
  export const leaderboardPeriods: Contract["leaderboardPeriods"];
  export const levels: Contract["levels"];
  export const stages: Contract["stages"];
  export const complexityOf: Contract["complexityOf"];
  export const maxMessageLength: Contract["maxMessageLength"];
}
