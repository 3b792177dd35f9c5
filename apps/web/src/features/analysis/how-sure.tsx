import type { Judgement } from "@anamnesis/contract";
import { CircleCheck, CircleX } from "lucide-react";
import { Link } from "react-router";
import { surenessTexts } from "@/texts/sureness.ts";

const texts = surenessTexts.debrief;
/** Percent points within which what was said is what the findings allowed. */
const near = 15;

/** How what was said stands to what the findings gave that diagnosis then. */
export function comparison({ sureness, found }: Judgement): string {
  if (found === null) return texts.notFound;
  const gap = sureness - found;
  return `${texts.found(found)} ${Math.abs(gap) <= near ? texts.near : gap > 0 ? texts.more : texts.less}`;
}

function Line({ judgement }: { judgement: Judgement }) {
  const { stage, given, sureness, isRight } = judgement;
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isRight ? "text-success" : "text-danger"}`}
      />
      <div className="min-w-0">
        <p className="text-[0.9375rem]">
          <span className="text-ink-muted">{texts.stages[stage]}:</span>{" "}
          <q className="font-medium break-words">{given}</q>
        </p>
        <p className="mt-0.5 text-[0.9375rem]">
          <strong className="font-semibold">{texts.said(sureness)}</strong>{" "}
          {isRight ? texts.right : texts.wrong}
        </p>
        <p className="text-sm text-ink-muted">{comparison(judgement)}</p>
      </div>
    </li>
  );
}

/** How sure the learner said they were of their diagnoses, and what came of it. */
export function HowSure({ judgements }: { judgements: readonly Judgement[] }) {
  return (
    <div className="max-w-prose space-y-5">
      <ul className="space-y-4">
        {judgements.map((judgement) => (
          <Line key={judgement.stage} judgement={judgement} />
        ))}
      </ul>
      <Link
        to="/profile#calibration"
        className="inline-block rounded-sm text-[0.9375rem] font-medium text-brand-ink underline decoration-brand-line underline-offset-3 hover:decoration-current"
      >
        {texts.toProfile}
      </Link>
    </div>
  );
}
