import { useQuery } from "@tanstack/react-query";
import { ArrowRight, History, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Trace } from "@/components/illustration/trace.tsx";
import { useDocumentTitle, useHeadingFocus } from "@/components/layout/page-heading.tsx";
import { LoadingState, SampleDataBanner } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { read } from "@/lib/api/queries.ts";
import { useUser } from "@/lib/auth/auth-context.ts";
import { firstNameOf } from "@/lib/format/names.ts";
import { dashboardTexts as texts } from "@/texts/dashboard.ts";
import { ModulesPanel } from "./modules-panel.tsx";
import { NextPatient } from "./next-patient.tsx";
import { Progression } from "./progression.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { sampleStats } from "./sample-data.ts";
import { StatCards, StatCardsSkeleton } from "./stat-cards.tsx";

function WelcomeBanner({ children }: { children: ReactNode }) {
  const user = useUser();
  const heading = useHeadingFocus();
  useDocumentTitle(texts.title);
  return (
    <section className="relative isolate mb-6 overflow-hidden rounded-2xl bg-night p-5 text-on-night sm:p-8">
      <Trace
        beats={5}
        className="absolute right-0 bottom-3 -z-10 h-20 w-3/5 text-on-night/12 max-md:hidden"
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[2rem] leading-[1.08] font-medium tracking-[-0.02em] break-words sm:text-[2.5rem]"
          >
            {texts.welcome(firstNameOf(user.name))}
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
        </div>
        {children}
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
      <WelcomeBanner>{!isSample && <NextPatient sessions={sessions.data} />}</WelcomeBanner>
      <OnboardingOffer />
      {isSample && (
        <SampleDataBanner onRetry={retry} isRetrying={stats.isFetching || sessions.isFetching} />
      )}
      <section aria-label={texts.figures} className="mb-6">
        {isSample ? (
          <StatCards stats={sampleStats} />
        ) : stats.isPending ? (
          <LoadingState label={texts.loadingFigures}>
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
      {!isSample && <Progression sessions={sessions.data} />}
    </>
  );
}
