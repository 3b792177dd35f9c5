import { CloudOff, RotateCw, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { cn } from "@/lib/cn.ts";
import { messageOf } from "@/lib/api/failure.ts";

/** Wraps skeletons: says once to a screen reader that something is on its way. */
export function LoadingState({
  label = "Loading",
  className,
  children,
}: {
  label?: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children ?? (
        <div className="flex justify-center py-16 text-2xl text-ink-subtle">
          <Spinner />
        </div>
      )}
    </div>
  );
}

interface EmptyProps {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  action?: ReactNode;
  className?: string;
}
/** Nothing to show, why, and what to do about it. */
export function EmptyState({ icon: Icon, title, text, action, className }: EmptyProps) {
  return (
    <div className={cn("mx-auto flex max-w-md flex-col items-center py-14 text-center", className)}>
      <span className="ecg-paper mb-5 flex size-18 items-center justify-center rounded-2xl border border-paper-line-strong bg-paper text-ink-muted">
        <Icon className="size-7" strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1 text-ink-muted">{text}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

interface ErrorProps {
  title?: string;
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
  className?: string;
}
/** A load that failed, in the words of the failure, with a way to try again. */
export function ErrorState({
  title = "This could not be loaded",
  error,
  onRetry,
  isRetrying = false,
  className,
}: ErrorProps) {
  return (
    <div
      role="alert"
      className={cn("mx-auto flex max-w-md flex-col items-center py-14 text-center", className)}
    >
      <span className="mb-4 flex size-14 items-center justify-center rounded-2xl bg-danger-soft text-danger">
        <TriangleAlert className="size-6" aria-hidden="true" />
      </span>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1 text-ink-muted">{messageOf(error)}</p>
      <Button variant="secondary" className="mt-5" onClick={onRetry} isLoading={isRetrying}>
        {!isRetrying && <RotateCw aria-hidden="true" />}
        Retry
      </Button>
    </div>
  );
}

/** Stands above sample data whenever it takes the place of the person's own, and never without it. */
export function SampleDataBanner({
  onRetry,
  isRetrying = false,
  className,
}: {
  onRetry: () => void;
  isRetrying?: boolean;
  className?: string;
}) {
  return (
    <div
      role="alert"
      className={cn(
        "mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-warning-fill/50 bg-warning-soft px-4 py-3 text-warning",
        className,
      )}
    >
      <CloudOff className="size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-56 font-medium">
        Sample data: your own could not be loaded
      </p>
      <Button variant="secondary" size="sm" onClick={onRetry} isLoading={isRetrying}>
        {!isRetrying && <RotateCw aria-hidden="true" />}
        Retry
      </Button>
    </div>
  );
}
