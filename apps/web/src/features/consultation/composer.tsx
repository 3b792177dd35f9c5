import { Mic, SendHorizontal, Square } from "lucide-react";
import { useId, useRef, type KeyboardEvent, type Ref } from "react";
import { maxMessageLength } from "virtual:contract";
import { Button } from "@/components/ui/button.tsx";
import { Textarea } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { useDictation } from "./use-dictation.ts";

/** From here on the person is told how much room is left. */
const tellFrom = maxMessageLength - 400;

interface Props {
  value: string;
  onValueChange: (value: string) => void;
  onSend: () => void;
  /** A reply is on its way: writing goes on, sending waits. */
  isPending: boolean;
  /** What was sent last, to be brought back by the arrow key. */
  previous: string;
  inputRef: Ref<HTMLTextAreaElement>;
}

/** Where the learner writes or speaks. Enter sends, Shift and Enter begin a new line. */
export function Composer({ value, onValueChange, onSend, isPending, previous, inputRef }: Props) {
  const hintId = useId();
  const canSend = value.trim() !== "" && !isPending;
  const left = maxMessageLength - value.length;
  // What stood there before one began to speak stays; what is heard follows it.
  const before = useRef("");
  const dictation = useDictation((heard) =>
    onValueChange(
      [before.current, heard]
        .filter((text) => text !== "")
        .join(" ")
        .slice(0, maxMessageLength),
    ),
  );
  const send = () => {
    if (!canSend) return;
    if (dictation?.isListening) dictation.toggle();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowUp" && value === "" && previous !== "") {
      event.preventDefault();
      onValueChange(previous);
      return;
    }
    // Enter also confirms a word in Chinese, Japanese or Korean typing: that is not a send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const hint =
    dictation?.problem ??
    (dictation?.isListening
      ? `${texts.voice.listening} ${texts.voice.note}`
      : value.length < tellFrom
        ? texts.sendHint
        : texts.left(left));
  return (
    <form
      className="border-t border-line bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="mx-auto max-w-3xl">
        <div className="flex items-end gap-2 sm:gap-2.5">
          <Textarea
            ref={inputRef}
            rows={1}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={onKeyDown}
            maxLength={maxMessageLength}
            enterKeyHint="send"
            autoComplete="off"
            aria-label={texts.composerLabel}
            aria-describedby={hintId}
            placeholder={texts.placeholder}
            className="max-h-40 min-h-11 flex-1 resize-none px-3 text-base placeholder:text-[0.9375rem] sm:px-3.5 sm:text-[0.9375rem]"
          />
          {dictation && (
            <Button
              variant={dictation.isListening ? "danger" : "secondary"}
              size="icon"
              className={cn(value !== "" && !dictation.isListening && "max-sm:hidden")}
              aria-label={dictation.isListening ? texts.voice.stopListening : texts.voice.listen}
              title={dictation.isListening ? texts.voice.stopListening : texts.voice.listen}
              onClick={() => {
                before.current = value.trim();
                dictation.toggle();
              }}
            >
              {dictation.isListening ? (
                <Square className="fill-current" aria-hidden="true" />
              ) : (
                <Mic aria-hidden="true" />
              )}
            </Button>
          )}
          {/* A phone has room for one of the two: to speak while nothing is written, to send once there is. */}
          <Button
            type="submit"
            disabled={!canSend}
            className={cn(
              "max-sm:w-11 max-sm:px-0 lg:max-xl:w-11 lg:max-xl:px-0",
              dictation && value === "" && !dictation.isListening && "max-sm:hidden",
            )}
          >
            <SendHorizontal aria-hidden="true" />
            <span className="max-sm:sr-only lg:max-xl:sr-only">{texts.send}</span>
          </Button>
        </div>
        <p
          id={hintId}
          role={dictation?.problem ? "alert" : undefined}
          className={cn(
            "mt-1.5 px-1 text-[0.8125rem] text-ink-subtle",
            hint === texts.sendHint && "max-sm:sr-only [@media(max-height:32rem)]:sr-only",
          )}
        >
          {hint}
        </p>
      </div>
    </form>
  );
}
