import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useAuth, useUser } from "@/lib/auth/auth-context.ts";
import { browserPorts } from "./browser-ports.ts";
import { OutboxContext } from "./outbox-context.ts";
import { Outbox } from "./outbox.ts";
import { TabLink } from "./tab-link.ts";

function OutboxOfUser({ userId, children }: { userId: string; children: ReactNode }) {
  const queryClient = useQueryClient();
  const { state } = useAuth();
  const isSignedIn = state.status === "signed-in";
  const [{ outbox, link }] = useState(() => {
    const link = new TabLink(userId);
    return { link, outbox: new Outbox(userId, browserPorts(queryClient, link)) };
  });

  useEffect(() => {
    if (isSignedIn) {
      link.trustToken();
      outbox.wake();
    }
    return () => link.lockOut();
  }, [isSignedIn, state, link, outbox]);

  useEffect(() => {
    const stopListening = link.listen(() => void outbox.reload());
    const onOnline = () => outbox.wake();
    const onVisible = () => {
      if (document.visibilityState === "visible") outbox.wake();
    };
    window.addEventListener("online", onOnline);
    document.addEventListener("visibilitychange", onVisible);
    void outbox.start();
    return () => {
      outbox.stop();
      stopListening();
      window.removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [outbox, link]);

  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** Gives the screens below the signed-in person's outbox and keeps it going: on reload, reconnection and in the background. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const userId = useUser()._id;
  return (
    <OutboxOfUser key={userId} userId={userId}>
      {children}
    </OutboxOfUser>
  );
}
