import type { Sureness } from "@anamnesis/contract";
import type { ReactNode } from "react";
import { TermInput } from "@/components/term-input/term-input.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/input.tsx";
import { diagnosisTexts } from "@/texts/diagnosis.ts";
import { DraftNote } from "./draft-note.tsx";
import { limits } from "./form-values.ts";
import { SurenessField } from "./sureness-field.tsx";
import { MedicationList } from "./medication-list.tsx";

/** What both forms have: reasoning, a diagnosis, medications. */
export interface CommonValues {
  readonly reasoning: string;
  readonly diagnosis: string;
  readonly medications: readonly string[];
  readonly sureness: Sureness | null;
}

interface Labels {
  readonly reasoning: string;
  readonly reasoningHint: string;
  readonly reasoningPlaceholder: string;
  readonly diagnosis: string;
  readonly diagnosisPlaceholder: string;
  readonly medications: string;
  readonly submit: string;
}

interface Props {
  labels: Labels;
  value: CommonValues;
  onValueChange: (part: Partial<CommonValues>) => void;
  /** What the server said of which input, when an earlier submission was refused. */
  errors: Readonly<Partial<Record<keyof CommonValues, string | undefined>>>;
  /** The learner's working differential, to take the diagnosis from. */
  differential: readonly string[];
  canSubmit: boolean;
  onSubmit: () => void;
  isSubmitting: boolean;
  isRestored: boolean;
  submitIcon: { readonly before?: ReactNode; readonly after?: ReactNode };
  /** Between the medications and the end of the form. */
  children?: ReactNode;
  /** Above the buttons: what submitting means. */
  warning?: string;
  /** Beside the submit button: the way back to the conversation. */
  back?: ReactNode;
}

/** Diagnoses of the differential, each a press away from the input. */
function FromDifferential({
  names,
  chosen,
  onChoose,
}: {
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
}) {
  const others = names.filter((name) => name !== chosen.trim()).slice(0, 5);
  if (others.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={diagnosisTexts.fromDifferential}
      className="mt-2 flex flex-wrap items-center gap-1.5 text-[0.8125rem]"
    >
      <span aria-hidden="true" className="mr-0.5 text-ink-subtle">
        {diagnosisTexts.fromDifferential}
      </span>
      {others.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => onChoose(name)}
          className="min-h-7 rounded-full border border-line-strong/60 bg-surface px-2.5 text-left font-medium text-ink-muted transition-colors hover:border-brand hover:text-brand-ink"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The frame of the initial and the final diagnosis. */
export function DiagnosisForm({
  labels,
  value,
  onValueChange,
  errors,
  differential,
  canSubmit,
  onSubmit,
  isSubmitting,
  isRestored,
  submitIcon,
  children,
  warning,
  back,
}: Props) {
  return (
    <Card className="p-5 sm:p-6">
      <form
        noValidate
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSubmit && !isSubmitting) onSubmit();
        }}
      >
        <Field label={labels.reasoning} hint={labels.reasoningHint} error={errors.reasoning}>
          {(control) => (
            <Textarea
              {...control}
              value={value.reasoning}
              maxLength={limits.longText}
              required
              className="block min-h-44"
              placeholder={labels.reasoningPlaceholder}
              onChange={(event) => onValueChange({ reasoning: event.target.value })}
            />
          )}
        </Field>
        <div>
          <Field label={labels.diagnosis} error={errors.diagnosis}>
            {(control) => (
              <TermInput
                {...control}
                kind="diagnosis"
                value={value.diagnosis}
                maxLength={limits.diagnosis}
                required
                placeholder={labels.diagnosisPlaceholder}
                onValueChange={(diagnosis) => onValueChange({ diagnosis })}
              />
            )}
          </Field>
          <FromDifferential
            names={differential}
            chosen={value.diagnosis}
            onChoose={(diagnosis) => onValueChange({ diagnosis })}
          />
          <SurenessField
            value={value.sureness}
            onValueChange={(sureness) => onValueChange({ sureness })}
          />
        </div>
        <MedicationList
          legend={labels.medications}
          rows={value.medications}
          onRowsChange={(medications) => onValueChange({ medications })}
          error={errors.medications}
        />
        {children}
        <div className="border-t border-line pt-5">
          {warning && <p className="mb-1.5 text-sm text-ink-muted">{warning}</p>}
          <DraftNote isRestored={isRestored} isComplete={canSubmit} />
          <div className="mt-4 flex flex-wrap-reverse items-center justify-end gap-3">
            {back}
            <Button
              type="submit"
              disabled={!canSubmit}
              isLoading={isSubmitting}
              className="max-sm:w-full"
            >
              {!isSubmitting && submitIcon.before}
              {labels.submit}
              {!isSubmitting && submitIcon.after}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
