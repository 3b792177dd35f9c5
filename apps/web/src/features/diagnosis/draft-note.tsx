import { diagnosisTexts as texts } from "@/texts/diagnosis.ts";

/** Beside a submit button: that the text is safe, or why the button cannot be pressed yet. */
export function DraftNote({
  isRestored,
  isComplete,
}: {
  isRestored: boolean;
  isComplete: boolean;
}) {
  return (
    <p className="text-[0.8125rem] text-ink-subtle">
      {isComplete ? (isRestored ? texts.restored : texts.kept) : texts.needed}
    </p>
  );
}
