import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";

interface Props {
  side: ReactNode;
  /** At the right of the conversation, on screens that have the room. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Fills the screen beside the navigation: the log scrolls, the page does not. */
export function ConsultationFrame({ side, beside, children }: Props) {
  return (
    <div
      className={cn(
        "-mx-4 -my-6 grid h-[calc(100dvh-3.75rem)] min-h-96 grid-cols-[minmax(0,1fr)] overflow-hidden bg-canvas sm:-mx-6 sm:-my-8 lg:fixed lg:inset-y-0 lg:right-0 lg:left-66 lg:m-0 lg:h-auto lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]",
        beside && "2xl:grid-cols-[20rem_minmax(0,1fr)_21rem]",
      )}
    >
      <aside
        aria-label={texts.panel}
        className="min-h-0 border-r border-line bg-surface max-lg:hidden"
      >
        {side}
      </aside>
      <section aria-label={texts.section} className="flex min-h-0 min-w-0 flex-col">
        {children}
      </section>
      {beside && (
        <aside
          aria-label={texts.tabs.notes}
          className="overflow-y-auto overscroll-contain border-l border-line bg-surface"
        >
          {beside}
        </aside>
      )}
    </div>
  );
}
