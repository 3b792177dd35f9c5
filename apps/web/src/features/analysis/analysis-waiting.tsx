import type { Session } from "@anamnesis/contract";
import { CloudUpload, Hourglass, MapPin } from "lucide-react";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { resumePath } from "@/lib/sessions/resume-path.ts";

const title = "Analysis";

/** The final diagnosis is stored and its marking is still to come; it is asked for again by itself. */
export function BeingAnalysed({ patientName }: { patientName: string }) {
  return (
    <div role="status">
      <PageHeading title={title} subtitle={patientName} />
      <EmptyState
        icon={Hourglass}
        title="Your analysis is on its way"
        text="Your final diagnosis is saved. The analysis appears here by itself as soon as it is ready."
        action={
          <p className="flex items-center gap-2.5 text-sm text-ink-subtle">
            <Spinner />
            Asking again every few seconds
          </p>
        }
      />
    </div>
  );
}

/** The final diagnosis has not reached the server yet. */
export function WaitingToBeSaved() {
  return (
    <div role="status">
      <PageHeading title={title} />
      <EmptyState
        icon={CloudUpload}
        title="The analysis follows once your diagnosis is saved"
        text="Your final diagnosis is kept on this device and sent by itself as soon as the server answers. You can leave this page; the analysis will be in your history."
        action={
          <Button asChild variant="secondary">
            <Link to="/dashboard">Back to Dashboard</Link>
          </Button>
        }
      />
    </div>
  );
}

const open: Partial<Record<Session["stage"], { text: string; action: string }>> = {
  chat: {
    text: "You are still talking with the patient. The analysis follows your final diagnosis.",
    action: "Continue the consultation",
  },
  tests: {
    text: "You have given an initial diagnosis. Order tests and give a final diagnosis to have the session analysed.",
    action: "Continue with the tests",
  },
  final: {
    text: "Your test results are in. Give a final diagnosis to have the session analysed.",
    action: "Continue with the results",
  },
};

/** There is nothing to analyse yet: where the session stands, and the way there. */
export function NotFinished({ session }: { session: Session }) {
  const { text, action } = open[session.stage] ?? {
    text: "The analysis follows your final diagnosis.",
    action: "Continue",
  };
  return (
    <>
      <PageHeading title={title} subtitle={session.patient.name} />
      <EmptyState
        icon={MapPin}
        title="This session is not finished"
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to={resumePath(session)}>{action}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/history">View All Sessions</Link>
            </Button>
          </div>
        }
      />
    </>
  );
}
