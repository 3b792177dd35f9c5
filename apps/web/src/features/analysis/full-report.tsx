import { ChevronDown, type LucideIcon } from "lucide-react";
import { Suspense, use, type ReactNode } from "react";
import { LoadingState } from "@/components/states/states.tsx";
import { Card } from "@/components/ui/card.tsx";
import { debriefTexts } from "@/texts/debrief.ts";
import { placeId, PlacesContext } from "./places.ts";

export interface Place {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** What is found there, in a few words. */
  readonly hint: string;
  readonly content: ReactNode;
}

function PlaceRow({ id, icon: Icon, title, hint, content }: Place) {
  const places = use(PlacesContext);
  const isOpen = places?.isOpen(id) ?? false;
  return (
    <section id={placeId(id)} aria-label={title} className="scroll-mt-16 lg:scroll-mt-2">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${placeId(id)}-content`}
          aria-labelledby={`${placeId(id)}-title`}
          aria-describedby={`${placeId(id)}-hint`}
          onClick={() => places?.setOpen(id, !isOpen)}
          className="flex min-h-14 w-full items-center gap-3.5 px-4 py-2.5 text-left hover:bg-sunken sm:px-6"
        >
          <Icon className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
          <span className="min-w-0 flex-1 leading-snug">
            <span id={`${placeId(id)}-title`} className="block font-semibold">
              {title}
            </span>
            <span id={`${placeId(id)}-hint`} className="block text-sm font-normal text-ink-muted">
              {hint}
            </span>
          </span>
          <ChevronDown
            className={`size-4.5 shrink-0 text-ink-subtle transition-transform ${isOpen ? "rotate-180" : ""}`}
            aria-hidden="true"
          />
        </button>
      </h2>
      <div id={`${placeId(id)}-content`} hidden={!isOpen} className="px-4 pt-3 pb-7 sm:px-6">
        {isOpen && <Suspense fallback={<LoadingState />}>{content}</Suspense>}
      </div>
    </section>
  );
}

/** Everything that the marks rest on, each part in a place of its own and closed until it is wanted. */
export function FullReport({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <Card
      role="group"
      aria-label={debriefTexts.places.label}
      className="divide-y divide-line overflow-hidden print:hidden"
    >
      {places.map((place) => (
        <PlaceRow key={place.id} {...place} />
      ))}
    </Card>
  );
}
