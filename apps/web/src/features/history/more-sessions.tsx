import { RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { messageOf } from "@/lib/api/failure.ts";
import { historyTexts } from "@/texts/history.ts";

const texts = historyTexts.more;
/** How far below the window the end of the list may be when the next page is fetched. */
const ahead = "900px";

interface Props {
  onMore: () => void;
  isLoading: boolean;
  error: unknown;
}

/** The end of what is loaded: the next page comes by itself when it is near, and by a press for who moves by the keyboard. */
export function MoreSessions({ onMore, isLoading, error }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  const hasFailed = error !== null && !isLoading;
  useEffect(() => {
    // A page that could not be had is not asked for again and again: that is the person's choice.
    if (!element.current || isLoading || hasFailed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more.current();
      },
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isLoading, hasFailed]);

  return (
    <div ref={element} className="mt-5 flex flex-col items-center gap-3 text-center">
      {hasFailed && (
        <p role="alert" className="text-ink-muted">
          {texts.failed} {messageOf(error)}
        </p>
      )}
      <Button variant="secondary" onClick={onMore} isLoading={isLoading}>
        {hasFailed && <RotateCw aria-hidden="true" />}
        {hasFailed ? texts.retry : isLoading ? texts.loading : texts.action}
      </Button>
    </div>
  );
}
