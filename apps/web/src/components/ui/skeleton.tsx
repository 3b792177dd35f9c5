import { cn } from "@/lib/cn.ts";

/** A grey stand-in of what is about to come; hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn("skeleton h-4", className)} />;
}
