import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cn("rounded-xl border border-line bg-surface shadow-card", className)}
      {...rest}
    />
  );
}

interface PanelProps {
  title: ReactNode;
  /** At the right of the title, such as a "View All" link. */
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}
/** A card with a title line. */
export function Panel({ title, action, level = 2, className, children }: PanelProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Card className={cn("p-5 sm:p-6", className)}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading className="text-lg font-semibold">{title}</Heading>
        {action}
      </div>
      {children}
    </Card>
  );
}
