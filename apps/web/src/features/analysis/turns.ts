/** Id of a message's line in the annotated conversation; `index` counts the session's messages from 0. */
export const turnId = (index: number): string => `turn-${index + 1}`;

/** How a person calls it, counting from 1. */
export const turnName = (index: number): string => `turn ${index + 1}`;

/** Brings a line of the annotated conversation into view and gives it the focus. */
export function goToTurn(index: number): void {
  const line = document.getElementById(turnId(index));
  if (line === null) return;
  line.focus({ preventScroll: true });
  line.scrollIntoView({ block: "center" });
}
