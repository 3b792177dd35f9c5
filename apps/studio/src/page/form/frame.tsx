import { X } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useStudio } from "../lib/studio.tsx";
import { pathId, type Path } from "../lib/values.ts";

/** What a control has to be given to belong to its label. */
export interface FrameProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface Props {
  readonly path: Path;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Takes the field out of the file. */
  readonly onRemove?: (() => void) | undefined;
  readonly children: (props: FrameProps) => ReactNode;
}

/** A field of a form: its label, its control, its hint, and what the linter says of it. */
export function Frame({ path, label, hint, onRemove, children }: Props) {
  const { check } = useStudio();
  const id = useId();
  const own = pathId(path);
  const remarks =
    check?.remarks.filter((remark) => {
      const place = pathId(remark.path);
      return place === own || place.startsWith(`${own}.`);
    }) ?? [];
  const described = [hint ? `${id}-hint` : "", remarks.length > 0 ? `${id}-remarks` : ""];
  return (
    <div data-path={own} className="relative min-w-0 scroll-mt-24">
      <label htmlFor={id} className="mb-1.5 block pr-8 text-sm font-medium text-ink">
        {label}
      </label>
      {onRemove && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Take out: ${label}`}
          title="Take out"
          className="absolute -top-2 right-0 size-8"
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </Button>
      )}
      {children({
        id,
        "aria-describedby": described.join(" ").trim() || undefined,
        "aria-invalid": remarks.some(({ severity }) => severity === "error") || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-[0.8125rem] text-ink-subtle">
          {hint}
        </p>
      )}
      {remarks.length > 0 && (
        <ul id={`${id}-remarks`} className="mt-1 space-y-0.5 text-[0.8125rem]">
          {remarks.slice(0, 3).map(({ message, severity }) => (
            <li key={message} className={severity === "error" ? "text-danger" : "text-warning"}>
              {severity === "error" ? "Error: " : "To do: "}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
