import type { DailyRound } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { read } from "@/lib/api/queries.ts";
import { firstNameOf } from "@/lib/format/names.ts";
import { dailyTexts } from "@/texts/daily.ts";

const texts = dailyTexts.card;

/** Where one stands in a round, in a line, and what the way to it is called. */
const standOf = (round: DailyRound) => {
  const name = firstNameOf(round.patient.name);
  if (round.given !== null)
    return {
      text: round.result ? texts.done(round.result.score) : texts.waiting,
      action: texts.see,
      label: texts.seeLabel,
      isDone: true,
    };
  const isBegun = round.turns.length > 0;
  return {
    text: isBegun ? texts.begun(name, round.left) : texts.open(name),
    action: isBegun ? texts.resume : texts.start,
    label: isBegun ? texts.resumeLabel : texts.startLabel,
    isDone: false,
  };
};

/** Today's patient for everybody; absent where there is none, or it cannot be told. */
export function DailyCard() {
  const { data: round, isPending } = useQuery(read("getDaily"));
  if (isPending)
    return (
      <LoadingState label={dailyTexts.loading} className="mb-6">
        <Card className="flex items-center gap-5 p-4 sm:px-6">
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-11 w-24 rounded-lg" />
        </Card>
      </LoadingState>
    );
  if (!round) return null;
  const { text, action, label, isDone } = standOf(round);
  return (
    <section aria-label={texts.label} className="mb-6">
      <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:px-6">
        <PatientPortrait patient={round.patient} mood={round.emotionalState} />
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="font-semibold">{texts.title}</h2>
          <p className="text-sm text-ink-muted">{text}</p>
        </div>
        <Button asChild variant={isDone ? "secondary" : "soft"}>
          <Link to="/daily" aria-label={label}>
            {action}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </Card>
    </section>
  );
}
