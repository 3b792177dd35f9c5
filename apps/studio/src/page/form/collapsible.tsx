import { ChevronRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { useStudio } from "../lib/studio.tsx";
import { isWithin, pathId, type Path } from "../lib/values.ts";

interface Props {
  readonly path: Path;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly children: () => ReactNode;
}

/** A piece of a form that folds; it opens when something inside it is gone to. What is folded costs nothing. */
export function Collapsible({ path, title, note, actions, isOpenAtFirst, children }: Props) {
  const { target, check } = useStudio();
  const [isOpen, setOpen] = useState(isOpenAtFirst === true);
  const [seen, setSeen] = useState(0);
  const id = useId();
  const isMeant = target !== undefined && isWithin(target.path, path);
  if (isMeant && target.time !== seen) {
    setSeen(target.time);
    setOpen(true);
  }
  const remarks = check?.remarks.filter((remark) => isWithin(remark.path, path)).length ?? 0;
  return (
    <section
      data-path={pathId(path)}
      className={cn("rounded-lg border border-line bg-surface", isOpen && "shadow-card")}
    >
      <div className="flex min-w-0 items-center gap-1 pr-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-3 py-2 text-left"
        >
          <ChevronRight
            aria-hidden="true"
            className={cn(
              "size-4 shrink-0 text-ink-subtle transition-transform",
              isOpen && "rotate-90",
            )}
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-[0.9375rem] font-medium text-ink">{title}</span>
            {note && !isOpen && (
              <span className="block truncate text-[0.8125rem] text-ink-subtle">{note}</span>
            )}
          </span>
          {remarks > 0 && (
            <span className="shrink-0 rounded-full bg-warning-soft px-2 text-[0.8125rem] font-medium text-warning">
              {remarks}
              <span className="sr-only">{remarks === 1 ? " remark" : " remarks"}</span>
            </span>
          )}
        </button>
        {actions}
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-line p-3 sm:p-4">
        {isOpen && children()}
      </div>
    </section>
  );
}
