import { SendHorizontal } from "lucide-react";
import { useId, type KeyboardEvent, type Ref } from "react";
import { maxMessageLength } from "virtual:contract";
import { Button } from "@/components/ui/button.tsx";
import { Textarea } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";

/** From here on the person is told how much room is left. */
const tellFrom = maxMessageLength - 400;

interface Props {
  value: string;
  onValueChange: (value: string) => void;
  onSend: () => void;
  /** A reply is on its way: writing goes on, sending waits. */
  isPending: boolean;
  inputRef: Ref<HTMLTextAreaElement>;
}

/** Where the learner writes. Enter sends, Shift and Enter begin a new line. */
export function Composer({ value, onValueChange, onSend, isPending, inputRef }: Props) {
  const hintId = useId();
  const canSend = value.trim() !== "" && !isPending;
  const left = maxMessageLength - value.length;
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms a word in Chinese, Japanese or Korean typing: that is not a send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form
      className="border-t border-line bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
    >
      <div className="mx-auto max-w-3xl">
        <div className="flex items-end gap-2.5">
          <Textarea
            ref={inputRef}
            rows={1}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={onKeyDown}
            maxLength={maxMessageLength}
            enterKeyHint="send"
            autoComplete="off"
            aria-label="Your message to the patient"
            aria-describedby={hintId}
            placeholder="Ask the patient about their symptoms..."
            className="max-h-40 min-h-11 flex-1 resize-none px-3 text-base placeholder:text-[0.9375rem] sm:px-3.5 sm:text-[0.9375rem]"
          />
          <Button type="submit" disabled={!canSend} className="max-sm:w-11 max-sm:px-0">
            <SendHorizontal aria-hidden="true" />
            <span className="max-sm:sr-only">Send</span>
          </Button>
        </div>
        <p
          id={hintId}
          className={cn(
            "mt-1.5 px-1 text-[0.8125rem] text-ink-subtle",
            value.length < tellFrom && "max-sm:sr-only",
          )}
        >
          {value.length < tellFrom
            ? "Enter to send, Shift + Enter for a new line"
            : `${left} ${left === 1 ? "character" : "characters"} left`}
        </p>
      </div>
    </form>
  );
}
