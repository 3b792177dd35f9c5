import { useMatch } from "react-router";
import { SignedInLayout } from "@/components/layout/signed-in-layout.tsx";
import { OutboxBanner } from "@/features/outbox/outbox-banner.tsx";
import { OutboxProvider } from "@/features/outbox/outbox-provider.tsx";

/** Every signed-in screen keeps sending what is not saved yet, and says so; the consultation says it in its own frame. */
export function Component() {
  const isConsultation = useMatch("/simulation/:patientId") !== null;
  return (
    <OutboxProvider>
      <SignedInLayout notice={isConsultation ? null : <OutboxBanner className="mb-6" />} />
    </OutboxProvider>
  );
}
