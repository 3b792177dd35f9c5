import { dirname } from "node:path";
import type { CompiledCase } from "@anamnesis/cases";
import { lintText, readCase, withFilesBeside } from "@anamnesis/cases/files";
import type { Check, Remark, Term } from "../contract.ts";
import { isRecord, parse, type Path } from "../document/nodes.ts";
import { timelineOf } from "./timeline.ts";

const isStep = (step: PropertyKey): step is string | number => typeof step !== "symbol";

/** What the linter says of a text as it is being written; `file` says where its pictures and banks lie. */
export const remarksOn = (text: string, file: string): readonly Remark[] =>
  lintText(text, file, dirname(file)).problems.map(({ severity, path = [], line, message }) => ({
    severity,
    path: path.filter(isStep) as Path as Remark["path"],
    line,
    message,
  }));

const listAt = (value: unknown, ...path: string[]): readonly unknown[] => {
  const found = path.reduce<unknown>(
    (inner, key) => (isRecord(inner) ? inner[key] : undefined),
    value,
  );
  return Array.isArray(found) ? found : [];
};

/** The items of the marking as recall names them. */
function itemsOf(value: unknown): Term[] {
  const from = (prefix: string, key: string, ...path: string[]): Term[] =>
    listAt(value, "marking", ...path)
      .filter(isRecord)
      .map((item) => ({
        id: `${prefix}:${String(item[key])}`,
        name: String(item["label"] ?? item[key]),
        detail: prefix,
      }));
  return [
    ...from("treatment", "id", "treatment", "needed"),
    ...from("harm", "id", "treatment", "harmful"),
    ...from("dangerous", "id", "diagnosis", "dangerous"),
    ...from("test", "test", "tests", "needed"),
    ...from("test", "test", "tests", "harmful"),
  ];
}

/** The case as it can be played: with the files beside it. Undefined while it cannot be read. */
export function playable(text: string, file: string): CompiledCase | undefined {
  const { case: compiled } = readCase(text, file);
  return compiled && withFilesBeside(compiled, file);
}

/** Everything that the page shows beside the forms. */
export function checkCase(text: string, file: string, revision: number): Check {
  const compiled = playable(text, file);
  return {
    revision,
    remarks: [...remarksOn(text, file)],
    facts: (compiled?.facts ?? []).map(({ id, is, isDefault }) => ({ id, is, isDefault })),
    timeline: [...timelineOf(compiled?.facts ?? [], compiled?.complaint ?? "")],
    items: itemsOf(parse(text).toJS()),
    isPlayable: compiled !== undefined,
  };
}
