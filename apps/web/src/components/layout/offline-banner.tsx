import { WifiOff } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { open } from "@/lib/api/client.ts";
import { connection } from "@/lib/api/connection.ts";
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

/** Milliseconds between two looks whether the server is there again. */
const lookEvery = 5_000;

/**
 * Whether nobody is there to answer: the browser says so, or a call went unanswered and a second one did too. Looks again
 * until there is an answer, and then tells whatever waits for the network.
 */
function useIsCutOff(): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isAnswering = useSyncExternalStore(connection.subscribe, connection.isAnswering);
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    if (isAnswering) return;
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      open("getLiveness", undefined, { signal: stopped.signal, timeout: lookEvery }).then(
        () => window.dispatchEvent(new Event("online")),
        () => {
          if (stopped.signal.aborted || connection.isAnswering()) return;
          setSure(true);
          timer = setTimeout(look, lookEvery);
        },
      );
    };
    look();
    return () => {
      stopped.abort();
      clearTimeout(timer);
      setSure(false);
    };
  }, [isAnswering]);
  return !isOnline || (isSure && !isAnswering);
}

/** Says that there is no network, for as long as there is none, and that nothing is lost by it. */
export function OfflineBanner({ className }: { className?: string }) {
  const isCutOff = useIsCutOff();
  return (
    <div role="status" className="print:hidden">
      {isCutOff && (
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
