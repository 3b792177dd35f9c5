import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";
import type * as Contract from "../../../packages/contract/src/index.ts";

const name = "virtual:contract";
const resolved = `\0${name}`;
const entry = fileURLToPath(new URL("../../../packages/contract/src/index.ts", import.meta.url));

/**
 * Gives the app what it needs of the contract at run time (methods, paths, option lists) as plain data, read from the
 * contract itself while building, so that zod stays out of the first load and nothing is written twice.
 */
export function contractPlugin(): Plugin {
  return {
    name: "anamnesis-contract",
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { module, dependencies } = await runnerImport<typeof Contract>(entry, {
        configFile: false,
        logLevel: "error",
      });
      for (const file of [entry, ...dependencies]) this.addWatchFile(file);
      const table = Object.fromEntries(
        Object.entries<Contract.Operation>(module.operations).map(([key, operation]) => [
          key,
          {
            method: operation.method,
            path: operation.path,
            auth: operation.auth,
            idempotent: operation.idempotent ?? false,
            contentType: operation.contentType ?? "application/json",
          },
        ]),
      );
      const constants = {
        operationTable: table,
        specializations: module.specializations,
        experienceLevels: module.experienceLevels,
        currentRoles: module.currentRoles,
        interestOptions: module.interestOptions,
        leaderboardPeriods: module.leaderboardPeriods,
        levels: module.levels,
        stages: module.stages,
        maxMessageLength: module.maxMessageLength,
      };
      const lines = Object.entries(constants).map(
        ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
      );
      // A function of its argument alone: its text is all there is to it.
      lines.push(`export const complexityOf = ${module.complexityOf.toString()};`);
      return lines.join("\n");
    },
  };
}
