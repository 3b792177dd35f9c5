import { Check, CircleDashed } from "lucide-react";
import portrait from "./portrait.svg";

const lines = [
  { from: "you", text: "What brings you in today?" },
  { from: "patient", text: "It’s my chest. Feels like somebody’s sat on me." },
  { from: "you", text: "Does it spread anywhere?" },
  { from: "patient", text: "Up into my jaw… and down the left arm, a bit." },
] as const;

const marks = [
  { isEarned: true, text: "Opened with an open question" },
  { isEarned: true, text: "Radiation of the pain" },
  { isEarned: false, text: "Missed: “Do you take any medicines?”" },
] as const;

/** A still of a consultation and of its marking, so that a visitor sees what they will be doing. */
export function ConsultationPreview() {
  return (
    <figure className="relative mx-auto w-full max-w-xl lg:mx-0">
      <figcaption className="sr-only">
        Example: a conversation with a patient with chest pain, and three of the marks that it
        earned or missed.
      </figcaption>
      <div className="overflow-hidden rounded-2xl border border-line bg-surface shadow-pop">
        <div className="flex items-center gap-3.5 border-b border-line px-5 py-4">
          <img
            src={portrait}
            alt=""
            width={48}
            height={48}
            className="size-12 rounded-full bg-[#dfe5f3]"
          />
          <div className="min-w-0">
            <p className="leading-tight font-semibold">Daniel Whelan</p>
            <p className="text-sm text-ink-subtle">58 years, Male · Acute chest discomfort</p>
          </div>
        </div>
        <ol className="space-y-3 px-5 pt-5 pb-24 text-[0.9375rem] sm:pb-20">
          {lines.map((line) => (
            <li
              key={line.text}
              className={
                line.from === "you"
                  ? "ml-auto w-fit max-w-[80%] rounded-2xl rounded-br-sm bg-brand px-4 py-2 text-on-brand"
                  : "w-fit max-w-[85%] rounded-2xl rounded-bl-sm bg-sunken px-4 py-2"
              }
            >
              <span className="sr-only">{line.from === "you" ? "You: " : "Patient: "}</span>
              {line.text}
            </li>
          ))}
        </ol>
      </div>
      <div className="relative -mt-16 ml-auto w-[88%] rounded-xl border border-line bg-raised p-4 shadow-pop lg:-mr-4 sm:w-80">
        <div className="mb-2.5 flex items-baseline justify-between">
          <p className="text-sm font-semibold">Questioning</p>
          <p className="text-sm font-semibold text-warning tabular-nums">78%</p>
        </div>
        <ul className="space-y-1.5 text-sm">
          {marks.map(({ isEarned, text }) => (
            <li key={text} className="flex items-start gap-2">
              {isEarned ? (
                <Check
                  className="mt-0.5 size-4 shrink-0 text-success-fill"
                  strokeWidth={2.5}
                  aria-label="Earned:"
                />
              ) : (
                <CircleDashed
                  className="mt-0.5 size-4 shrink-0 text-ink-subtle"
                  aria-hidden="true"
                />
              )}
              <span className={isEarned ? "" : "text-ink-muted"}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
