import { CloudUpload, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { cn } from "@/lib/cn.ts";
import { outboxTexts as texts } from "@/texts/outbox.ts";
import { isSubmission, submissionName, submissionPath, type SubmissionEntry } from "./entry.ts";
import { useOutbox, useQueued } from "./outbox-context.ts";

const frame =
  "flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-xl border px-4 py-3 text-[0.9375rem]";

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function Waiting({ entry, isSending }: { entry: SubmissionEntry; isSending: boolean }) {
  const outbox = useOutbox();
  return (
    <div role="status" className={cn(frame, "border-warning-fill/50 bg-warning-soft text-warning")}>
      <CloudUpload className="size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{texts.notSaved}</strong>
        {texts.waiting(submissionName(entry), entry.patientName)}
      </p>
      <Button
        variant="secondary"
        size="sm"
        isLoading={isSending}
        onClick={() => outbox.wake(entry.sessionId)}
      >
        {texts.sendNow}
      </Button>
    </div>
  );
}

function Refused({ entry }: { entry: SubmissionEntry }) {
  const outbox = useOutbox();
  const [isAsking, setAsking] = useState(false);
  const isAtForm = useLocation().pathname === submissionPath(entry);
  const reasons = [entry.problem, ...Object.values(entry.fields)].filter(
    (reason, index, all): reason is string => reason !== null && all.indexOf(reason) === index,
  );
  return (
    <div role="alert" className={cn(frame, "border-danger-fill/50 bg-danger-soft text-danger")}>
      <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">
          {texts.refused(submissionName(entry), entry.patientName)}
        </strong>
        {texts.reasons(reasons.map(asSentence).join(" "))}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isAtForm && (
          <Button asChild variant="secondary" size="sm">
            <Link to={submissionPath(entry)}>{texts.correct}</Link>
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {texts.discard}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.discardTitle(submissionName(entry))}
        description={texts.discardText}
      >
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {texts.keep}
          </Button>
          <Button variant="danger" onClick={() => void outbox.discard(entry.id)}>
            {texts.discard}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Says what has been submitted but not saved, and what becomes of it; nothing when all is saved. */
export function OutboxBanner({ className }: { className?: string }) {
  const submissions = useQueued().flatMap(({ entry, isSending, delivery }) =>
    isSubmission(entry) && delivery === null ? [{ entry, isSending }] : [],
  );
  // A first attempt under way is no news; it becomes news when it fails.
  const shown = submissions.filter(({ entry }) => entry.attempts > 0 || entry.problem !== null);
  if (shown.length === 0) return null;
  return (
    <div className={cn("space-y-3", className)}>
      {shown.map(({ entry, isSending }) =>
        entry.status === "refused" ? (
          <Refused key={entry.id} entry={entry} />
        ) : (
          <Waiting key={entry.id} entry={entry} isSending={isSending} />
        ),
      )}
    </div>
  );
}
