import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Times the width that fits. */
const range = { least: 1, most: 8 };
const step = 1.4;
const bounded = (zoom: number): number => Math.max(range.least, Math.min(range.most, zoom));

export interface Zoom {
  /** Of the element that scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** 1 fits the frame. */
  readonly zoom: number;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  grow(): void;
  shrink(): void;
  reset(): void;
}

/** Pixels between two fingers. */
const gapOf = ({ 0: a, 1: b }: TouchList): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** Zoom of what scrolls inside a frame: by buttons, by the wheel with Ctrl, by two fingers; the middle stays in place. */
export function useZoom(): Zoom {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const before = useRef(1);

  useLayoutEffect(() => {
    const element = frame.current;
    const factor = zoom / before.current;
    before.current = zoom;
    if (!element || factor === 1) return;
    const keep = (scroll: number, size: number) => (scroll + size / 2) * factor - size / 2;
    element.scrollLeft = keep(element.scrollLeft, element.clientWidth);
    element.scrollTop = keep(element.scrollTop, element.clientHeight);
  }, [zoom]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let gap = 0;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setZoom((now) => bounded(now * Math.exp(-event.deltaY / 300)));
    };
    const pinch = (event: TouchEvent) => {
      const before = gap;
      const now = event.touches.length === 2 ? gapOf(event.touches) : 0;
      gap = now;
      if (now === 0) return;
      event.preventDefault();
      if (before > 0) setZoom((zoomed) => bounded((zoomed * now) / before));
    };
    // React's listeners are passive, and a passive one cannot keep the browser from zooming the page.
    element.addEventListener("wheel", turn, { passive: false });
    for (const kind of ["touchstart", "touchmove", "touchend"] as const)
      element.addEventListener(kind, pinch, { passive: false });
    return () => {
      element.removeEventListener("wheel", turn);
      for (const kind of ["touchstart", "touchmove", "touchend"] as const)
        element.removeEventListener(kind, pinch);
    };
  }, []);

  return {
    frame,
    zoom,
    canGrow: zoom < range.most,
    canShrink: zoom > range.least,
    grow: () => setZoom((now) => bounded(now * step)),
    shrink: () => setZoom((now) => bounded(now / step)),
    reset: () => setZoom(1),
  };
}
