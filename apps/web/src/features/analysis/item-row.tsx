import type { ReportItem } from "@anamnesis/contract";
import {
  ChevronDown,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  MessageCircleQuestion,
  OctagonAlert,
  ShieldAlert,
  type LucideIcon,
} from "lucide-react";
import { use } from "react";
import { cn } from "@/lib/cn.ts";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";
import { ContestItem } from "./contest-item.tsx";
import { pointsText, type Outcome } from "./items.ts";
import { TurnLink, TurnText } from "./turn-link.tsx";
import { ContestContext } from "./use-contest.ts";

const texts = analysisDetailTexts.marks;

const outcomes: Readonly<Record<Outcome, { icon: LucideIcon; color: string }>> = {
  earned: { icon: CircleCheck, color: "text-success" },
  partial: { icon: CircleDashed, color: "text-warning" },
  missed: { icon: CircleSlash, color: "text-danger" },
  penalty: { icon: OctagonAlert, color: "text-danger" },
  cap: { icon: ShieldAlert, color: "text-danger" },
};

const pointsOf = ({ outcome, points, maxPoints }: ReportItem): string => {
  if (outcome === "cap") return texts.limit;
  if (outcome === "penalty" || maxPoints === 0) return pointsText(points);
  return `${pointsText(points)} / ${pointsText(maxPoints)}`;
};

function Evidence({ evidence }: { evidence: ReportItem["evidence"][number] }) {
  if (evidence.kind === "none" || evidence.text === "") return null;
  const { kind, index } = evidence;
  return (
    <li className="border-l-2 border-line pl-3 text-sm">
      <q className="break-words text-ink-muted">{evidence.text}</q>{" "}
      {kind === "turn" && index !== undefined ? (
        <TurnLink index={index} />
      ) : (
        <span className="text-ink-subtle">{texts.evidence[kind]}</span>
      )}
    </li>
  );
}

interface Props {
  item: ReportItem;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One mark: what it was for and what it earned; opened, why, and the words that decided it. */
export function ItemRow({ item, isOpen, onOpenChange }: Props) {
  const { icon: Icon, color } = outcomes[item.outcome];
  const unheard = use(ContestContext)?.unheard.find(({ itemId }) => itemId === item.id);
  return (
    <li>
      <details
        className="group"
        open={isOpen}
        onToggle={(event) => onOpenChange(event.currentTarget.open)}
      >
        <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <Icon className={cn("size-[1.15rem] shrink-0", color)} aria-hidden="true" />
          <span className="min-w-0 flex-1 text-[0.9375rem] leading-snug font-medium">
            {item.label}
            <span className="sr-only">, {texts.outcomes[item.outcome]}</span>
          </span>
          <span
            className={cn(
              "shrink-0 text-sm font-medium whitespace-nowrap tabular-nums",
              item.outcome === "earned" ? "text-ink-subtle" : color,
            )}
          >
            {pointsOf(item)}
          </span>
          <ChevronDown
            className="size-4 shrink-0 text-ink-subtle transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="space-y-2.5 pt-1 pr-1 pb-4 pl-[1.9rem]">
          {item.note && (
            <p className="max-w-prose text-[0.9375rem] font-medium">
              <TurnText text={item.note} />
            </p>
          )}
          {item.why !== "" && (
            <p className="max-w-prose text-[0.9375rem] text-ink-muted">
              <TurnText text={item.why} />
            </p>
          )}
          {item.question && item.outcome !== "earned" && (
            <p className="flex items-start gap-2 text-[0.9375rem]">
              <MessageCircleQuestion
                className="mt-1 size-4 shrink-0 text-brand-ink"
                aria-hidden="true"
              />
              <span className="min-w-0">
                {texts.question} <q className="font-medium">{item.question}</q>
                {unheard && (
                  <span className="mt-1 block font-serif text-[1.0625rem] leading-snug">
                    <q>{unheard.text}</q>
                  </span>
                )}
              </span>
            </p>
          )}
          {item.evidence.length > 0 && (
            <ul aria-label={texts.evidenceLabel} className="space-y-1.5">
              {item.evidence.map((evidence, index) => (
                <Evidence key={index} evidence={evidence} />
              ))}
            </ul>
          )}
          <ContestItem item={item} />
        </div>
      </details>
    </li>
  );
}
