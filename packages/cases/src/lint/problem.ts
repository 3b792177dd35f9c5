/** Where in the file: keys and indices from the top, as an author reads them. */
export type CasePath = readonly (string | number)[];

/**
 * Something that an author should change. An `error` keeps a case from being shipped; `advice` is what a second reader
 * would say.
 */
export interface LintFinding {
  readonly severity: "error" | "advice";
  readonly path: CasePath;
  readonly message: string;
}

export const error = (path: CasePath, message: string): LintFinding => ({
  severity: "error",
  path,
  message,
});

export const advice = (path: CasePath, message: string): LintFinding => ({
  severity: "advice",
  path,
  message,
});
