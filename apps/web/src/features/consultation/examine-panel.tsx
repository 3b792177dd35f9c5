import { examinations, type Examination } from "@anamnesis/terminology/examinations";
import { Check } from "lucide-react";
import { lazy, Suspense } from "react";
import { cn } from "@/lib/cn.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { BodyMap } from "./body-map.tsx";

const Stethoscope = lazy(() =>
  import("./stethoscope/stethoscope.tsx").then(({ Stethoscope }) => ({ default: Stethoscope })),
);
interface Props {
  /** Where something has been listened to: of which session, and in which of its lines last. */
  listened?: { readonly sessionId: string; readonly revision: string } | undefined;
  findings: readonly { readonly heading: string; readonly text: string }[];
  /** A question waits for its answer, or the consultation is over. */
  isLocked: boolean;
  /** Asks the patient for that examination in words. */
  onExamine: (ask: string) => void;
}

/** The physical examination: what can be examined, by figure or by name, and what was found. */
export function ExaminePanel({ listened, findings, isLocked, onExamine }: Props) {
  const headings = new Set(findings.map(({ heading }) => heading));
  const done = new Set(
    examinations.filter(({ heading }) => headings.has(heading)).map(({ id }) => id),
  );
  const choose = (id: Examination["id"]) => {
    const chosen = examinations.find((entry) => entry.id === id);
    if (chosen) onExamine(chosen.ask);
  };
  return (
    <div className="p-5">
      <div className="flex gap-3">
        <BodyMap done={done} isLocked={isLocked} onChoose={choose} />
        <ul className="min-w-0 flex-1">
          {examinations.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                // Not `disabled`: whoever examines by the keyboard keeps their place while the answer comes.
                aria-disabled={isLocked}
                onClick={() => {
                  if (!isLocked) choose(id);
                }}
                className={cn(
                  "flex min-h-7 w-full items-center gap-1.5 rounded-md px-2 py-0.5 text-left text-sm",
                  isLocked ? "cursor-default text-ink-subtle" : "hover:bg-sunken",
                )}
              >
                <span className="min-w-0 flex-1">{label}</span>
                {done.has(id) && (
                  <>
                    <Check className="size-3.5 shrink-0 text-success" aria-hidden="true" />
                    <span className="sr-only">{texts.examined}</span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {listened && (
        <Suspense>
          <Stethoscope {...listened} />
        </Suspense>
      )}
      {findings.length > 0 && (
        <dl className="mt-3 space-y-2.5 border-t border-line pt-3 text-sm">
          {findings.map(({ heading, text }) => (
            <div key={heading}>
              <dt className="font-medium">{heading}</dt>
              <dd className="leading-relaxed text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
