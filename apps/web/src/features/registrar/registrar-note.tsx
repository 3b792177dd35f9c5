import type { Bedside, HintState, Patient } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import { useMemo, useState } from "react";
import { read } from "@/lib/api/queries.ts";
import { useAuth, useUser } from "@/lib/auth/auth-context.ts";
import { findingsIn } from "@/lib/sessions/reply-parts.ts";
import { toast } from "@/lib/toast.ts";
import { registrarTexts as texts } from "@/texts/registrar.ts";
import { hintFor, isUnwellUntreated } from "./hint-for.ts";

interface Props {
  patient: Patient;
  bedside: Bedside | undefined;
  lines: readonly { readonly sender: "user" | "patient"; readonly text: string }[];
}

const none: HintState = { isOff: false, dismissed: [] };
const action =
  "inline-flex min-h-8 items-center rounded-sm text-sm font-medium text-brand-ink underline-offset-4 hover:underline";

/** What a registrar at one's shoulder says in the first three cases; waved away for good, here and on every device. */
export function RegistrarNote({ patient, bedside, lines }: Props) {
  const user = useUser();
  const { update } = useAuth();
  // What a device remembers of somebody from before there were hints has none.
  const kept = (user.hints as HintState | undefined) ?? none;
  const [here, setHere] = useState<HintState>(kept);
  const state = {
    isOff: here.isOff || kept.isOff,
    dismissed: [...new Set([...kept.dismissed, ...here.dismissed])],
  };
  const seen = useQuery({ ...read("listSeenPatients"), enabled: !state.isOff });
  const said = useMemo(
    () => lines.flatMap(({ sender, text }) => (sender === "user" ? [text] : [])),
    [lines],
  );
  const hasExamined = useMemo(() => findingsIn(lines).length > 0, [lines]);
  // Coming late it would push a talk down under somebody's eyes, and waits for the next line; before the first there is none.
  const [from] = useState(() => (seen.data === undefined && said.length > 0 ? said.length + 1 : 0));
  if (state.isOff || seen.data === undefined || said.length < from) return null;
  const hint = hintFor({
    said,
    hasExamined,
    isUnwellUntreated: isUnwellUntreated(patient, bedside),
    completed: seen.data.filter(({ status }) => status === "completed").length,
    dismissed: state.dismissed,
  });
  if (hint === null) return null;

  const keep = (next: HintState) => {
    setHere(next);
    update({ hints: next }).then(
      () => next.isOff && toast.success(texts.offDone),
      (error: unknown) => {
        console.error("The hint could not be put away", error);
        toast.error(texts.failed);
      },
    );
  };
  return (
    <div
      role="group"
      aria-label={texts.label}
      className="flex animate-fade-in items-start gap-3 border-b border-line bg-brand-soft px-4 py-2.5 text-[0.9375rem] sm:px-6"
    >
      <Lightbulb className="mt-0.5 size-5 shrink-0 text-brand-ink" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p role="status">
          <span className="sr-only">{texts.who}: </span>
          <span className="font-medium">{hint.say}</span>{" "}
          <span className="text-ink-muted [@media(max-height:36rem)]:hidden">{hint.why}</span>
        </p>
        <p className="flex gap-5">
          <button
            type="button"
            aria-label={texts.dismissLabel}
            className={action}
            onClick={() => keep({ ...state, dismissed: [...state.dismissed, hint.id] })}
          >
            {texts.dismiss}
          </button>
          <button type="button" className={action} onClick={() => keep({ ...state, isOff: true })}>
            {texts.off}
          </button>
        </p>
      </div>
    </div>
  );
}
