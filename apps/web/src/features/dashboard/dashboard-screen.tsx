import { useQuery } from "@tanstack/react-query";
import { ArrowRight, History, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Trace } from "@/components/illustration/trace.tsx";
import { useDocumentTitle, useHeadingFocus } from "@/components/layout/page-heading.tsx";
import { LoadingState, SampleDataBanner } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { read } from "@/lib/api/queries.ts";
import { useUser } from "@/lib/auth/auth-context.ts";
import { isNewcomer, noNewcomer } from "@/lib/auth/newcomer.ts";
import { firstNameOf } from "@/lib/format/names.ts";
import { dashboardTexts as texts } from "@/texts/dashboard.ts";
import { DailyCard } from "./daily-card.tsx";
import { FirstPatient, FirstPatientSkeleton } from "./first-patient.tsx";
import { ModulesPanel } from "./modules-panel.tsx";
import { Progression } from "./progression.tsx";
import { RecallDue } from "./recall-due.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { Recommended } from "./recommended.tsx";
import { sampleStats } from "./sample-data.ts";
import { StatCards, StatCardsSkeleton } from "./stat-cards.tsx";

/** Milliseconds after registering for which nobody has come back yet. */
const firstVisit = 3_600_000;

function WelcomeBanner() {
  const user = useUser();
  const [isNew] = useState(() => Date.now() - Date.parse(user.createdAt) < firstVisit);
  const heading = useHeadingFocus();
  useDocumentTitle(texts.title);
  return (
    <section className="relative isolate mb-6 overflow-hidden rounded-2xl bg-night p-5 text-on-night sm:p-8">
      <Trace
        beats={5}
        className="absolute right-0 bottom-3 -z-10 h-20 w-2/5 text-on-night/12 max-lg:hidden xl:w-3/5"
      />
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-[2rem] leading-[1.08] font-medium tracking-[-0.02em] break-words sm:text-[2.5rem]"
      >
        {texts.welcome(firstNameOf(user.name), isNew)}
      </h1>
      <p className="mt-2 text-on-night-muted">{texts.question}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild className="bg-white text-[#1e2560] [a&]:hover:bg-on-night-muted">
          <Link to="/modules">
            <Plus aria-hidden="true" />
            {texts.start}
          </Link>
        </Button>
        <Button
          asChild
          variant="ghost"
          className="border border-on-night/40 text-on-night [a&]:hover:bg-on-night/10 [a&]:hover:text-on-night"
        >
          <Link to="/history">
            <History aria-hidden="true" />
            {texts.history}
          </Link>
        </Button>
      </div>
    </section>
  );
}

/** Offered until it is done, never forced. */
function OnboardingOffer() {
  if (useUser().onboardingCompleted) return null;
  return (
    <section
      aria-label={texts.onboarding.label}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-5 py-4 shadow-card"
    >
      <div>
        <h2 className="font-semibold">{texts.onboarding.title}</h2>
        <p className="text-sm text-ink-muted">{texts.onboarding.text} </p>
      </div>
      <Button asChild variant="soft" size="sm">
        <Link to="/onboarding">
          {texts.onboarding.action} <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </section>
  );
}

/** What a person needs on coming back: where they stand, whom to see next, what is about to be forgotten. */
export function DashboardScreen() {
  const { _id } = useUser();
  const [isExpected] = useState(() => isNewcomer(_id));
  const query = useQuery(read("getDashboard"));
  const dashboard = query.data;
  // Sample data is never mixed with real data: it stands in for everything that this one call would have told.
  const isSample = query.isError && dashboard === undefined;
  const first = dashboard?.recent.length === 0 ? dashboard.recommendations[0] : undefined;
  const hasSeenSomebody = dashboard !== undefined && dashboard.recent.length > 0;
  useEffect(() => {
    if (hasSeenSomebody) noNewcomer(_id);
  }, [hasSeenSomebody, _id]);

  return (
    <>
      <WelcomeBanner />
      {query.isPending && isExpected && <FirstPatientSkeleton />}
      {first && <FirstPatient patient={first.patient} />}
      <OnboardingOffer />
      {isSample && (
        <SampleDataBanner onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      <section aria-label={texts.figures.title} className="mb-6">
        {dashboard ? (
          <StatCards stats={dashboard.stats} />
        ) : isSample ? (
          <StatCards stats={sampleStats} />
        ) : (
          <LoadingState label={texts.figures.loading}>
            <StatCardsSkeleton />
          </LoadingState>
        )}
      </section>
      {!isSample && <DailyCard />}
      {dashboard && <RecallDue count={dashboard.dueCards} />}
      {!isSample && <Recommended dashboard={dashboard} />}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <ModulesPanel />
        <RecentActivity sessions={isSample ? "sample" : (dashboard?.recent ?? null)} />
      </div>
      {!isSample && <Progression dashboard={dashboard} />}
    </>
  );
}
