import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

/** A chapter of the living page. */
export function Chapter({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="border-t border-line py-10">
      <h2 className="font-serif text-3xl font-medium">{title}</h2>
      <p className="mt-1.5 mb-6 max-w-prose text-ink-muted">{text}</p>
      {children}
    </section>
  );
}

/** Things of one kind beside each other, with what they are. */
export function Specimen({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className="mb-6">
      <h3 className="mb-2.5 text-sm font-medium tracking-normal text-ink-subtle">{label}</h3>
      <div className={cn("flex flex-wrap items-center gap-3", className)}>{children}</div>
    </div>
  );
}
