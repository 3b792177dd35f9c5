import type { Examination } from "@anamnesis/terminology/examinations";
import { cn } from "@/lib/cn.ts";

interface Region {
  readonly id: Examination["id"];
  readonly d: string;
}

// A figure from the front, 120 by 260; the person's right is on the reader's left.
const regions: readonly Region[] = [
  { id: "neurological", d: "M60 6c11 0 18 8 18 19 0 3-.4 5-1 7H43c-.6-2-1-4-1-7C42 14 49 6 60 6Z" },
  { id: "ent", d: "M43.5 34h33c-2 9-8 16-16.5 16S45.5 43 43.5 34Z" },
  {
    id: "respiratory",
    d: "M53 53h14l4 6 15 5c4 1.5 6 5 6 9v31H63V74c0-3-6-3-6 0v30H28V73c0-4 2-7.5 6-9l15-5Z",
  },
  { id: "cardiovascular", d: "M64 76c4-4 12-3 14 3 2 7-5 13-12 18-4-4-5-16-2-21Z" },
  { id: "abdomen", d: "M29 106h62l-1 26c-.5 8-4 13-9 17H39c-5-4-8.5-9-9-17Z" },
  { id: "limbs", d: "M25 68c-8 3-11 10-12 18L8 132c-.5 5 8 6 9 1l8-42Z" },
  { id: "limbs", d: "M95 68c8 3 11 10 12 18l5 46c.5 5-8 6-9 1l-8-42Z" },
  { id: "limbs", d: "M38 151h20l-1 98c0 6-12 6-13 0Z" },
  { id: "limbs", d: "M62 151h20l-6 98c-1 6-13 6-13 0Z" },
];

interface Props {
  done: ReadonlySet<Examination["id"]>;
  isLocked: boolean;
  onChoose: (id: Examination["id"]) => void;
}

/** A figure to point at. For pointers only: the list beside it does the same by name. */
export function BodyMap({ done, isLocked, onChoose }: Props) {
  return (
    <svg viewBox="0 0 120 260" aria-hidden="true" className="h-52 w-24 shrink-0">
      {regions.map(({ id, d }, index) => (
        <path
          key={index}
          d={d}
          onClick={isLocked ? undefined : () => onChoose(id)}
          className={cn(
            "stroke-line-strong transition-colors",
            done.has(id) ? "fill-brand-soft" : "fill-sunken",
            !isLocked && "cursor-pointer hover:fill-brand-soft hover:stroke-brand",
          )}
          strokeWidth={1.2}
        />
      ))}
    </svg>
  );
}
