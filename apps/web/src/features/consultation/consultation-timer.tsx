import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { readStored, writeStored } from "@/lib/storage/stored.ts";
import { cn } from "@/lib/cn.ts";
import { consultationTexts } from "@/texts/consultation.ts";
import { elapsedText } from "./elapsed.ts";

const key = "consultation-timer";
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const { timer: texts } = consultationTexts;

/** How long the consultation has taken; a press hides it for whoever is hurried by it. */
export function ConsultationTimer({ startedAt }: { startedAt: string }) {
  const [isShown, setShown] = useState(() => readStored(key, isBoolean) ?? true);
  const [now, setNow] = useState(() => Date.now());
  const elapsed = elapsedText(Date.parse(startedAt), now);
  const isRunning = isShown && elapsed !== null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (elapsed === null) return null;
  const toggle = () => {
    setShown(!isShown);
    setNow(Date.now());
    writeStored(key, !isShown);
  };
  return (
    <button
      type="button"
      onClick={toggle}
      title={isShown ? texts.hide : texts.show}
      className="-my-1 inline-flex min-h-6 items-center gap-1 rounded-md px-1 text-ink-muted hover:text-ink"
    >
      <Timer className={cn("size-3.5", !isShown && "opacity-60")} aria-hidden="true" />
      {isShown ? (
        <>
          <span role="timer" aria-label={texts.label} className="tabular-nums">
            {elapsed}
          </span>
          <span className="sr-only">. {texts.hide}</span>
        </>
      ) : (
        <span className="sr-only">{texts.show}</span>
      )}
    </button>
  );
}
