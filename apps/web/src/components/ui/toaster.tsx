import { Toaster as Sonner } from "sonner";
import { useTheme } from "@/lib/theme/use-theme.ts";

/** Where toasts appear; call `toast.success(…)` from "sonner" to show one. */
export function Toaster() {
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
