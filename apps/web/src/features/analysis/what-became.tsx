import type { Afterwards, Patient } from "@anamnesis/contract";
import { use } from "react";
import { Link } from "react-router";
import {
  EndingBadge,
  ToldAfterwards,
  type Told,
} from "@/components/afterwards/told-afterwards.tsx";
import { cn } from "@/lib/cn.ts";
import { firstNameOf } from "@/lib/format/names.ts";
import { afterwardsTexts as texts } from "@/texts/afterwards.ts";
import { placeId, PlacesContext } from "./places.ts";

export const afterwardsPlace = "afterwards";

const link =
  "rounded-sm font-medium text-brand-ink underline decoration-brand-line underline-offset-3 hover:decoration-current";

/** One line at the end of the first view that leads to what became of the patient, and opens it. */
export function WhatBecameLink({
  patient,
  className,
}: {
  patient: Pick<Patient, "name">;
  className?: string;
}) {
  const places = use(PlacesContext);
  return (
    <p
      className={cn(
        "text-[0.75rem] leading-snug tracking-tight sm:text-[0.9375rem] sm:tracking-normal print:hidden",
        className,
      )}
    >
      <a
        href={`#${placeId(afterwardsPlace)}`}
        onClick={(event) => {
          // A hash in the address would count as a navigation.
          event.preventDefault();
          places?.show(afterwardsPlace);
          const place = document.getElementById(placeId(afterwardsPlace));
          place?.scrollIntoView();
          place?.querySelector("button")?.focus({ preventScroll: true });
        }}
        className={link}
      >
        {texts.title(firstNameOf(patient.name))}
      </a>
    </p>
  );
}

/** What became of the patient, and the way to all the others. */
export function WhatBecame({ patient, afterwards }: { patient: Told; afterwards: Afterwards }) {
  return (
    <div className="max-w-prose space-y-4">
      <EndingBadge afterwards={afterwards} />
      <ToldAfterwards patient={patient} afterwards={afterwards} />
      <Link to="/people" className={`inline-block text-[0.9375rem] ${link}`}>
        {texts.toAlbum}
      </Link>
    </div>
  );
}
