import { cn } from "@/lib/cn.ts";

/** The mark: a speech bubble with a pulse, since the history is the examination that tells most. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn("size-8 shrink-0", className)}>
      <path
        className="fill-brand"
        d="M9 2h14a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7h-7.2l-6.6 4.7A1 1 0 0 1 7.6 28.9v-4.05A7 7 0 0 1 2 18V9a7 7 0 0 1 7-7Z"
      />
      <path
        className="stroke-on-brand"
        d="M7 14.500h4.600l2.400-5.700 4.200 10.200 2.500-4.500H25"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2.5", className)}>
      <LogoMark />
      <span className="text-lg font-semibold tracking-[-0.02em] text-ink">Anamnesis</span>
    </span>
  );
}
