import { useDocumentTitle } from "@/components/layout/page-heading.tsx";
import { SkipLink } from "@/components/layout/skip-link.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { ClosingCall, HowItWorks, Stats, Testimonials } from "./sections.tsx";

export function LandingScreen() {
  useDocumentTitle("");
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <LandingHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        <Hero />
        <Stats />
        <Features />
        <HowItWorks />
        <Testimonials />
        <ClosingCall />
      </main>
      <LandingFooter />
    </div>
  );
}
