import { useState } from "react";
import { Panel } from "@/components/ui/card.tsx";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { messageOf } from "@/lib/api/failure.ts";
import { useAuth, useUser } from "@/lib/auth/auth-context.ts";
import { toast } from "@/lib/toast.ts";
import { hintsSettingTexts as texts } from "@/texts/hints-setting.ts";

/** Whether the registrar speaks in the first cases. Turned on again, everything may be said again. */
export function HintsSetting() {
  const user = useUser();
  const { update } = useAuth();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  // What a device remembers of somebody from before there were hints has none.
  const isOff = (user.hints as typeof user.hints | undefined)?.isOff ?? false;
  const save = async (wanted: boolean) => {
    setSaving(true);
    setError(undefined);
    try {
      await update({
        hints: wanted
          ? { isOff: false, dismissed: [] }
          : { isOff: true, dismissed: user.hints.dismissed },
      });
      toast.success(wanted ? texts.on : texts.off);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Panel title={texts.title}>
      <p className="-mt-3 mb-5 text-ink-muted">{texts.text}</p>
      {/* The browser's own: the one of the forms is fetched with them. */}
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-line-strong/60 bg-surface px-3.5 py-2 transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
        <input
          type="checkbox"
          checked={!isOff}
          disabled={isSaving}
          onChange={(event) => void save(event.target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        <span className="text-[0.9375rem] leading-snug">{texts.label}</span>
      </label>
      {error && (
        <div className="mt-4">
          <FormAlert>{error}</FormAlert>
        </div>
      )}
    </Panel>
  );
}
