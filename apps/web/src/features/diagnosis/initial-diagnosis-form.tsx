import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useDeviceDraft } from "@/lib/storage/device-draft.ts";
import { diagnosisTexts } from "@/texts/diagnosis.ts";
import { DiagnosisForm } from "./diagnosis-form.tsx";
import { canSubmitInitial, isInitialValues, type InitialValues } from "./form-values.ts";

export interface FormProps<V> {
  draftKey: string;
  initial: () => V;
  onSubmit: (values: V) => void;
  isSubmitting: boolean;
  /** What the server said of which input, when an earlier submission was refused. */
  fields?: Readonly<Record<string, string>>;
  /** The learner's working differential. */
  differential?: readonly string[];
  /** Beside the submit button: the way back. */
  back?: ReactNode;
}

export function InitialDiagnosisForm({
  draftKey,
  initial,
  onSubmit,
  isSubmitting,
  fields = {},
  differential = [],
  back,
}: FormProps<InitialValues>) {
  const { value, setValue, isRestored } = useDeviceDraft(draftKey, isInitialValues, initial);
  const { clinicalReasoning, preliminaryDiagnosis, medications, sureness = null } = value;
  return (
    <DiagnosisForm
      labels={diagnosisTexts.initial}
      value={{
        reasoning: clinicalReasoning,
        diagnosis: preliminaryDiagnosis,
        medications,
        sureness,
      }}
      onValueChange={({
        reasoning = clinicalReasoning,
        diagnosis = preliminaryDiagnosis,
        medications: rows = medications,
        sureness: sure = sureness,
      }) =>
        setValue({
          clinicalReasoning: reasoning,
          preliminaryDiagnosis: diagnosis,
          medications: rows,
          sureness: sure,
        })
      }
      errors={{
        reasoning: fields["clinicalReasoning"],
        diagnosis: fields["preliminaryDiagnosis"],
        medications: fields["initialMedications"],
      }}
      differential={differential}
      canSubmit={canSubmitInitial(value)}
      onSubmit={() => onSubmit(value)}
      isSubmitting={isSubmitting}
      isRestored={isRestored}
      submitIcon={{ after: <ArrowRight aria-hidden="true" /> }}
      back={back}
    />
  );
}
