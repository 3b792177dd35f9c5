import type { ReportItem, Session } from "@anamnesis/contract";
import { Badge } from "@/components/ui/badge.tsx";
import { ReplyText } from "@/components/ui/reply-text.tsx";
import { speakerOf } from "@/lib/format/person.ts";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";
import { itemsByTurn, pointsText } from "./items.ts";
import { turnId, turnNumbers } from "./turns.ts";

const texts = analysisDetailTexts.transcript;

const tones = {
  earned: "success",
  partial: "warning",
  missed: "danger",
  penalty: "danger",
  cap: "danger",
} as const;

const signed = (points: number): string =>
  points > 0 ? `+${pointsText(points)}` : points < 0 ? pointsText(points) : "";

interface Props {
  session: Pick<Session, "messages" | "patient">;
  items: readonly ReportItem[];
}

/** The whole conversation with the marks beside the words that earned or lost them. */
export function AnnotatedTranscript({ session, items }: Props) {
  const byTurn = itemsByTurn(items);
  const numbers = turnNumbers(session.messages);
  return (
    <ol className="space-y-1">
      {session.messages.map((message, index) => {
        const marks = byTurn.get(index) ?? [];
        const isOwn = message.sender === "user";
        return (
          <li
            key={message._id}
            id={turnId(index)}
            tabIndex={-1}
            className="-mx-3 flex scroll-mt-24 gap-3 rounded-lg px-3 py-2.5 focus:bg-brand-soft"
          >
            <span className="w-7 shrink-0 pt-0.5 text-right text-[0.8125rem] text-ink-subtle tabular-nums">
              {isOwn && (
                <>
                  <span className="sr-only">{texts.turn} </span>
                  {numbers[index]}
                </>
              )}
            </span>
            <div className="min-w-0 flex-1">
              <p className="text-[0.8125rem] font-medium text-ink-subtle">
                {isOwn ? texts.you : speakerOf(session.patient)}
              </p>
              <p className="text-[0.9375rem] break-words whitespace-pre-wrap">
                {isOwn ? message.text : <ReplyText text={message.text} />}
              </p>
              {marks.length > 0 && (
                <ul aria-label={texts.marks} className="mt-1.5 flex flex-wrap gap-1.5">
                  {marks.map((item) => (
                    <li key={item.id} className="flex max-w-full">
                      <Badge tone={tones[item.outcome]}>
                        {item.label}
                        {signed(item.points) !== "" && (
                          <span className="tabular-nums">{signed(item.points)}</span>
                        )}
                      </Badge>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
