import { useEffect } from "react";
import type { Target } from "./studio.tsx";
import { pathId } from "./values.ts";

const patience = 20;

/** The deepest element that the page shows on the way to a place. */
function nearest(path: Target["path"]): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const id = CSS.escape(pathId(path.slice(0, length)));
    const found = document.querySelector<HTMLElement>(`main [data-path="${id}"]`);
    if (found) return found;
  }
  return null;
}

/** Leads to a place of the file once its form has come: into view, and the keyboard into its first input. */
export function useReach(target: Target | undefined): void {
  useEffect(() => {
    if (!target) return undefined;
    let frame = 0;
    let tries = 0;
    const reach = () => {
      const place = nearest(target.path);
      const isThere = place?.dataset["path"] === pathId(target.path);
      if (!isThere && tries < patience) {
        tries += 1;
        frame = requestAnimationFrame(reach);
        return;
      }
      if (!place) return;
      place.scrollIntoView({ block: place.offsetHeight < innerHeight / 2 ? "center" : "start" });
      place
        .querySelector<HTMLElement>("input, textarea, select, button[aria-expanded]")
        ?.focus({ preventScroll: true });
    };
    frame = requestAnimationFrame(reach);
    return () => cancelAnimationFrame(frame);
  }, [target]);
}
