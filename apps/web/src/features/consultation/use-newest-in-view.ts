import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end within which a reader still counts as following. */
const nearEnd = 120;

/**
 * Keeps the newest line of a scrolling log in view for a reader who follows it, and leaves one alone who has scrolled
 * back. `force` names lines that are always brought into view: one's own.
 */
export function useNewestInView(newestId: string | undefined, isForced: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [hasUnseen, setUnseen] = useState(false);

  const toEnd = useCallback((behavior: ScrollBehavior) => {
    const element = box.current;
    if (element === null) return;
    isFollowing.current = true;
    setUnseen(false);
    element.scrollTo?.({ top: element.scrollHeight, behavior });
  }, []);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (newestId === undefined) return;
    if (isFirst.current || isFollowing.current || isForced) toEnd("instant");
    else setUnseen(true);
    isFirst.current = false;
  }, [newestId, isForced, toEnd]);

  // The keyboard of a phone, a growing input or a banner make the box smaller, and lines that come near the view take
  // the room that they really need: the newest line stays in view.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) toEnd("instant");
    });
    observer.observe(element);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [toEnd]);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    if (isFollowing.current) setUnseen(false);
  }, []);

  return { box, content, onScroll, hasUnseen, toEnd };
}
