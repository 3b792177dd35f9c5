import type { ReactNode } from "react";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";

export interface DetailSection {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Jumps to the parts of a long report; stays in reach while reading. */
export function DetailNavigation({ sections }: { sections: readonly DetailSection[] }) {
  if (sections.length < 2) return null;
  return (
    <nav
      aria-label={analysisDetailTexts.nav.label}
      className="sticky top-15 print:hidden z-20 -mx-4 border-b border-line bg-canvas/95 px-4 py-2 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:top-0 lg:-mx-10 lg:px-10"
    >
      <ul className="flex gap-1 overflow-x-auto">
        {sections.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              onClick={(event) => {
                // A hash in the address would count as a navigation.
                event.preventDefault();
                const section = document.getElementById(id);
                section?.focus({ preventScroll: true });
                section?.scrollIntoView();
              }}
              className="flex h-9 items-center rounded-lg px-3 text-sm font-medium text-ink-muted hover:bg-sunken hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
