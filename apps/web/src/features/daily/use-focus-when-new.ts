import { useEffect, type RefObject } from "react";

/** Brings a heading into view and gives it the focus, where what it heads has come just now; not on coming back to it. */
export const useFocusWhenNew = (heading: RefObject<HTMLElement | null>, isNew: boolean): void => {
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "start" });
  }, [heading, isNew]);
};
