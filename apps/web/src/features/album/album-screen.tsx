import type { AlbumPage } from "@anamnesis/contract";
import { RotateCw, UsersRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState, ErrorState, LoadingState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { messageOf } from "@/lib/api/failure.ts";
import { afterwardsTexts } from "@/texts/afterwards.ts";
import { PersonCard } from "./person-card.tsx";
import { useAlbum } from "./use-album.ts";

const texts = afterwardsTexts.album;
const grid = "grid grid-cols-1 gap-4 lg:grid-cols-2 sm:gap-6";

function People({ pages, now }: { pages: readonly AlbumPage[]; now: Date }) {
  const people = pages.flatMap((page) => page.people);
  const total = pages.at(-1)?.total ?? people.length;
  return (
    <>
      <p role="status" className="mb-4 text-sm text-ink-muted tabular-nums">
        {texts.count(people.length, total)}
      </p>
      <ul aria-label={texts.list} className={grid}>
        {people.map((met) => (
          <li key={met.sessionId} className="min-w-0">
            <PersonCard met={met} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

function More({ album }: { album: ReturnType<typeof useAlbum> }) {
  const { isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed } = album;
  if (!album.hasNextPage) return null;
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-center">
      {hasFailed && !isLoading && (
        <p role="alert" className="text-ink-muted">
          {texts.more.failed} {messageOf(album.error)}
        </p>
      )}
      <Button variant="secondary" onClick={() => void album.fetchNextPage()} isLoading={isLoading}>
        {hasFailed && !isLoading && <RotateCw aria-hidden="true" />}
        {isLoading ? texts.more.loading : hasFailed ? texts.more.retry : texts.more.action}
      </Button>
    </div>
  );
}

function Album() {
  const album = useAlbum();
  const [now] = useState(() => new Date());
  if (album.isPending)
    return (
      <LoadingState label={texts.loading} className={grid}>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} className="h-80 rounded-xl" />
        ))}
      </LoadingState>
    );
  if (!album.data)
    return (
      <ErrorState
        error={album.error}
        onRetry={() => void album.refetch()}
        isRetrying={album.isFetching}
      />
    );
  if (album.data.pages[0]?.people.length === 0)
    return (
      <EmptyState
        icon={UsersRound}
        title={texts.empty.title}
        text={texts.empty.text}
        action={
          <Button asChild>
            <Link to="/modules">{texts.empty.action}</Link>
          </Button>
        }
      />
    );
  return (
    <>
      <People pages={album.data.pages} now={now} />
      <More album={album} />
    </>
  );
}

/** Everybody whose case the learner has finished, with what became of them. */
export function AlbumScreen() {
  return (
    <>
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      <Album />
    </>
  );
}
