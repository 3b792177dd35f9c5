import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { leaderboardTexts as texts } from "@/texts/leaderboard.ts";

interface Props {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

function Step({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null)
    return (
      <Button variant="secondary" size="sm" disabled>
        {children}
      </Button>
    );
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={to} preventScrollReset>
        {children}
      </Link>
    </Button>
  );
}

/** The way to the page before and the one after; absent where there is one page alone. */
export function PageLinks({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={texts.pages.label}
      className="mt-4 flex items-center justify-between gap-3 print:hidden"
    >
      <Step to={page > 1 ? hrefOf(page - 1) : null}>
        <ArrowLeft aria-hidden="true" />
        {texts.pages.previous}
      </Step>
      <span className="text-sm text-ink-muted tabular-nums">{texts.pages.here(page, pages)}</span>
      <Step to={page < pages ? hrefOf(page + 1) : null}>
        {texts.pages.next}
        <ArrowRight aria-hidden="true" />
      </Step>
    </nav>
  );
}
