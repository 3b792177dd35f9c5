import { ArrowRight, Layers } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { dashboardTexts } from "@/texts/dashboard.ts";

const texts = dashboardTexts.recall;

/** How many recall cards are due, and the way to them; absent while none is. */
export function RecallDue({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <section aria-label={texts.label} className="mb-6">
      <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:px-6">
        <span className="ecg-paper flex size-12 shrink-0 items-center justify-center rounded-xl border border-paper-line-strong bg-paper text-ink-muted">
          <Layers className="size-5" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="font-semibold">{texts.due(count)}</h2>
          <p className="text-sm text-ink-muted">{texts.text}</p>
        </div>
        <Button asChild variant="soft">
          <Link to="/recall" aria-label={texts.startLabel}>
            {texts.start}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </Card>
    </section>
  );
}
