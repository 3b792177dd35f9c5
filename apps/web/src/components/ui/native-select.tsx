import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { cn } from "@/lib/cn.ts";
import { control } from "./control.ts";
import type { SelectOption } from "./select.tsx";

interface Props {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  disabled?: boolean;
  className?: string;
}

/** One choice of a short list in a dense place, by the browser's own list: on a phone its wheel. */
export function NativeSelect({ label, value, onValueChange, options, disabled, className }: Props) {
  const id = useId();
  return (
    <div className={cn("min-w-0", className)}>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] font-medium text-ink-muted">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => onValueChange(event.target.value)}
          className={cn(control, "h-10 appearance-none pr-8 pl-3")}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-subtle"
        />
      </span>
    </div>
  );
}
