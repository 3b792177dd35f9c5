import type { ReactNode } from "react";

/** Fills the screen beside the navigation: the log scrolls, the page does not. */
export function ConsultationFrame({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="-mx-4 -my-6 grid h-[calc(100dvh-3.75rem)] min-h-96 grid-cols-[minmax(0,1fr)] overflow-hidden bg-canvas sm:-mx-6 sm:-my-8 lg:fixed lg:inset-y-0 lg:right-0 lg:left-66 lg:m-0 lg:h-auto lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]">
      <aside
        aria-label="Patient"
        className="overflow-y-auto overscroll-contain border-r border-line bg-surface max-lg:hidden"
      >
        {side}
      </aside>
      <section aria-label="Consultation" className="flex min-h-0 min-w-0 flex-col">
        {children}
      </section>
    </div>
  );
}
