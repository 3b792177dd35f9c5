import { createContext, useCallback, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useQueryText } from "@/lib/use-query-text.ts";

export interface Places {
  readonly isOpen: (id: string) => boolean;
  readonly setOpen: (id: string, isOpen: boolean) => void;
  /** Opens a place and has it laid out on return, so that something in it can be gone to. */
  readonly show: (id: string) => void;
}
export const PlacesContext = createContext<Places | null>(null);

/** The element of a place. */
export const placeId = (id: string): string => `part-${id}`;

export const conversationPlace = "conversation";

/** Which parts of the full report are open. The one opened last stands in the address, so that a link leads to it. */
export function usePlaces(): Places {
  const [part, setPart] = useQueryText("part");
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set(part === "" ? [] : [part]),
  );
  const [linked] = useState(part);
  useEffect(() => {
    if (linked !== "") document.getElementById(placeId(linked))?.scrollIntoView();
  }, [linked]);
  const setOpen = useCallback(
    (id: string, isOpen: boolean) => {
      setOpenIds((now) => {
        const next = new Set(now);
        if (isOpen) next.add(id);
        else next.delete(id);
        return next;
      });
      setPart(isOpen ? id : "");
    },
    [setPart],
  );
  const show = useCallback(
    (id: string) => flushSync(() => setOpenIds((now) => new Set(now).add(id))),
    [],
  );
  return useMemo(
    () => ({ isOpen: (id: string) => openIds.has(id), setOpen, show }),
    [openIds, setOpen, show],
  );
}
