import { RotateCw, WifiOff } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { offlineTexts as texts } from "@/texts/offline.ts";

/** Stands above a practice consultation the whole time, so that nobody takes it for a real one. */
export function OfflineNotice({
  onRetry,
  isRetrying,
}: {
  onRetry: () => void;
  isRetrying: boolean;
}) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-warning-fill/50 bg-warning-soft px-4 py-2.5 text-sm text-warning sm:px-6"
    >
      <Badge tone="warning" className="border border-warning-fill/60">
        <WifiOff aria-hidden="true" />
        {texts.badge}
      </Badge>
      <p className="min-w-0 flex-1 basis-64">{texts.about}</p>
      <Button variant="secondary" size="sm" isLoading={isRetrying} onClick={onRetry}>
        {!isRetrying && <RotateCw aria-hidden="true" />}
        {texts.retry}
      </Button>
    </div>
  );
}
