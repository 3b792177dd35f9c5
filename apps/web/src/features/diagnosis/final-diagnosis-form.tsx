import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input, Textarea } from "@/components/ui/input.tsx";
import { useDeviceDraft } from "@/lib/storage/device-draft.ts";
import { DraftNote } from "./draft-note.tsx";
import { canSubmitFinal, isFinalValues, limits, type FinalValues } from "./form-values.ts";
import { MedicationList } from "./medication-list.tsx";

interface Props {
  draftKey: string;
  initial: () => FinalValues;
  onSubmit: (values: FinalValues) => void;
  isSubmitting: boolean;
  fields?: Readonly<Record<string, string>>;
  back?: ReactNode;
}

export function FinalDiagnosisForm({
  draftKey,
  initial,
  onSubmit,
  isSubmitting,
  fields = {},
  back,
}: Props) {
  const { value, setValue, isRestored } = useDeviceDraft(draftKey, isFinalValues, initial);
  const canSubmit = canSubmitFinal(value);
  const set = (part: Partial<FinalValues>) => setValue({ ...value, ...part });
  const problemOf = (key: string) => fields[key] ?? fields[`treatmentPlan.${key}`];
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
          label="Updated Clinical Reasoning"
          hint="How the results changed what you thought, finding by finding."
          error={problemOf("updatedReasoning")}
        >
          {(control) => (
            <Textarea
              {...control}
              value={value.updatedReasoning}
              maxLength={limits.longText}
              required
              className="block min-h-44"
              placeholder="Explain how the test results confirm or change your reasoning..."
              onChange={(event) => set({ updatedReasoning: event.target.value })}
            />
          )}
        </Field>
        <Field label="Final Diagnosis" error={problemOf("finalDiagnosis")}>
          {(control) => (
            <Input
              {...control}
              value={value.finalDiagnosis}
              maxLength={limits.diagnosis}
              required
              autoComplete="off"
              placeholder="Your final diagnosis"
              onChange={(event) => set({ finalDiagnosis: event.target.value })}
            />
          )}
        </Field>
        <MedicationList
          legend="Final Medications"
          rows={value.medications}
          onRowsChange={(medications) => set({ medications })}
          error={problemOf("finalMedications")}
        />
        <div className="grid gap-6 md:grid-cols-2">
          <Field
            label="Lifestyle Recommendations"
            hint="Optional"
            error={problemOf("lifestyleRecommendations")}
          >
            {(control) => (
              <Textarea
                {...control}
                value={value.lifestyleRecommendations}
                className="block"
                maxLength={limits.longText}
                placeholder="Diet, activity, smoking, driving, work..."
                onChange={(event) => set({ lifestyleRecommendations: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="Follow-up Instructions"
            hint="Optional"
            error={problemOf("followUpInstructions")}
          >
            {(control) => (
              <Textarea
                {...control}
                value={value.followUpInstructions}
                className="block"
                maxLength={limits.longText}
                placeholder="Who sees the patient again, when, and what should bring them back sooner..."
                onChange={(event) => set({ followUpInstructions: event.target.value })}
              />
            )}
          </Field>
        </div>
        <div className="border-t border-line pt-5">
          <p className="mb-1.5 text-sm text-ink-muted">
            Completing ends the consultation and has it analysed. It cannot be changed afterwards.
          </p>
          <DraftNote isRestored={isRestored} isComplete={canSubmit} />
          <div className="mt-4 flex flex-wrap-reverse items-center justify-end gap-3">
            {back}
            <Button type="submit" disabled={!canSubmit} isLoading={isSubmitting}>
              {!isSubmitting && <CircleCheck aria-hidden="true" />}
              Complete Diagnosis
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
