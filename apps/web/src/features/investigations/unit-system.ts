import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "@/lib/storage/stored.ts";

export const unitSystems = ["SI", "Conventional"] as const;
export type UnitSystem = (typeof unitSystems)[number];

const key = "units";
const listeners = new Set<() => void>();

const isUnitSystem = (value: unknown): value is UnitSystem =>
  unitSystems.includes(value as UnitSystem);

let current: UnitSystem | undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function choose(system: UnitSystem): void {
  current = system;
  writeStored(key, system);
  for (const listener of listeners) listener();
}

/** The system of units in which laboratory values are read; the person's own choice, kept on this device. */
export function useUnitSystem(): readonly [UnitSystem, (system: UnitSystem) => void] {
  const system = useSyncExternalStore(
    subscribe,
    () => (current ??= readStored(key, isUnitSystem) ?? "SI"),
  );
  return [system, choose];
}
