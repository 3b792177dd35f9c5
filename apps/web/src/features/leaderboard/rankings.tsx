import type { Board } from "@anamnesis/contract";
import { ListX } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { EmptyState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { leaderboardTexts as texts } from "@/texts/leaderboard.ts";
import { PageLinks } from "./page-links.tsx";
import { RankedList } from "./ranked-list.tsx";
import { boardPageSize } from "./use-board-query.ts";

interface Props {
  board: Board;
  /** The page that was asked for; that of the board is the one still shown meanwhile. */
  page: number;
  shared: ReadonlySet<number>;
  isBusy: boolean;
  pageHref: (page: number) => string;
}

/** A page of everybody in order of rank. Turning the page takes focus to its heading, for there it is read on. */
export function Rankings({ board, page, shared, isBusy, pageHref }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(page);
  useEffect(() => {
    if (focused.current === page) return;
    focused.current = page;
    heading.current?.focus();
  }, [page]);

  const before = (board.page - 1) * boardPageSize;
  return (
    <section aria-labelledby="full-rankings">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2
          id="full-rankings"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-6 text-lg font-semibold outline-none"
        >
          {texts.rankings.title}
        </h2>
        <p className="text-sm text-ink-subtle tabular-nums">
          {board.pages > 1 && board.entries.length > 0
            ? texts.rankings.range(before + 1, before + board.entries.length, board.people)
            : texts.rankings.people(board.people)}
        </p>
      </div>
      {board.entries.length === 0 ? (
        <EmptyState
          icon={ListX}
          title={texts.pages.beyond.title}
          text={texts.pages.beyond.text(board.pages)}
          action={
            <Button asChild variant="secondary">
              <Link to={pageHref(1)}>{texts.pages.beyond.action}</Link>
            </Button>
          }
        />
      ) : (
        <>
          <RankedList entries={board.entries} shared={shared} isBusy={isBusy} />
          <PageLinks page={board.page} pages={board.pages} hrefOf={pageHref} />
        </>
      )}
    </section>
  );
}
