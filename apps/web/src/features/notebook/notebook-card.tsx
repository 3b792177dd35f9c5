import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card.tsx";

/** The notebook beside a form: closed where it would push the form down, open where there is room. */
export function NotebookCard({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <Card>
      <details className="group" open={isOpen}>
        <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-5 py-4 font-semibold outline-offset-[-2px] sm:px-6 [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown
            className="size-4 text-ink-subtle transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="border-t border-line">{children}</div>
      </details>
    </Card>
  );
}
