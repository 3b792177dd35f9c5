import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

const steps = [
  { id: "chat", label: "Consultation" },
  { id: "initial", label: "Initial diagnosis" },
  { id: "tests", label: "Tests" },
  { id: "final", label: "Final diagnosis" },
  { id: "analysis", label: "Analysis" },
] as const;
export type FlowStep = (typeof steps)[number]["id"];

/** The way back at the left, and at the right how far a session has come. */
export function FlowBar({ current, back }: { current: FlowStep; back: ReactNode }) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 [&>a]:mb-0">
      {back ?? <span />}
      <ol aria-label="Steps of the session" className="flex items-center gap-1.5 text-[0.8125rem]">
        {steps.map(({ id, label }, index) => (
          <li
            key={id}
            aria-current={index === at ? "step" : undefined}
            className={cn(
              "flex items-center gap-1.5",
              index === at ? "font-medium text-ink" : "text-ink-subtle",
            )}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cn("h-px w-3 sm:w-4", index <= at ? "bg-brand" : "bg-line-strong")}
              />
            )}
            <span
              aria-hidden="true"
              className={cn(
                "flex size-4.5 shrink-0 items-center justify-center rounded-full border text-[0.6875rem] font-semibold tabular-nums",
                index < at && "border-brand bg-brand text-on-brand",
                index === at && "border-brand text-brand-ink",
                index > at && "border-line-strong",
              )}
            >
              {index < at ? <Check className="size-3" strokeWidth={3} /> : index + 1}
            </span>
            <span className={cn(index === at ? "whitespace-nowrap" : "sr-only xl:not-sr-only")}>
              {label}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
