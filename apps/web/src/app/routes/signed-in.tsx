import { useLocation } from "react-router";
import { OfflineBanner } from "@/components/layout/offline-banner.tsx";
import { SignedInLayout } from "@/components/layout/signed-in-layout.tsx";
import { OutboxBanner } from "@/features/outbox/outbox-banner.tsx";
import { OutboxProvider } from "@/features/outbox/outbox-provider.tsx";
import { useAppShell } from "@/lib/use-app-shell.ts";
import { usePreloadedFlow } from "./preload-flow.ts";

/** Every signed-in screen keeps sending what is not saved yet, and says so; the consultation says it in its own frame. */
export function Component() {
  const { pathname } = useLocation();
  const isChat = pathname.startsWith("/simulation/");
  usePreloadedFlow(isChat || /^\/(diagnosis|tests)\//.test(pathname));
  useAppShell();
  return (
    <OutboxProvider>
      <SignedInLayout
        notice={
          isChat ? null : (
            <>
              <OfflineBanner className="mb-6" />
              <OutboxBanner className="mb-6" />
            </>
          )
        }
      />
    </OutboxProvider>
  );
}
