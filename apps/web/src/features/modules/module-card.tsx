import type { Module, masteredPercent as contractPercent } from "@anamnesis/contract";
import {
  Activity,
  ArrowRight,
  Baby,
  Brain,
  CircleCheckBig,
  Clock3,
  HeartPulse,
  Siren,
  Star,
  Stethoscope,
  Users,
  Wind,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { InfoTip } from "@/components/ui/info-tip.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { levelTone } from "@/lib/format/score.ts";
import { moduleTexts } from "@/texts/modules.ts";
import { OwnRating } from "./module-rating.tsx";

const texts = moduleTexts.card;
/** The contract itself stays out of the first load; its type holds the figure. */
const masteredPercent: typeof contractPercent = 85;

const icons: Readonly<Record<string, LucideIcon>> = {
  cardiology: HeartPulse,
  pulmonology: Wind,
  neurology: Brain,
  emergency: Siren,
  pediatrics: Baby,
  internal: Stethoscope,
};

export function ModuleCard({ module }: { module: Module }) {
  const Icon = icons[module.id] ?? Activity;
  return (
    <Card className="flex h-full flex-col p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <span className="flex size-11 items-center justify-center rounded-xl bg-brand-soft text-brand-ink">
          <Icon className="size-[1.35rem]" aria-hidden="true" />
        </span>
        <Badge tone={levelTone(module.difficulty)}>{module.difficulty}</Badge>
      </div>
      <h2 className="mt-4 text-lg font-semibold">{module.name}</h2>
      <p className="mt-1 text-[0.9375rem] text-ink-muted">{module.description}</p>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-muted [&_svg]:size-4 [&_svg]:text-ink-subtle [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
        <li>
          <Users aria-hidden="true" />
          {texts.cases(module.cases)}
        </li>
        <li>
          <Clock3 aria-hidden="true" />
          {module.estimatedTime}
        </li>
        <li>
          <Star aria-hidden="true" />
          <span>
            <span className="sr-only">{texts.rated} </span>
            {module.rating.toFixed(1)}
            <span className="sr-only"> {texts.ofFive}</span>
          </span>
        </li>
      </ul>
      <div className="mt-auto pt-5">
        <div className="mb-2 flex justify-between text-sm">
          <span className="text-ink-muted">{texts.progress}</span>
          <span className="font-medium tabular-nums">{module.progress}%</span>
        </div>
        <Progress value={module.progress} label={texts.progressOf(module.name)} />
        <p className="mt-2 flex items-center gap-1 text-sm text-ink-muted tabular-nums">
          <CircleCheckBig className="mr-0.5 size-4 text-ink-subtle" aria-hidden="true" />
          {texts.mastered(module.mastered, module.cases)}
          <InfoTip
            label={texts.masteredLabel(module.name)}
            text={texts.masteredText(masteredPercent)}
          />
        </p>
        {module.progress > 0 && (
          <div className="mt-3">
            <OwnRating module={module} />
          </div>
        )}
        <Button asChild variant="soft" className="mt-4 w-full">
          <Link to={`/modules/${module.id}/patients`} aria-label={texts.startOf(module.name)}>
            {texts.start}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </Card>
  );
}

export function ModuleCardSkeleton() {
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex justify-between">
        <Skeleton className="size-11 rounded-xl" />
        <Skeleton className="h-6 w-24 rounded-full" />
      </div>
      <Skeleton className="mt-5 h-5 w-1/2" />
      <Skeleton className="mt-3" />
      <Skeleton className="mt-2 w-4/5" />
      <Skeleton className="mt-8 h-2" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      <Skeleton className="mt-5 h-11 rounded-lg" />
    </Card>
  );
}
