import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { setTheme, useTheme } from "@/lib/theme/use-theme.ts";
import { cn } from "@/lib/cn.ts";

const options = [
  { value: "system", label: "System theme", icon: Monitor },
  { value: "light", label: "Light theme", icon: Sun },
  { value: "dark", label: "Dark theme", icon: Moon },
] as const;

/** Chooses between the device's theme, light and dark. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className={cn("inline-flex gap-0.5 rounded-lg bg-sunken p-1", className)}>
      <legend className="sr-only">Colour theme</legend>
      {options.map(({ value, label, icon: Icon }) => (
        <span
          key={value}
          title={label}
          className="relative flex h-8 flex-1 items-center justify-center rounded-md px-2.5 text-ink-subtle outline-offset-2 transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-brand-ink"
        >
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={label}
            checked={theme === value}
            onChange={() => setTheme(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon className="size-4" aria-hidden="true" />
        </span>
      ))}
    </fieldset>
  );
}
