import type { Bedside, PanelLine, Patient } from "@anamnesis/contract";
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { useDocumentTitle } from "@/components/layout/page-heading.tsx";
import { Drawer } from "@/components/ui/drawer.tsx";
import { useMediaQuery } from "@/lib/use-media-query.ts";
import { isText, useDeviceDraft } from "@/lib/storage/device-draft.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { ChatLog, type ChatLogHandle } from "./chat-log.tsx";
import { Composer } from "./composer.tsx";
import { ConsultationFrame } from "./consultation-frame.tsx";
import { ConsultationHeader } from "./consultation-header.tsx";
import type { ChatLine } from "./conversation.ts";
import { DoPanel } from "./do-panel.tsx";
import { ExaminePanel } from "./examine-panel.tsx";
import { PatientPanel } from "./patient-panel.tsx";
import { findingsIn, lastListened } from "@/lib/sessions/reply-parts.ts";
import { SidePanel, type SideTab } from "./side-panel.tsx";
import { useReadAloud } from "./use-read-aloud.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const ShortcutsDialog = lazy(() =>
  import("./shortcuts-dialog.tsx").then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
);

interface Props {
  /** Of the session on the server; absent where there is none. */
  sessionId?: string | undefined;
  patient: Patient;
  panel: { symptoms: readonly PanelLine[]; history: readonly PanelLine[] };
  /** What was done at the bedside, and how the patient is; absent where nothing can be done. */
  bedside?: Bedside | undefined;
  lines: readonly ChatLine[];
  /** The patient's mood now. */
  mood: string;
  /** When the consultation began, for its timer; null without one. */
  startedAt?: string | null;
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
  /** The learner's own notes. */
  notebook?: ReactNode;
  /** Above the conversation: what is special about this consultation. */
  notice?: ReactNode;
  /** The consultation is closed: nothing more can be said. */
  isOver?: boolean;
}

const nothing = () => undefined;
/** Where the notes have a column of their own, and where the side panel is a drawer. */
const wide = "(min-width: 96rem)";
const narrow = "(max-width: 63.99rem)";

/** Frames that are waited for something to appear: what a tab holds may have to be loaded first. */
const patience = 120;

/** Focuses the one that is shown, where a panel stands both at the side and in a drawer. */
function focusShown(selector: string, frames = patience): void {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.offsetParent !== null,
  );
  if (shown) shown.focus();
  else if (frames > 0) requestAnimationFrame(() => focusShown(selector, frames - 1));
}

/** The consultation: the patient at the side, the conversation, and the line to speak to them. */
export function ConsultationView({
  sessionId,
  patient,
  panel,
  bedside,
  lines,
  mood,
  startedAt = null,
  isPending,
  draftKey,
  diagnosePath,
  onSend,
  onResend = nothing,
  onWithdraw = nothing,
  notebook,
  notice,
  isOver = false,
}: Props) {
  useDocumentTitle(texts.documentTitle(patient.name));
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<ChatLogHandle>(null);
  const [tab, setTab] = useState<SideTab>("patient");
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const isWide = useMediaQuery(wide) && notebook !== undefined;
  const isNarrow = useMediaQuery(narrow);
  const draft = useDeviceDraft(draftKey, isText, () => "");
  const readAloud = useReadAloud(patient, lines);

  const { value: written, setValue: write } = draft;
  const latest = useRef({ written, onResend, onWithdraw });
  useEffect(() => {
    latest.current = { written, onResend, onWithdraw };
  });
  const resend = useCallback(() => latest.current.onResend(), []);
  const edit = useCallback(
    (line: ChatLine) => {
      write([line.text, latest.current.written].filter((text) => text !== "").join("\n"));
      latest.current.onWithdraw(line);
      input.current?.focus();
    },
    [write],
  );
  const send = () => {
    draft.handOver("", onSend(written.trim()));
    input.current?.focus();
  };

  const open = (next: SideTab, selector?: string) => {
    flushSync(() => {
      setTab(next);
      if (isNarrow) setPanelOpen(true);
    });
    if (selector !== undefined) focusShown(selector);
    else if (!(isWide && next === "notes")) focusShown("[role=tab][data-state=active]");
  };
  useShortcuts({
    KeyM: () => input.current?.focus(),
    KeyJ: () => log.current?.toNewest(),
    KeyR: () => readAloud?.repeat(),
    KeyP: () => open("patient"),
    KeyX: () => open("examine"),
    KeyD: () => open("do"),
    ...(notebook !== undefined && {
      KeyN: () => open("notes", "[data-notebook=notes]"),
      KeyL: () => open("notes", "[data-notebook=differential] input"),
    }),
    KeyK: () => setShortcutsOpen(true),
  });

  const findings = useMemo(() => findingsIn(lines), [lines]);
  const revision = useMemo(() => lastListened(lines), [lines]);
  const examine = (
    <ExaminePanel
      listened={
        sessionId === undefined || revision === undefined ? undefined : { sessionId, revision }
      }
      findings={findings}
      isLocked={isPending || isOver}
      onExamine={(ask) => {
        setPanelOpen(false);
        void onSend(ask);
      }}
    />
  );
  const treat = (
    <DoPanel
      bedside={bedside}
      isLocked={isPending || isOver}
      onDo={(say) => {
        setPanelOpen(false);
        void onSend(say);
      }}
    />
  );
  const side = (
    <SidePanel
      patient={patient}
      mood={mood}
      now={bedside?.vitals}
      tab={tab}
      onTabChange={setTab}
      contents={{
        patient: <PatientPanel patient={patient} panel={panel} bedside={bedside} />,
        examine,
        do: treat,
        ...(notebook !== undefined && !isWide && { notes: notebook }),
      }}
    />
  );
  const toldCount = [...panel.symptoms, ...panel.history].filter(
    ({ source }) => source === "told",
  ).length;

  return (
    <ConsultationFrame side={isNarrow ? null : side} beside={isWide ? notebook : undefined}>
      <ConsultationHeader
        patient={patient}
        mood={mood}
        now={bedside?.vitals}
        startedAt={isOver ? null : startedAt}
        caseMinutes={bedside?.minutes}
        diagnosePath={diagnosePath}
        toldCount={toldCount}
        readAloud={readAloud}
        hasNotes={notebook !== undefined}
        onOpen={open}
        onOpenShortcuts={() => setShortcutsOpen(true)}
      />
      {notice}
      <ChatLog
        ref={log}
        lines={lines}
        patient={patient}
        isTyping={isPending}
        onResend={resend}
        onEdit={edit}
      />
      {!isOver && (
        <Composer
          inputRef={input}
          value={written}
          onValueChange={write}
          onSend={send}
          isPending={isPending}
          previous={lines.findLast(({ sender }) => sender === "user")?.text ?? ""}
        />
      )}
      <Drawer open={isPanelOpen && isNarrow} onOpenChange={setPanelOpen} title={texts.details}>
        {side}
      </Drawer>
      {areShortcutsOpen && (
        <Suspense>
          <ShortcutsDialog open onOpenChange={setShortcutsOpen} />
        </Suspense>
      )}
    </ConsultationFrame>
  );
}
