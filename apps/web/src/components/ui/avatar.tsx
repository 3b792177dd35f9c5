import { cn } from "@/lib/cn.ts";
import { wordsOfName } from "@/lib/format/names.ts";

const initialsOf = (name: string): string => {
  const words = wordsOfName(name);
  const first = words[0]?.[0] ?? "";
  const last = words.length > 1 ? (words[words.length - 1]?.[0] ?? "") : "";
  return (first + last).toUpperCase() || "?";
};

/** A person's initials. Decorative: the name always stands beside it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-sm font-semibold text-brand-ink select-none",
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
