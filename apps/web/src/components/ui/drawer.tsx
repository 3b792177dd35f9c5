import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** Content that small screens have no room for beside the page, in a panel at the right edge. */
export function Drawer({ open, onOpenChange, title, children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(24rem,92vw)] animate-fade-in flex-col border-l border-line bg-surface shadow-pop"
        >
          <div className="flex h-15 shrink-0 items-center justify-between border-b border-line pr-2 pl-5">
            <Radix.Title className="font-semibold">{title}</Radix.Title>
            <Radix.Close
              aria-label="Close"
              className="flex size-11 items-center justify-center rounded-lg text-ink-subtle hover:bg-sunken hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
