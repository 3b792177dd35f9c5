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

const gapOf = (points: ReadonlyMap<number, { x: number; y: number }>): number => {
  const [a, b] = [...points.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
};

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
    const fingers = new Map<number, { x: number; y: number }>();
    let gap = 0;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setZoom((now) => bounded(now * Math.exp(-event.deltaY / 300)));
    };
    const touch = (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      gap = gapOf(fingers);
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = gapOf(fingers);
      if (now > 0 && gap > 0) setZoom((zoomed) => bounded((zoomed * now) / gap));
      gap = now;
    };
    const lift = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      gap = gapOf(fingers);
    };
    // React's wheel listeners are passive, and a passive one cannot keep the page from zooming.
    element.addEventListener("wheel", turn, { passive: false });
    element.addEventListener("pointerdown", touch);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", lift);
    element.addEventListener("pointercancel", lift);
    return () => {
      element.removeEventListener("wheel", turn);
      element.removeEventListener("pointerdown", touch);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", lift);
      element.removeEventListener("pointercancel", lift);
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
