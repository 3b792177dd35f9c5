import type { Sheet } from "@anamnesis/ecg/paper";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { investigationTexts as texts } from "@/texts/investigations.ts";
import {
  type Calipers,
  type Handle,
  marchOf,
  movedByKey,
  type Point,
  readingOf,
  readingText,
} from "./calipers.ts";

interface Props {
  sheet: Sheet;
  calipers: Calipers;
  onMove: (calipers: Calipers) => void;
  /** Repeat the interval over the whole paper. */
  isMarching: boolean;
}

const names: Readonly<Record<Handle, string>> = {
  start: texts.tracing.firstPoint,
  end: texts.tracing.secondPoint,
};
/** How near (mm) a press must be to take hold of a point; further away it begins a new measurement. */
const reach = 3.5;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Calipers over the paper: press and drag to measure, or move either point with the arrow keys. */
export function CalipersOverlay({ sheet, calipers, onMove, isMarching }: Props) {
  const held = useRef<Handle | null>(null);
  const { width, height } = sheet;
  const { start, end } = calipers;

  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    };
  };
  const press = (event: PointerEvent<SVGSVGElement>) => {
    // A second finger means zooming, not measuring.
    if (!event.isPrimary) held.current = null;
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    const near = (["end", "start"] as const).find(
      (handle) => distance(calipers[handle], point) < reach,
    );
    held.current = near ?? "end";
    onMove(near ? { ...calipers, [near]: point } : { start: point, end: point });
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (held.current !== null && event.isPrimary)
      onMove({ ...calipers, [held.current]: pointOf(event) });
  };
  const release = () => {
    held.current = null;
  };
  const byKey = (handle: Handle) => (event: KeyboardEvent) => {
    const moved = movedByKey(calipers, handle, event.key, event.shiftKey, sheet);
    if (!moved) return;
    event.preventDefault();
    onMove(moved);
  };

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 size-full cursor-crosshair touch-none"
      role="group"
      aria-label={texts.tracing.calipers}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {isMarching &&
        marchOf(calipers, width).map((x) => (
          <path
            key={x}
            d={`M${x} 0V${height}`}
            className="stroke-brand"
            strokeWidth="0.25"
            strokeDasharray="1 1"
          />
        ))}
      <g className="stroke-brand" strokeWidth="0.35">
        <path d={`M${start.x} 0V${height}`} />
        <path d={`M${end.x} 0V${height}`} />
        <path
          d={`M${start.x} ${start.y}H${end.x}M${end.x} ${start.y}V${end.y}`}
          strokeWidth="0.5"
        />
      </g>
      {(["start", "end"] as const).map((handle) => (
        <circle
          key={handle}
          role="slider"
          tabIndex={0}
          aria-label={names[handle]}
          aria-valuemin={0}
          aria-valuemax={width}
          aria-valuenow={Math.round(calipers[handle].x * 10) / 10}
          aria-valuetext={readingText(readingOf(calipers))}
          cx={calipers[handle].x}
          cy={calipers[handle].y}
          r="1.6"
          // An outline would be measured in millimetres of the paper: the focused point is filled instead.
          className="fill-paper stroke-brand outline-none [stroke-width:0.5] focus-visible:fill-brand focus-visible:[stroke-width:1.4]"
          onKeyDown={byKey(handle)}
        />
      ))}
    </svg>
  );
}
