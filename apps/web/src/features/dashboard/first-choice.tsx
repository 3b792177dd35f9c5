import type { User } from "@anamnesis/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useAuth, useUser } from "@/lib/auth/auth-context.ts";
import { toast } from "@/lib/toast.ts";
import { firstPatientTexts } from "@/texts/first-patient.ts";

const texts = firstPatientTexts.choose;
/** The interests that speak for a module. */
const offered = [
  "Emergency Medicine",
  "Pediatric Cases",
  "Cardiovascular Diseases",
  "Neurological Disorders",
  "Respiratory Conditions",
] as const satisfies readonly User["interests"][number][];

/** Asks where the answer is used: what somebody who has chosen nothing yet would like to see first. */
export function FirstChoice({ onChosen }: { onChosen: () => void }) {
  const user = useUser();
  const { update } = useAuth();
  const queryClient = useQueryClient();
  const id = useId();
  const [saving, setSaving] = useState<string | null>(null);
  if (user.interests.length > 0 || user.specialization !== "") return null;
  const choose = async (interest: (typeof offered)[number]) => {
    setSaving(interest);
    try {
      await update({ interests: [interest] });
      await queryClient.invalidateQueries({ queryKey: ["getDashboard"] });
      toast.success(texts.saved(interest));
      onChosen();
    } catch (error) {
      console.error("The interest could not be saved", error);
      toast.error(texts.failed);
      setSaving(null);
    }
  };
  return (
    <div role="group" aria-labelledby={id} className="mb-4">
      <p id={id} className="mb-2 text-[0.9375rem] text-ink-muted">
        {texts.title}
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.map((interest) => (
          <Button
            key={interest}
            variant="secondary"
            size="sm"
            className="rounded-full"
            disabled={saving !== null}
            isLoading={saving === interest}
            onClick={() => void choose(interest)}
          >
            {interest}
          </Button>
        ))}
      </div>
    </div>
  );
}
