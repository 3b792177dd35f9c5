import { useMemo } from "react";
import type { ListedTerm, PickKind } from "../../contract.ts";
import { useStudio } from "./studio.tsx";
import { inWords, isRecord, titled, valueAt } from "./values.ts";

/** What can be picked: from the terminology, or from the case itself. */
export function useTerms(kind: PickKind): readonly ListedTerm[] {
  const { form, check, state } = useStudio();
  const { value } = state;
  return useMemo(() => {
    if (kind === "item") return (check?.items ?? []).map((item) => ({ ...item, also: [] }));
    if (kind !== "fact" && kind !== "finding") return form.terms[kind];
    const facts = (check?.facts ?? [])
      .filter(({ isDefault }) => !isDefault)
      .map(({ id, is }) => ({ id, name: inWords(id.replace(".", ": ")), detail: is, also: [] }));
    if (kind === "fact") return facts;
    const under = (key: string, prefix: string): ListedTerm[] => {
      const part = valueAt(value, [key]);
      return Object.keys(isRecord(part) ? part : {}).map((id) => ({
        id: `${prefix}:${id}`,
        name: titled(id),
        detail: prefix === "test" ? "result" : "examination",
        also: [],
      }));
    };
    return [...facts, ...under("investigations", "test"), ...under("examination", "exam")];
  }, [kind, form, check, value]);
}
