import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { diagnosisTexts as texts } from "@/texts/diagnosis.ts";

/** A completed session takes no further diagnosis. */
export function SessionClosed({ title, sessionId }: { title: string; sessionId: string }) {
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        icon={CircleCheck}
        title={texts.closedTitle}
        text={texts.closedText}
        action={
          <Button asChild>
            <Link to={`/analysis/${sessionId}`}>{texts.seeAnalysis}</Link>
          </Button>
        }
      />
    </>
  );
}
