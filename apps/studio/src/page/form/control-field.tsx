import { createContext, useContext, type ReactNode } from "react";
import type { Control } from "../../contract.ts";
import type { Path } from "../lib/values.ts";

export interface FieldProps {
  readonly control: Control;
  readonly path: Path;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional: boolean;
  readonly value: unknown;
}

const FieldContext = createContext<((props: FieldProps) => ReactNode) | undefined>(undefined);
export const FieldProvider = FieldContext.Provider;

/** A field inside another one. By way of a context, since lists and groups hold every kind of field, and are one themselves. */
export function ControlField(props: FieldProps) {
  const fieldFor = useContext(FieldContext);
  return fieldFor?.(props);
}
