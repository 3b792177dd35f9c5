import { useEffect, useRef } from "react";

/** What Alt and a key do, by the key's code: the same place on every keyboard, whatever Alt writes with it. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Alt and a key, anywhere on the screen, also while writing. Nothing happens while a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const act = current.current[event.code];
      if (act === undefined || document.querySelector("[role=dialog][data-state=open]")) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
