import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** One thing that does not fit the schema, in words an author can act on. */
export interface SchemaMessage {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "yes or no",
  array: "a list",
  object: "fields of its own",
  record: "fields of its own",
};
const kindOf = (name: string) => kinds[name] ?? name;
const quoted = (names: readonly unknown[]) => names.map((name) => `"${String(name)}"`).join(", ");

function plain(issue: Issue): string {
  switch (issue.code) {
    case "unrecognized_keys":
      return `${quoted(issue.keys)} is no field here; if it belongs to a sentence, put the sentence in quotes`;
    case "invalid_type":
      if (/received undefined/.test(issue.message)) return "is missing";
      return issue.expected === "string"
        ? "should be a text; put it in quotes"
        : `should be ${kindOf(issue.expected)}`;
    case "invalid_value":
      return `should be one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return issue.origin === "array"
        ? `needs at least ${issue.minimum}`
        : `should be ${issue.minimum} or more`;
    case "too_big":
      return `should be ${issue.maximum} or less`;
    case "invalid_format":
      return `is not written as it should be: ${issue.message}`;
    case "invalid_key":
      return "has a name that is not allowed here";
    default:
      return issue.message;
  }
}

/** Of the forms that were tried, the complaint that went deepest into what the author wrote. */
function deepest(issue: Issue, above: readonly PropertyKey[]): SchemaMessage[] {
  const path = [...above, ...issue.path];
  if (issue.code !== "invalid_union") return [{ path, message: plain(issue) }];
  const inner = issue.errors.flatMap((branch) => branch.flatMap((error) => deepest(error, path)));
  const depth = Math.max(0, ...inner.map((entry) => entry.path.length));
  const telling = inner.filter(
    (entry) =>
      (depth > path.length && entry.path.length === depth) ||
      /is no field here/.test(entry.message),
  );
  return telling.length > 0
    ? telling.slice(0, 1)
    : [
        {
          path,
          message:
            'is not written as it should be; yes, no, a text, a list, or fields such as "is" and "say"',
        },
      ];
}

/** A schema issue as an author reads it: the place, and what to do there. */
export function schemaMessages(issues: readonly Issue[]): SchemaMessage[] {
  return issues
    .flatMap((issue) => deepest(issue, []))
    .map(({ path, message }) => ({ path, message: `${path.map(String).join(".")} ${message}` }));
}
