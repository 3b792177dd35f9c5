import type { z } from "zod";
import { ApiFailure } from "./api-failure.ts";

type Issue = z.core.$ZodIssue;
/** Input name (dotted path) → what is wrong with it. */
export type Fields = Record<string, string>;

/**
 * The input as its schema reads it.
 * @throws ApiFailure invalid_input, naming each input that is wrong.
 */
export const parseInput = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = fieldsOf(parsed.error.issues);
  const [name, problem] = Object.entries(fields)[0] ?? ["body", "Is not valid"];
  throw new ApiFailure("invalid_input", `The input cannot be used. ${name}: ${problem}.`, fields);
};

/** Turns a validator's issues into one plain sentence per input; the first issue of an input stands. */
export const fieldsOf = (issues: readonly Issue[]): Fields => {
  const fields: Fields = {};
  for (const issue of issues.flatMap((issue) => closestBranch(issue, []))) {
    const name = issue.path.map(String).join(".") || "body";
    fields[name] ??= sentenceOf(issue);
  }
  return fields;
};

/** Of a union, the branch that the input came nearest to. */
const closestBranch = (issue: Issue, prefix: readonly PropertyKey[]): readonly Issue[] => {
  const path = [...prefix, ...issue.path];
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [{ ...issue, path }];
  const missing = (branch: readonly Issue[]) => branch.filter(isMissing).length;
  const [nearest = []] = [...issue.errors].sort(
    (a, b) => missing(a) - missing(b) || a.length - b.length,
  );
  return nearest.flatMap((inner) => closestBranch(inner, path));
};

const isMissing = (issue: Issue): boolean =>
  issue.code === "invalid_type" && /received undefined/.test(issue.message);

const sentenceOf = (issue: Issue): string => {
  if (isMissing(issue)) return "Is required";
  switch (issue.code) {
    case "invalid_type":
      return `Must be ${kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `Must be one of: ${issue.values.map((value) => value || "(empty)").join(", ")}`;
    case "too_big":
      return ownWords(issue) ?? `Use at most ${issue.maximum}${unit(issue.origin)}`;
    case "too_small":
      return ownWords(issue) ?? `Use at least ${issue.minimum}${unit(issue.origin)}`;
    default:
      return issue.message;
  }
};

/** The contract's own message, where it has one: the validator's default ones begin in a known way. */
const ownWords = (issue: Issue): string | null =>
  /^(Too (big|small)|Invalid)/.test(issue.message) ? null : issue.message;

const unit = (origin: string): string =>
  origin === "string" ? " characters" : origin === "array" ? " entries" : "";

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};
