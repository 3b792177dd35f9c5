import { Info } from "lucide-react";
import { useEffect, useId, useRef, useState, type ToggleEvent } from "react";

const gap = 8;
const margin = 12;

/** Above its button, or below where there is no room, and never past the window's edges. */
function place(popover: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const centred = anchor.left + anchor.width / 2 - width / 2;
  const left = Math.max(margin, Math.min(centred, window.innerWidth - width - margin));
  const above = anchor.top - height - gap;
  popover.style.left = `${left}px`;
  popover.style.top = `${above >= margin ? above : anchor.bottom + gap}px`;
}

interface Props {
  /** What the remark is about, such as "Study Hours: how it is counted". */
  label: string;
  text: string;
}

/** A small "i" whose remark appears on hover, focus and press, and goes away with Escape. */
export function InfoTip({ label, text }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    if (!isOpen) popover.current?.showPopover?.();
  };
  const hide = () => {
    if (isOpen) popover.current?.hidePopover?.();
  };
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    setOpen(event.newState === "open");
    if (event.newState === "open" && popover.current && button.current)
      place(popover.current, button.current);
  };
  useEffect(() => {
    if (!isOpen) return;
    const close = () => popover.current?.hidePopover();
    window.addEventListener("scroll", close, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", close, { capture: true });
  }, [isOpen]);

  return (
    <span className="inline-flex" onMouseEnter={show} onMouseLeave={hide}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        className="-my-1 flex size-6 items-center justify-center rounded-full text-ink-subtle hover:text-ink"
      >
        <Info className="size-3.5" aria-hidden="true" />
      </button>
      <span
        ref={popover}
        id={id}
        role="tooltip"
        popover="auto"
        onToggle={onToggle}
        className="fixed inset-auto m-0 max-w-72 rounded-md bg-ink px-3 py-2 text-sm font-normal whitespace-normal text-canvas shadow-pop"
      >
        {text}
      </span>
    </span>
  );
}
