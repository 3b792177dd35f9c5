import { Monitor, Moon, Sun } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { setTheme, useTheme, type Theme } from "@/lib/theme/use-theme.ts";
import { cn } from "@/lib/cn.ts";

const options = [
  { value: "system", label: "System theme", icon: Monitor },
  { value: "light", label: "Light theme", icon: Sun },
  { value: "dark", label: "Dark theme", icon: Moon },
] as const;

/** Chooses between the device's theme, light and dark. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme();
  return (
    <RadioGroup.Root
      value={theme}
      onValueChange={(value) => setTheme(value as Theme)}
      aria-label="Colour theme"
      orientation="horizontal"
      className={cn("inline-flex gap-0.5 rounded-lg bg-sunken p-1", className)}
    >
      {options.map(({ value, label, icon: Icon }) => (
        <RadioGroup.Item
          key={value}
          value={value}
          aria-label={label}
          title={label}
          className="flex h-8 flex-1 items-center justify-center rounded-md px-2.5 text-ink-subtle transition-colors hover:text-ink data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:shadow-card"
        >
          <Icon className="size-4" aria-hidden="true" />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
