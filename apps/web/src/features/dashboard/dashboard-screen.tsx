import { useQuery } from "@tanstack/react-query";
import { ArrowRight, History, Plus } from "lucide-react";
import { Link } from "react-router";
import { useDocumentTitle, useHeadingFocus } from "@/components/layout/page-heading.tsx";
import { LoadingState, SampleDataBanner } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { read } from "@/lib/api/queries.ts";
import { useUser } from "@/lib/auth/auth-context.ts";
import { firstNameOf } from "@/lib/format/names.ts";
import { ModulesPanel } from "./modules-panel.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { sampleStats } from "./sample-data.ts";
import { StatCards, StatCardsSkeleton } from "./stat-cards.tsx";

function WelcomeBanner() {
  const user = useUser();
  const heading = useHeadingFocus();
  useDocumentTitle("Dashboard");
  return (
    <section className="mb-6 rounded-2xl border border-brand-line/70 bg-brand-soft p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-2xl leading-tight font-semibold break-words sm:text-[1.75rem]"
          >
            Welcome back, {firstNameOf(user.name)}
          </h1>
          <p className="mt-1.5 text-ink-muted">Which patient would you like to see today?</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/modules">
              <Plus aria-hidden="true" />
              Start New Case
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/history">
              <History aria-hidden="true" />
              View History
            </Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Offered until it is done, never forced. */
function OnboardingOffer() {
  if (useUser().onboardingCompleted) return null;
  return (
    <section
      aria-label="Finish setting up"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-5 py-4 shadow-card"
    >
      <div>
        <h2 className="font-semibold">Finish setting up your profile</h2>
        <p className="text-sm text-ink-muted">
          Five short steps, and you can leave out whatever you like.
        </p>
      </div>
      <Button asChild variant="soft" size="sm">
        <Link to="/onboarding">
          Continue setup
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </section>
  );
}

export function DashboardScreen() {
  const stats = useQuery(read("getStats"));
  const sessions = useQuery(read("listSessions"));
  // Sample data is never mixed with real data: when one of the two is missing, both are samples.
  const isSample = stats.isError || sessions.isError;
  const retry = () => {
    if (stats.isError) void stats.refetch();
    if (sessions.isError) void sessions.refetch();
  };

  return (
    <>
      <WelcomeBanner />
      <OnboardingOffer />
      {isSample && (
        <SampleDataBanner onRetry={retry} isRetrying={stats.isFetching || sessions.isFetching} />
      )}
      <section aria-label="Your figures" className="mb-6">
        {isSample ? (
          <StatCards stats={sampleStats} />
        ) : stats.isPending ? (
          <LoadingState label="Loading your figures">
            <StatCardsSkeleton />
          </LoadingState>
        ) : (
          <StatCards stats={stats.data} />
        )}
      </section>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <ModulesPanel />
        <RecentActivity sessions={isSample ? "sample" : (sessions.data ?? null)} />
      </div>
    </>
  );
}
