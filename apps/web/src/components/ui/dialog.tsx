import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

const overlay = "fixed inset-0 z-40 animate-fade-in bg-overlay";
const closeButton =
  "absolute top-3 right-3 flex size-11 items-center justify-center rounded-lg text-ink-subtle hover:bg-sunken hover:text-ink";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Cannot be waved away: there is something to decide. */
  isRequired?: boolean;
  className?: string;
}

/** A modal window in the middle of the screen. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  isRequired = false,
  className,
}: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onInteractOutside={(event) => isRequired && event.preventDefault()}
          onEscapeKeyDown={(event) => isRequired && event.preventDefault()}
          className={cn(
            "fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 animate-fade-in overflow-y-auto rounded-2xl border border-line bg-raised p-6 shadow-pop",
            className,
          )}
        >
          <Radix.Title className={cn("text-xl font-semibold", !isRequired && "pr-10")}>
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description className="mt-1.5 text-ink-muted">{description}</Radix.Description>
          )}
          {children}
          {!isRequired && (
            <Radix.Close className={closeButton} aria-label="Close">
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A panel that slides in from the left edge, for navigation on small screens. */
export function Sheet({
  open,
  onOpenChange,
  title,
  children,
}: Pick<Props, "open" | "onOpenChange" | "title" | "children">) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,85vw)] animate-slide-in flex-col overflow-y-auto border-r border-line bg-surface shadow-pop"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
          <Radix.Close className={closeButton} aria-label="Close menu">
            <X className="size-5" aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
