import type { SessionRewards } from "@anamnesis/contract";
import { ArrowRight, Flame, Layers, RotateCw, Sparkles, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { EarnedBadges } from "@/components/progress/earned-badges.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { analysisTexts } from "@/texts/analysis.ts";
import { useCelebration } from "./celebrate.ts";
import { useRewards } from "./use-rewards.ts";

const texts = analysisTexts.rewards;
const grid = "grid gap-3 sm:grid-cols-3";

function Figure({
  icon: Icon,
  value,
  label,
  children,
}: {
  icon: LucideIcon;
  value: ReactNode;
  label: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex items-center gap-3.5 rounded-lg bg-canvas px-4 py-3">
      <Icon className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="text-xl leading-tight font-semibold tracking-[-0.015em] tabular-nums">
          {value}
        </p>
        <p className="text-sm text-ink-muted">{label}</p>
      </div>
      {children}
    </div>
  );
}

function Rewards({ rewards, points }: { rewards: SessionRewards; points: number }) {
  const { explanation, streak, cards, earned } = rewards;
  return (
    <>
      <div className={grid}>
        <Figure
          icon={Sparkles}
          value={`+${points.toLocaleString()}`}
          label={texts.points(points)}
        />
        <Figure icon={Flame} value={streak} label={texts.streak(streak)} />
        <Figure icon={Layers} value={cards} label={texts.cards(cards)}>
          {cards > 0 && (
            <Link
              to="/recall"
              aria-label={texts.recallLabel}
              className="flex min-h-9 shrink-0 items-center gap-1 rounded-md text-sm font-medium text-brand-ink underline-offset-4 hover:underline print:hidden"
            >
              {texts.recall}
              <ArrowRight className="size-4" aria-hidden="true" />
            </Link>
          )}
        </Figure>
      </div>
      {explanation !== "" && <p className="mt-3 text-sm text-ink-muted">{explanation}</p>}
      <EarnedBadges earned={earned} className="mt-5" />
    </>
  );
}

interface Props {
  sessionId: string;
  report: { readonly overallScore: number; readonly analyzedAt: string };
}

/** Points, streak, recall cards and achievements of one session, with a moment of joy where there is reason for it. */
export function RewardsCard({ sessionId, report }: Props) {
  const query = useRewards(sessionId);
  const rewards = query.data;
  useCelebration(sessionId, { ...report, earned: rewards?.earned.length ?? 0 });
  if (rewards?.points === null) return null;
  return (
    <Panel title={texts.title} className="print:hidden">
      {rewards ? (
        <Rewards rewards={rewards} points={rewards.points} />
      ) : query.isPending ? (
        <LoadingState label={texts.loading}>
          <div className={grid}>
            {["points", "streak", "cards"].map((key) => (
              <Skeleton key={key} className="h-18 rounded-lg" />
            ))}
          </div>
          <Skeleton className="mt-3 h-5 w-2/3" />
        </LoadingState>
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          <p className="min-w-0 flex-1 basis-56">{texts.failed}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void query.refetch()}
            isLoading={query.isFetching}
          >
            {!query.isFetching && <RotateCw aria-hidden="true" />}
            {texts.retry}
          </Button>
        </div>
      )}
    </Panel>
  );
}
