import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { cn } from "@/lib/cn.ts";
import { control } from "./control.ts";
import type { FieldControlProps } from "./field.tsx";

export interface SelectOption {
  value: string;
  label: string;
}

interface Props extends Partial<FieldControlProps> {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Shown while the value is "". */
  placeholder?: string;
  /** Accessible name, where no `Field` gives one. */
  label?: string;
  disabled?: boolean;
  className?: string;
  name?: string;
}

/** One choice of a list. */
export function Select({
  value,
  onValueChange,
  options,
  placeholder,
  label,
  disabled,
  className,
  name,
  ...field
}: Props) {
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      {...(disabled ? { disabled } : {})}
      {...(name ? { name } : {})}
    >
      <Radix.Trigger
        {...field}
        aria-label={label}
        className={cn(
          control,
          "flex h-11 items-center justify-between gap-3 text-left data-[placeholder]:text-ink-subtle",
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown className="size-4 shrink-0 text-ink-subtle" aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className="z-50 max-h-[min(22rem,var(--radix-select-content-available-height))] min-w-[var(--radix-select-trigger-width)] animate-pop-in overflow-hidden rounded-lg border border-line bg-raised shadow-pop"
        >
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex h-10 cursor-pointer items-center justify-between gap-6 rounded-md px-2.5 text-[0.9375rem] outline-none data-[highlighted]:bg-sunken data-[state=checked]:font-medium"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check className="size-4 text-brand-ink" aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
