import { SearchX, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ApiFailure } from "@/lib/api/failure.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an address names a session at all; after offline practice it names the patient. */
export const isSessionId = (id: string): boolean => uuid.test(id);

export const isMissing = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 404;

/** Patients are named, with six digits that tell them apart; the samples are named as such. */
const patientId = /^(sample-[a-z-]+|[a-z0-9-]+-[0-9a-f]{6})$/;

/** After offline practice: there is nothing to diagnose, and why. Any other address names nothing at all. */
export function PracticeEnds({ title, patientId: id }: { title: string; patientId: string }) {
  if (!patientId.test(id)) return <SessionMissing title={title} />;
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        icon={Unplug}
        title="Offline practice ends here"
        text="It is not recorded and not scored. Once the connection is back, start a session with your patient to order tests and give a diagnosis."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to={`/simulation/${id}`}>Start the session</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/modules">Back to Modules</Link>
            </Button>
          </div>
        }
      />
    </>
  );
}

/** The address names a session that this person does not have. */
export function SessionMissing({ title }: { title: string }): ReactNode {
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        icon={SearchX}
        title="We can't find this session"
        text="It may belong to another account, or the address is incomplete."
        action={
          <Button asChild>
            <Link to="/sessions">See your sessions</Link>
          </Button>
        }
      />
    </>
  );
}
