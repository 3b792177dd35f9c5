import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const key = "theme";
const listeners = new Set<() => void>();

const readTheme = (): Theme => {
  const set = document.documentElement.dataset["theme"];
  return set === "light" || set === "dark" ? set : "system";
};

/** Applies a theme and remembers it on this device; "system" follows the device's own preference. */
export const setTheme = (theme: Theme): void => {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Blocked storage: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme =>
  useSyncExternalStore<Theme>(subscribe, readTheme, () => "system");
