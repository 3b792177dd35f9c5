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
      {isComplete
        ? isRestored
          ? "Your draft was kept on this device."
          : "What you write is kept on this device as you type."
        : "Reasoning and diagnosis are both needed to go on."}
    </p>
  );
}
