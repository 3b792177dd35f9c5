import type { Session } from "@anamnesis/contract";
import { ChevronDown } from "lucide-react";
import { Card } from "@/components/ui/card.tsx";
import { cn } from "@/lib/cn.ts";
import { diagnosisTexts as texts } from "@/texts/diagnosis.ts";

/** The conversation to look something up in while writing; closed at first. */
export function Transcript({ session }: { session: Session }) {
  if (session.messages.length === 0) return null;
  return (
    <Card className="overflow-hidden">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-5 py-4 font-semibold outline-offset-[-2px] sm:px-6 [&::-webkit-details-marker]:hidden">
          {texts.conversation}
          <ChevronDown
            className="size-4 text-ink-subtle transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <ol
          tabIndex={0}
          aria-label={texts.conversation}
          className="max-h-96 space-y-2.5 overflow-y-auto border-t border-line px-5 py-4 text-sm outline-offset-[-2px] sm:px-6"
        >
          {session.messages.map(({ _id, sender, text }) => (
            <li key={_id}>
              <span
                className={cn(
                  "font-medium",
                  sender === "user" ? "text-brand-ink" : "text-ink-subtle",
                )}
              >
                {sender === "user" ? texts.you : session.patient.name}:
              </span>{" "}
              {text}
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
