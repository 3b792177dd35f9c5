import { Logo } from "@/components/layout/logo.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { ThemeToggle } from "@/components/layout/theme-toggle.tsx";
import { Controls } from "./controls.tsx";
import { Foundations } from "./foundations.tsx";
import { Medals } from "./medals.tsx";
import { Views } from "./views.tsx";

/** The living page of the design system: every component as it is, in the theme that is chosen. */
export function DesignScreen() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 lg:px-8">
      <div className="mb-8 flex items-center justify-between gap-4">
        <Logo />
        <ThemeToggle />
      </div>
      <PageHeading
        title="The design system"
        subtitle="Paper, ink and trace: what every screen of Anamnesis is made of. The rules stand in docs/design-system.md."
      />
      <Foundations />
      <Controls />
      <Views />
      <Medals />
    </main>
  );
}
