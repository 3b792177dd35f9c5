import { control as controlLook } from "@/components/ui/control.ts";
import { cn } from "@/lib/cn.ts";

export interface PartEntry {
  readonly id: string;
  readonly label: string;
  readonly remarks: number;
}

interface Props {
  readonly entries: readonly PartEntry[];
  readonly current: string;
  readonly onOpen: (id: string) => void;
  readonly className?: string;
}

/** The parts of a case in the guide's order, with how much is left to do in each; a list to choose from on a narrow screen. */
export function PartNavigation({ entries, current, onOpen, className }: Props) {
  return (
    <nav aria-label="Parts of the case" className={cn("lg:border-r lg:border-line", className)}>
      <select
        aria-label="Part of the case"
        className={cn(controlLook, "mx-4 mt-4 h-11 w-[calc(100%-2rem)] px-3 lg:hidden")}
        value={current}
        onChange={({ target }) => onOpen(target.value)}
      >
        {entries.map(({ id, label, remarks }) => (
          <option key={id} value={id}>
            {label}
            {remarks > 0 ? ` (${remarks})` : ""}
          </option>
        ))}
      </select>
      <ul className="sticky top-13 space-y-0.5 px-2 py-4 max-lg:hidden">
        {entries.map(({ id, label, remarks }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? "page" : undefined}
              onClick={() => onOpen(id)}
              className={cn(
                "flex min-h-9 w-full items-center justify-between gap-2 rounded-md px-3 text-left text-[0.9375rem] text-ink-muted hover:bg-sunken hover:text-ink",
                id === current && "bg-brand-soft font-medium text-brand-ink hover:bg-brand-soft",
              )}
            >
              {label}
              {remarks > 0 && (
                <span className="text-[0.8125rem] tabular-nums">
                  {remarks}
                  <span className="sr-only">{remarks === 1 ? " remark" : " remarks"}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
