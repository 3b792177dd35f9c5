import type { User } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { RadioGroup } from "radix-ui";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { useLocation } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { ApiFailure, messageOf } from "@/lib/api/failure.ts";
import { read } from "@/lib/api/queries.ts";
import { useAuth, useUser } from "@/lib/auth/auth-context.ts";
import { toast } from "@/lib/toast.ts";
import { profileTexts } from "@/texts/profile.ts";

type Visibility = User["leaderboardVisibility"];
const texts = profileTexts.leaderboard;
const visibilities = Object.keys(texts.visibilities) as readonly Visibility[];
const maxPseudonym = 40;

function Choice({ visibility }: { visibility: Visibility }) {
  const id = useId();
  const { label, text } = texts.visibilities[visibility];
  return (
    <div className="relative flex items-start gap-3 rounded-lg border border-line-strong/60 bg-surface px-3.5 py-3 transition-colors hover:bg-sunken has-[[data-state=checked]]:border-brand has-[[data-state=checked]]:bg-brand-soft">
      <RadioGroup.Item
        id={id}
        value={visibility}
        aria-describedby={`${id}-text`}
        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface after:absolute after:inset-0 data-[state=checked]:border-brand"
      >
        <RadioGroup.Indicator className="size-2.5 rounded-full bg-brand forced-colors:bg-[Highlight]" />
      </RadioGroup.Item>
      <div className="min-w-0">
        <label htmlFor={id} className="block leading-snug font-medium">
          {label}
        </label>
        <p id={`${id}-text`} className="text-sm text-ink-muted">
          {text}
        </p>
      </div>
    </div>
  );
}

/** Brings a section into view for a link that names it, once what stands above it has its height. */
function useSectionInView(name: string) {
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const { isPending } = useQuery(read("getStats"));
  useEffect(() => {
    if (hash === name && !isPending) section.current?.scrollIntoView();
  }, [hash, name, isPending]);
  return section;
}

/** Whether and under which name others see one on the leaderboard; saved on its own. */
export function LeaderboardVisibility() {
  const user = useUser();
  const { update } = useAuth();
  const section = useSectionInView("#leaderboard");
  const [visibility, setVisibility] = useState(user.leaderboardVisibility);
  const [pseudonym, setPseudonym] = useState(user.pseudonym);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<{ field?: string; form?: string }>({});
  const isChanged =
    visibility !== user.leaderboardVisibility ||
    (visibility === "pseudonym" && pseudonym.trim() !== user.pseudonym);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setError({});
    try {
      const saved = await update({
        leaderboardVisibility: visibility,
        ...(visibility === "pseudonym" ? { pseudonym: pseudonym.trim() } : {}),
      });
      setPseudonym(saved.pseudonym);
      toast.success(texts.saved[saved.leaderboardVisibility](saved.pseudonym));
    } catch (failure) {
      const field = failure instanceof ApiFailure ? failure.fields.pseudonym : undefined;
      setError(field ? { field } : { form: texts.notSaved(messageOf(failure)) });
    } finally {
      setSaving(false);
    }
  };

  return (
    <div ref={section} className="scroll-mt-20">
      <Panel title={texts.title}>
        <p className="-mt-3 mb-5 text-ink-muted">{texts.text}</p>
        <form onSubmit={save} noValidate className="space-y-5">
          <RadioGroup.Root
            aria-label={texts.legend}
            value={visibility}
            onValueChange={(value) => {
              const chosen = visibilities.find((known) => known === value);
              if (chosen) setVisibility(chosen);
            }}
            className="grid gap-3"
          >
            {visibilities.map((known) => (
              <Choice key={known} visibility={known} />
            ))}
          </RadioGroup.Root>
          {visibility === "pseudonym" && (
            <Field label={texts.pseudonym} hint={texts.pseudonymHint} error={error.field}>
              {(control) => (
                <Input
                  {...control}
                  value={pseudonym}
                  maxLength={maxPseudonym}
                  autoComplete="nickname"
                  onChange={(event) => setPseudonym(event.target.value)}
                  className="sm:max-w-sm"
                />
              )}
            </Field>
          )}
          {error.form && <FormAlert>{error.form}</FormAlert>}
          <Button type="submit" variant="soft" disabled={!isChanged} isLoading={isSaving}>
            {texts.save}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
