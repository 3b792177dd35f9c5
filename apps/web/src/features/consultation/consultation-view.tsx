import type { PanelLine, Patient } from "@anamnesis/contract";
import { ClipboardPen, PanelRight } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useDocumentTitle, useHeadingFocus } from "@/components/layout/page-heading.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Drawer } from "@/components/ui/drawer.tsx";
import { isText, useDeviceDraft } from "@/lib/storage/device-draft.ts";
import { ChatLog } from "./chat-log.tsx";
import { Composer } from "./composer.tsx";
import { ConsultationFrame } from "./consultation-frame.tsx";
import type { ChatLine } from "./conversation.ts";
import { ExaminePanel } from "./examine-panel.tsx";
import { PatientPanel } from "./patient-panel.tsx";
import { findingsIn } from "./reply-parts.ts";

interface Props {
  patient: Patient;
  panel: { symptoms: readonly PanelLine[]; history: readonly PanelLine[] };
  lines: readonly ChatLine[];
  /** The patient's answer is awaited. */
  isPending: boolean;
  /** Under which the unsent text is kept on the device. */
  draftKey: string;
  /** Where "End Chat & Diagnose" goes. */
  diagnosePath: string;
  /** Resolves as soon as the message can no longer be lost. */
  onSend: (text: string) => Promise<unknown>;
  onResend?: () => void;
  /** A message that has to be changed comes back into the input; called to take it out of the conversation. */
  onWithdraw?: (line: ChatLine) => void;
  /** Above the conversation: what is special about this consultation. */
  notice?: ReactNode;
  /** The consultation is closed: nothing more can be said. */
  isOver?: boolean;
}

const nothing = () => undefined;

/** The consultation: the patient at the side, the conversation, and the line to speak to them. */
export function ConsultationView({
  patient,
  panel,
  lines,
  isPending,
  draftKey,
  diagnosePath,
  onSend,
  onResend = nothing,
  onWithdraw = nothing,
  notice,
  isOver = false,
}: Props) {
  useDocumentTitle(`Consultation with ${patient.name}`);
  const heading = useHeadingFocus();
  const input = useRef<HTMLTextAreaElement>(null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const draft = useDeviceDraft(draftKey, isText, () => "");

  const send = () => {
    draft.handOver("", onSend(draft.value.trim()));
    input.current?.focus();
  };
  const edit = (line: ChatLine) => {
    draft.setValue([line.text, draft.value].filter((text) => text !== "").join("\n"));
    onWithdraw(line);
    input.current?.focus();
  };
  const examine = (
    <ExaminePanel
      findings={findingsIn(lines)}
      isLocked={isPending || isOver}
      onExamine={(ask) => {
        setPanelOpen(false);
        void onSend(ask);
      }}
    />
  );
  const side = <PatientPanel patient={patient} panel={panel} examine={examine} />;
  const toldCount = [...panel.symptoms, ...panel.history].filter(
    ({ source }) => source === "told",
  ).length;

  return (
    <ConsultationFrame side={side}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-b border-line bg-surface px-4 py-3 sm:px-6">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-lg leading-snug font-semibold tracking-[-0.015em] sm:text-xl"
          >
            Patient Consultation
          </h1>
          <p className="flex items-center gap-2 text-sm text-ink-muted">
            <span aria-hidden="true" className="size-2 rounded-full bg-brand" />
            AI Simulation in Progress
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            size="sm"
            className="lg:hidden"
            aria-haspopup="dialog"
            onClick={() => setPanelOpen(true)}
          >
            <PanelRight aria-hidden="true" className="max-sm:hidden" />
            <span>
              Patient<span className="max-sm:sr-only"> details</span>
            </span>
            {toldCount > 0 && (
              <Badge tone="brand" className="-mr-1 px-2">
                {toldCount}
                <span className="sr-only"> told in this consultation</span>
              </Badge>
            )}
          </Button>
          <Button asChild size="sm" className="sm:h-11 sm:px-4">
            <Link to={diagnosePath}>
              <ClipboardPen aria-hidden="true" className="max-sm:hidden" />
              End Chat &amp; Diagnose
            </Link>
          </Button>
        </div>
      </div>
      {notice}
      <ChatLog
        lines={lines}
        patient={patient}
        isTyping={isPending}
        onResend={onResend}
        onEdit={edit}
      />
      {!isOver && (
        <Composer
          inputRef={input}
          value={draft.value}
          onValueChange={draft.setValue}
          onSend={send}
          isPending={isPending}
        />
      )}
      <Drawer open={isPanelOpen} onOpenChange={setPanelOpen} title="Patient details">
        {side}
      </Drawer>
    </ConsultationFrame>
  );
}
