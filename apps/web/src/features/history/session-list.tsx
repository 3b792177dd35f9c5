import type { SessionSummary } from "@anamnesis/contract";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { historyTexts } from "@/texts/history.ts";
import { SessionRow } from "./session-row.tsx";

/** Up to here every row is in the page, so that the browser's own search finds it. */
const most = 60;
const estimatedHeight = 216;
const gap = 16;

interface Props {
  sessions: readonly SessionSummary[];
  now: Date;
  isSample: boolean;
}

/** A list of thousands: only the rows near the window are in the page. */
function LongList({ sessions, now, isSample }: Props) {
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
  const virtualizer = useWindowVirtualizer({
    count: sessions.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => sessions[index]?._id ?? index,
    overscan: 6,
    gap,
    scrollMargin: top,
  });
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
              aria-setsize={sessions.length}
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

/** The sessions, newest first. */
export function SessionList(props: Props) {
  const { sessions, now, isSample } = props;
  if (sessions.length > most) return <LongList {...props} />;
  return (
    <ul aria-label={historyTexts.list} className="space-y-4">
      {sessions.map((session) => (
        <li key={session._id}>
          <SessionRow session={session} now={now} isSample={isSample} />
        </li>
      ))}
    </ul>
  );
}
