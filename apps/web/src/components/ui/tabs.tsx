import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface Props<T extends string> {
  label: string;
  value: T;
  onValueChange: (value: T) => void;
  tabs: readonly { value: T; label: string }[];
  /** The panel of the tab that is open. */
  children: ReactNode;
}

/** A row of tabs over one panel. */
export function Tabs<T extends string>({ label, value, onValueChange, tabs, children }: Props<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as T)}>
      <Radix.List
        aria-label={label}
        className="inline-flex max-w-full gap-1 overflow-x-auto rounded-lg bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="h-9 rounded-md px-3 text-sm sm:px-4 font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card forced-colors:data-[state=active]:outline-2 forced-colors:data-[state=active]:-outline-offset-2 forced-colors:data-[state=active]:outline-[Highlight]"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className="mt-6 rounded-lg">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
