import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { historyTexts } from "@/texts/history.ts";
import type { SessionListProps } from "./session-list.tsx";
import { SessionRow } from "./session-row.tsx";

const estimatedHeight = 216;
const gap = 16;

/** How tall the rows were when the list was left, so that coming back finds the place again. */
let measured: readonly VirtualItem[] = [];

/** Rows that are measured on the way would stop a scroll that glides, as one back to where one was. */
function useScrollWithoutGliding() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollBehavior = "auto";
    return () => {
      style.scrollBehavior = "";
    };
  }, []);
}

/** A list of thousands: only the rows near the window are in the page. */
export function LongList({ sessions, count, now, isSample }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setTop(box.top + window.scrollY);
    };
    measure();
    // What stands above may grow or shrink, as when a chart opens its table.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useScrollWithoutGliding();
  const [atStart] = useState(() => (measured[0]?.key === sessions[0]?._id ? [...measured] : []));
  const virtualizer = useWindowVirtualizer({
    count: sessions.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => sessions[index]?._id ?? index,
    overscan: 6,
    gap,
    scrollMargin: top,
    initialMeasurementsCache: atStart,
  });
  useEffect(
    () => () => {
      measured = virtualizer.measurementsCache;
    },
    [virtualizer],
  );
  return (
    <ul
      ref={list}
      aria-label={historyTexts.list}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const session = sessions[index];
        return (
          session && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <SessionRow session={session} now={now} isSample={isSample} />
            </li>
          )
        );
      })}
    </ul>
  );
}
