import type { z } from "zod";
import type { Control, FieldSpec } from "../contract.ts";
import type { Words, WordsByPath } from "./words/words.ts";

type Schema = z.core.$ZodType;
/** The parts of zod's definitions that a form is made from. */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly keyType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
}
const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** A schema without what makes it optional, gives it a default or changes what it has read. */
function bare(schema: Schema): { readonly schema: Schema; readonly isOptional: boolean } {
  let inner = schema;
  let isOptional = false;
  for (;;) {
    const { type, innerType, in: input } = definitionOf(inner);
    if ((type === "optional" || type === "default") && innerType) {
      isOptional = true;
      inner = innerType;
    } else if (type === "pipe" && input) inner = input;
    else return { schema: inner, isOptional };
  }
}

/** The words for a path: its own, else those of the nearest pattern (`*` stands for one name). */
export function wordsFor(path: string, words: WordsByPath): Words | undefined {
  const own = words[path.replace("person.informant.portrait.", "person.portrait.")];
  if (own) return own;
  const steps = path.split(".");
  for (let at = steps.length - 2; at > 0; at -= 1) {
    const step = steps[at] ?? "";
    const any = [...steps.slice(0, at), step.endsWith("[]") ? "*[]" : "*", ...steps.slice(at + 1)];
    const found = words[any.join(".")];
    if (found) return found;
  }
  return undefined;
}

const optionsOf = ({ entries = {} }: Definition): readonly string[] => Object.values(entries);
const isText = (schema: Schema): boolean => definitionOf(bare(schema).schema).type === "string";

function unionControl(
  options: readonly Schema[],
  path: string,
  words: WordsByPath,
  pick?: Words,
): Control {
  const kinds = options.map((option) => definitionOf(bare(option).schema));
  const object = options.find((_, at) => kinds[at]?.type === "object");
  const hasText = kinds.some(({ type }) => type === "string");
  const list = kinds.find(({ type }) => type === "array");
  if (hasText && list) {
    const of = pick?.[2]?.pick;
    return of ? { kind: "picks", of, mayBeOne: true } : { kind: "lines", mayBeOne: true };
  }
  if (hasText && object) return { kind: "finding", fields: fieldsOf(object, path, words) };
  return { kind: "yaml" };
}

function recordControl(
  definition: Definition,
  path: string,
  words: WordsByPath,
  own?: Words,
): Control {
  const { keyType, valueType } = definition;
  if (!valueType) return { kind: "yaml" };
  const keys = keyType ? definitionOf(keyType) : undefined;
  return {
    kind: "record",
    of: own?.[2]?.pick ?? null,
    ...(keys?.type === "enum" ? { options: optionsOf(keys) } : {}),
    item: controlOf(valueType, `${path}.*`, words),
    noun: own?.[2]?.noun ?? "entry",
  };
}

function arrayControl(element: Schema, path: string, words: WordsByPath, own?: Words): Control {
  const inner = bare(element).schema;
  const definition = definitionOf(inner);
  const of = own?.[2]?.pick;
  if (isText(inner))
    return of ? { kind: "picks", of, mayBeOne: false } : { kind: "lines", mayBeOne: false };
  if (definition.type === "enum") return { kind: "several", options: optionsOf(definition) };
  if (definition.type !== "object") return { kind: "yaml" };
  return {
    kind: "list",
    item: { kind: "group", fields: fieldsOf(inner, `${path}[]`, words) },
    noun: own?.[2]?.noun ?? "entry",
  };
}

/** How a value of this schema is written in a form. */
export function controlOf(schema: Schema, path: string, words: WordsByPath): Control {
  const own = wordsFor(path, words);
  const how = own?.[2];
  if (how?.is === "lines") return { kind: "lines", mayBeOne: false };
  if (how?.is) return { kind: how.is };
  const inner = bare(schema).schema;
  const definition = definitionOf(inner);
  switch (definition.type) {
    case "string":
      return how?.pick ? { kind: "pick", of: how.pick } : { kind: "text" };
    case "number": {
      const { minValue, maxValue, format } = inner as unknown as z.ZodNumber;
      return {
        kind: "number",
        ...(Number.isFinite(minValue) ? { min: Number(minValue) } : {}),
        ...(Number.isFinite(maxValue) && Number(maxValue) < 1e9 ? { max: Number(maxValue) } : {}),
        isWhole: format === "safeint",
      };
    }
    case "boolean":
      return { kind: "switch" };
    case "enum":
      return { kind: "choice", options: optionsOf(definition) };
    case "object":
      return { kind: "group", fields: fieldsOf(inner, path, words) };
    case "array":
      return definition.element
        ? arrayControl(definition.element, path, words, own)
        : { kind: "yaml" };
    case "record":
      return recordControl(definition, path, words, own);
    case "union":
      return unionControl(definition.options ?? [], path, words, own);
    default:
      return { kind: "yaml" };
  }
}

/** One field of an object, with its words; a field that nobody has named yet is called by its key. */
export function fieldOf(key: string, schema: Schema, path: string, words: WordsByPath): FieldSpec {
  const [label = key, hint] = wordsFor(path, words) ?? [];
  return {
    key,
    label,
    ...(hint ? { hint } : {}),
    isOptional: bare(schema).isOptional,
    control: controlOf(schema, path, words),
  };
}

export function fieldsOf(schema: Schema, path: string, words: WordsByPath): readonly FieldSpec[] {
  return Object.entries(definitionOf(bare(schema).schema).shape ?? {}).map(([key, inner]) =>
    fieldOf(key, inner, `${path}.${key}`, words),
  );
}
