import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";

/** A completed session takes no further diagnosis. */
export function SessionClosed({ title, sessionId }: { title: string; sessionId: string }) {
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        icon={CircleCheck}
        title="This consultation is complete"
        text="The final diagnosis has been given and can no longer be changed."
        action={
          <Button asChild>
            <Link to={`/analysis/${sessionId}`}>See the analysis</Link>
          </Button>
        }
      />
    </>
  );
}
