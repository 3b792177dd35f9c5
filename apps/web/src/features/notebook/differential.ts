/** Server's limits, for the inputs. */
export const mostDiagnoses = 20;
export const longestDiagnosis = 200;
export const longestNotes = 20_000;

const keyOf = (name: string): string => name.trim().toLowerCase();

/** The list with one more at its end; `kind` says why it is as it was, where it is. */
export function withDiagnosis(
  list: readonly string[],
  name: string,
): { readonly kind: "added" | "already" | "full" | "blank"; readonly list: readonly string[] } {
  const wanted = name.trim().slice(0, longestDiagnosis).trim();
  if (wanted === "") return { kind: "blank", list };
  if (list.some((entry) => keyOf(entry) === keyOf(wanted))) return { kind: "already", list };
  if (list.length >= mostDiagnoses) return { kind: "full", list };
  return { kind: "added", list: [...list, wanted] };
}

/** The list with the diagnosis of one place at another; places outside are its ends. */
export function moved(list: readonly string[], from: number, to: number): readonly string[] {
  const name = list[from];
  if (name === undefined) return list;
  const rest = without(list, from);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), name, ...rest.slice(at)];
}

export const without = (list: readonly string[], at: number): readonly string[] =>
  list.filter((_, index) => index !== at);
