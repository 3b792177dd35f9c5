import { Check } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import { useId, type ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

interface Props {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** A check box as a whole pressable row. */
export function Checkbox({ label, checked, onCheckedChange, disabled, className }: Props) {
  const id = useId();
  return (
    <div
      className={cn(
        "relative flex min-h-11 items-center gap-3 rounded-lg border border-line-strong/60 bg-surface px-3.5 py-2 transition-colors hover:bg-sunken has-[[data-state=checked]]:border-brand has-[[data-state=checked]]:bg-brand-soft",
        className,
      )}
    >
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled ?? false}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        className="flex size-5 shrink-0 items-center justify-center rounded-xs border border-line-strong bg-surface after:absolute after:inset-0 data-[state=checked]:border-brand data-[state=checked]:bg-brand"
      >
        <Radix.Indicator>
          <Check className="size-3.5 text-on-brand" strokeWidth={3} aria-hidden="true" />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="text-[0.9375rem] leading-snug text-ink">
        {label}
      </label>
    </div>
  );
}
