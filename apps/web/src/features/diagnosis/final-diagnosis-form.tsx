import { CircleCheck } from "lucide-react";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/input.tsx";
import { useDeviceDraft } from "@/lib/storage/device-draft.ts";
import { diagnosisTexts } from "@/texts/diagnosis.ts";
import { DiagnosisForm } from "./diagnosis-form.tsx";
import { canSubmitFinal, isFinalValues, limits, type FinalValues } from "./form-values.ts";
import type { FormProps } from "./initial-diagnosis-form.tsx";

const { final: texts } = diagnosisTexts;
const plans = [
  ["lifestyleRecommendations", texts.lifestyle, texts.lifestylePlaceholder],
  ["followUpInstructions", texts.followUp, texts.followUpPlaceholder],
] as const;

export function FinalDiagnosisForm({
  draftKey,
  initial,
  onSubmit,
  isSubmitting,
  fields = {},
  differential = [],
  back,
}: FormProps<FinalValues>) {
  const { value, setValue, isRestored } = useDeviceDraft(draftKey, isFinalValues, initial);
  const { updatedReasoning, finalDiagnosis, medications, sureness = null } = value;
  const problemOf = (key: string) => fields[key] ?? fields[`treatmentPlan.${key}`];
  return (
    <DiagnosisForm
      labels={texts}
      value={{ reasoning: updatedReasoning, diagnosis: finalDiagnosis, medications, sureness }}
      onValueChange={({
        reasoning = updatedReasoning,
        diagnosis = finalDiagnosis,
        medications: rows = medications,
        sureness: sure = sureness,
      }) =>
        setValue({
          ...value,
          updatedReasoning: reasoning,
          finalDiagnosis: diagnosis,
          medications: rows,
          sureness: sure,
        })
      }
      errors={{
        reasoning: problemOf("updatedReasoning"),
        diagnosis: problemOf("finalDiagnosis"),
        medications: problemOf("finalMedications"),
      }}
      differential={differential}
      canSubmit={canSubmitFinal(value)}
      onSubmit={() => onSubmit(value)}
      isSubmitting={isSubmitting}
      isRestored={isRestored}
      submitIcon={{ before: <CircleCheck aria-hidden="true" /> }}
      warning={texts.ends}
      back={back}
    >
      <div className="grid gap-6 md:grid-cols-2">
        {plans.map(([key, label, placeholder]) => (
          <Field key={key} label={label} hint={texts.optional} error={problemOf(key)}>
            {(control) => (
              <Textarea
                {...control}
                value={value[key]}
                className="block"
                maxLength={limits.longText}
                placeholder={placeholder}
                onChange={(event) => setValue({ ...value, [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </DiagnosisForm>
  );
}
