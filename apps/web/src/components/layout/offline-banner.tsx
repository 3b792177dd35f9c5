import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { cn } from "@/lib/cn.ts";
import { appShellTexts } from "@/texts/app-shell.ts";

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** Says that there is no network, for as long as there is none, and that nothing is lost by it. */
export function OfflineBanner({ className }: { className?: string }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="print:hidden">
      {!isOnline && (
        <p
          className={cn(
            "flex items-center gap-3 rounded-xl border border-line-strong/60 bg-sunken px-4 py-3 text-[0.9375rem] text-ink-muted",
            className,
          )}
        >
          <WifiOff className="size-5 shrink-0" aria-hidden="true" />
          {appShellTexts.offline}
        </p>
      )}
    </div>
  );
}
