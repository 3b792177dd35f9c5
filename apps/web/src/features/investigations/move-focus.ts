import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrow keys, Home and End move the focus among the buttons of an upright toolbar; one that cannot be pressed is passed over. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)"),
  ];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at === -1) return;
  event.preventDefault();
  buttons[step(at, buttons.length - 1)]?.focus();
}
