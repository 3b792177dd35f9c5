import fs from "node:fs";
import { loadLibrary, withOwnCases, type LoadedLibrary } from "@anamnesis/cases/files";
import { ConfigError, type Config } from "../config.ts";

/**
 * The shipped cases, and those of this installation in `<data directory>/cases`, which add to them or stand in their
 * place by id. What cannot be read is left out and named in `problems`.
 * @throws ConfigError when there is no folder of shipped cases
 */
export const readLibrary = ({
  libraryDirectory,
  ownCasesDirectory,
}: Pick<Config, "libraryDirectory" | "ownCasesDirectory">): LoadedLibrary => {
  if (!fs.existsSync(libraryDirectory))
    throw new ConfigError(`There is no case library at ${libraryDirectory}; see LIBRARY_DIR.`);
  const shipped = loadLibrary(libraryDirectory);
  return fs.existsSync(ownCasesDirectory)
    ? withOwnCases(shipped, loadLibrary(ownCasesDirectory))
    : shipped;
};
