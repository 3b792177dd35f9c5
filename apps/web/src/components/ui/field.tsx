import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

/** What the control inside a field must be given. */
export interface FieldControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Beside the label, such as "Forgot password?". */
  action?: ReactNode;
  children: (control: FieldControlProps) => ReactNode;
}

/** A label, its control, a hint and an error, tied together for assistive technology. */
export function Field({ label, hint, error, className, action, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : "", error ? errorId : ""].filter(Boolean).join(" ");
  return (
    <div className={cn("relative min-w-0", className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": describedBy === "" ? undefined : describedBy,
        "aria-invalid": error ? true : undefined,
      })}
      {/* After the control, so that Tab leads from one input to the next; seen beside the label. */}
      {action && <div className="absolute end-0 top-0 leading-5">{action}</div>}
      {hint && (
        <p id={hintId} className="mt-1.5 text-[0.8125rem] text-ink-subtle">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={errorId}
          className="mt-1.5 flex items-start gap-1.5 text-[0.8125rem] font-medium text-danger"
        >
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
