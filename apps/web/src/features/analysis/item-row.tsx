import type { ReportItem } from "@anamnesis/contract";
import {
  CircleCheck,
  CircleDashed,
  CircleSlash,
  MessageCircleQuestion,
  OctagonAlert,
  ShieldAlert,
  type LucideIcon,
} from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { evidenceLabels, pointsText, type Outcome } from "./items.ts";
import { goToTurn, turnName } from "./turns.ts";

const outcomes: Readonly<Record<Outcome, { label: string; icon: LucideIcon; color: string }>> = {
  earned: { label: "Earned", icon: CircleCheck, color: "text-success" },
  partial: { label: "Partly earned", icon: CircleDashed, color: "text-warning" },
  missed: { label: "Missed", icon: CircleSlash, color: "text-danger" },
  penalty: { label: "Points lost", icon: OctagonAlert, color: "text-danger" },
  cap: { label: "Limits the mark", icon: ShieldAlert, color: "text-danger" },
};

const pointsOf = ({ outcome, points, maxPoints }: ReportItem): string => {
  if (outcome === "cap") return "Limit";
  if (outcome === "penalty" || maxPoints === 0) return pointsText(points);
  return `${pointsText(points)} / ${pointsText(maxPoints)}`;
};

function Evidence({ evidence }: { evidence: ReportItem["evidence"][number] }) {
  if (evidence.kind === "none" || evidence.text === "") return null;
  const { kind, index } = evidence;
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 border-l-2 border-line pl-3 text-sm">
      <q className="min-w-0 break-words text-ink-muted">{evidence.text}</q>
      {kind === "turn" && index !== undefined ? (
        <button
          type="button"
          onClick={() => goToTurn(index)}
          className="min-h-6 rounded-sm font-medium text-brand-ink underline underline-offset-3 hover:no-underline"
        >
          {turnName(index)}
        </button>
      ) : (
        <span className="text-ink-subtle">{evidenceLabels[kind]}</span>
      )}
    </li>
  );
}

/** One mark: what it was for, what it earned, why, and the words that decided it. */
export function ItemRow({ item }: { item: ReportItem }) {
  const { label, icon: Icon, color } = outcomes[item.outcome];
  return (
    <li className="flex gap-3 py-4 first:pt-1 last:pb-1">
      <Icon className={cn("mt-0.5 size-[1.15rem] shrink-0", color)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-medium">
            {item.label}
            <span className="sr-only">. {label}.</span>
          </p>
          <p
            className={cn(
              "shrink-0 text-sm font-medium whitespace-nowrap tabular-nums",
              item.outcome === "earned" ? "text-ink-muted" : color,
            )}
          >
            {pointsOf(item)}
          </p>
        </div>
        {item.why !== "" && <p className="mt-1 text-[0.9375rem] text-ink-muted">{item.why}</p>}
        {item.question && item.outcome !== "earned" && (
          <p className="mt-2.5 flex items-start gap-2 rounded-lg bg-brand-soft px-3 py-2 text-sm text-brand-ink">
            <MessageCircleQuestion className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            <span className="min-w-0">
              You could have asked: <q>{item.question}</q>
            </span>
          </p>
        )}
        {item.evidence.length > 0 && (
          <ul aria-label="Evidence" className="mt-2.5 space-y-1.5">
            {item.evidence.map((evidence, index) => (
              <Evidence key={index} evidence={evidence} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
