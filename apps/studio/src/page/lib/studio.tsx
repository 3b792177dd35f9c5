import { createContext, useContext } from "react";
import type { BesideKind, Check, Form, OpenState } from "../../contract.ts";
import type { Path } from "./values.ts";

/** Where the author is being led: a place in the file. `time` tells two calls to the same place apart. */
export interface Target {
  readonly path: Path;
  readonly time: number;
}

export interface Studio {
  readonly state: OpenState;
  readonly form: Form;
  /** Of an older revision while it is being made anew; undefined until it has come once. */
  readonly check: Check | undefined;
  readonly target: Target | undefined;
  /** Changes one value; without one the field is taken out. Resolves to what was wrong, if anything. */
  edit(path: Path, value?: unknown): Promise<string | undefined>;
  rename(path: Path, name: string): Promise<string | undefined>;
  writeSource(key: string, text: string): Promise<string | undefined>;
  writeBeside(kind: BesideKind, was: string, text: string): Promise<string | undefined>;
  learn(fact: string, question: string): Promise<string | undefined>;
  goTo(path: Path): void;
}

const StudioContext = createContext<Studio | undefined>(undefined);
export const StudioProvider = StudioContext.Provider;

/** The case on the bench and what can be done with it. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error("There is no studio around this.");
  return studio;
}
