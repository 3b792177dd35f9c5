import type { SessionSummary } from "@anamnesis/contract";
import { lazy, Suspense } from "react";
import { LoadingState } from "@/components/states/states.tsx";
import { historyTexts } from "@/texts/history.ts";
import { SessionRow } from "./session-row.tsx";

const LongList = lazy(() =>
  import("./long-list.tsx").then(({ LongList }) => ({ default: LongList })),
);

/** Up to here every row is in the page, so that the browser's own search finds it. */
const most = 60;

export interface SessionListProps {
  /** Those that are loaded. */
  sessions: readonly SessionSummary[];
  /** How many there are, loaded or not. */
  count: number;
  now: Date;
  isSample: boolean;
}

/** The sessions, newest first. */
export function SessionList(props: SessionListProps) {
  const { sessions, now, isSample } = props;
  if (sessions.length > most)
    return (
      <Suspense fallback={<LoadingState label={historyTexts.loading} />}>
        <LongList {...props} />
      </Suspense>
    );
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
