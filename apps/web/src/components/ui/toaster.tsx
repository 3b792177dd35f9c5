import { useEffect } from "react";
import { Toaster as Sonner } from "sonner";
import { useTheme } from "@/lib/theme/use-theme.ts";
import { toasterIsReady } from "@/lib/toast.ts";

/** Where toasts appear; call `toast.success(…)` of lib/toast to show one. */
export function Toaster() {
  // Effects of children run first: Sonner listens by now.
  useEffect(toasterIsReady, []);
  return (
    <Sonner
      theme={useTheme()}
      position="bottom-right"
      duration={3000}
      toastOptions={{
        className: "!font-sans !rounded-xl !border-line !bg-raised !text-ink !shadow-pop",
      }}
    />
  );
}
