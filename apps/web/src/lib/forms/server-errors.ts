import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiFailure } from "../api/failure.ts";

/**
 * Shows the server's remarks on single inputs at their fields. True when every remark found its field, so that no further
 * text is needed.
 */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  names: readonly Path<T>[],
): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const entries = Object.entries(error.fields);
  const known = entries.filter(([field]) => names.includes(field as Path<T>));
  for (const [index, [field, message]] of known.entries())
    setError(field as Path<T>, { type: "server", message }, { shouldFocus: index === 0 });
  return entries.length > 0 && known.length === entries.length;
}
