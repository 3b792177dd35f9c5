import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input, Textarea } from "@/components/ui/input.tsx";
import { useDeviceDraft } from "@/lib/storage/device-draft.ts";
import { DraftNote } from "./draft-note.tsx";
import { canSubmitInitial, isInitialValues, limits, type InitialValues } from "./form-values.ts";
import { MedicationList } from "./medication-list.tsx";

interface Props {
  draftKey: string;
  initial: () => InitialValues;
  onSubmit: (values: InitialValues) => void;
  isSubmitting: boolean;
  /** What the server said of which input, when an earlier submission was refused. */
  fields?: Readonly<Record<string, string>>;
  /** Beside the submit button: the way back to the conversation. */
  back?: ReactNode;
}

export function InitialDiagnosisForm({
  draftKey,
  initial,
  onSubmit,
  isSubmitting,
  fields = {},
  back,
}: Props) {
  const { value, setValue, isRestored } = useDeviceDraft(draftKey, isInitialValues, initial);
  const canSubmit = canSubmitInitial(value);
  const set = (part: Partial<InitialValues>) => setValue({ ...value, ...part });
  return (
    <Card className="p-5 sm:p-6">
      <form
        noValidate
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSubmit && !isSubmitting) onSubmit(value);
        }}
      >
        <Field
          label="Clinical Reasoning"
          hint="What speaks for your diagnosis, what against, and what else it could be."
          error={fields["clinicalReasoning"]}
        >
          {(control) => (
            <Textarea
              {...control}
              value={value.clinicalReasoning}
              maxLength={limits.longText}
              required
              className="block min-h-44"
              placeholder="Explain how the history led you to your diagnosis..."
              onChange={(event) => set({ clinicalReasoning: event.target.value })}
            />
          )}
        </Field>
        <Field label="Preliminary Diagnosis" error={fields["preliminaryDiagnosis"]}>
          {(control) => (
            <Input
              {...control}
              value={value.preliminaryDiagnosis}
              maxLength={limits.diagnosis}
              required
              autoComplete="off"
              placeholder="Your most likely diagnosis"
              onChange={(event) => set({ preliminaryDiagnosis: event.target.value })}
            />
          )}
        </Field>
        <MedicationList
          legend="Initial Medications"
          rows={value.medications}
          onRowsChange={(medications) => set({ medications })}
          error={fields["initialMedications"]}
        />
        <div className="border-t border-line pt-5">
          <DraftNote isRestored={isRestored} isComplete={canSubmit} />
          <div className="mt-4 flex flex-wrap-reverse items-center justify-end gap-3">
            {back}
            <Button type="submit" disabled={!canSubmit} isLoading={isSubmitting}>
              Order Tests &amp; Continue
              {!isSubmitting && <ArrowRight aria-hidden="true" />}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
