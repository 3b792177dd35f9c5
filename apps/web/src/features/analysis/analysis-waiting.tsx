import type { Session } from "@anamnesis/contract";
import { CloudUpload, Hourglass, MapPin } from "lucide-react";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { resumePath } from "@/lib/sessions/resume-path.ts";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";
import { analysisTexts } from "@/texts/analysis.ts";

const texts = analysisDetailTexts.waiting;

const { title } = texts;

/** The final diagnosis is stored and its marking is still to come; it is asked for again by itself. */
export function BeingAnalysed({ patientName }: { patientName: string }) {
  return (
    <div role="status">
      <PageHeading title={title} subtitle={patientName} />
      <EmptyState
        icon={Hourglass}
        title={texts.marking.title}
        text={texts.marking.text}
        action={
          <p className="flex items-center gap-2.5 text-sm text-ink-subtle">
            <Spinner />
            {texts.marking.again}
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
        title={texts.unsaved.title}
        text={texts.unsaved.text}
        action={
          <Button asChild variant="secondary">
            <Link to="/dashboard">{analysisTexts.actions.dashboard}</Link>
          </Button>
        }
      />
    </div>
  );
}

/** There is nothing to analyse yet: where the session stands, and the way there. */
export function NotFinished({ session }: { session: Session }) {
  const { text, action } = texts.unfinished.open[session.stage] ?? texts.unfinished.other;
  return (
    <>
      <PageHeading title={title} subtitle={session.patient.name} />
      <EmptyState
        icon={MapPin}
        title={texts.unfinished.title}
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to={resumePath(session)}>{action}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/history">{analysisTexts.actions.sessions}</Link>
            </Button>
          </div>
        }
      />
    </>
  );
}
