import type { ProfileFields } from "@anamnesis/contract";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Logo } from "@/components/layout/logo.tsx";
import { useDocumentTitle } from "@/components/layout/page-heading.tsx";
import { SkipLink } from "@/components/layout/skip-link.tsx";
import { ThemeToggle } from "@/components/layout/theme-toggle.tsx";
import { profileFieldsOf } from "@/components/profile-fields/profile-values.ts";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { messageOf } from "@/lib/api/failure.ts";
import { useAuth, useUser } from "@/lib/auth/auth-context.ts";
import { contractResolver, preloadSchemas } from "@/lib/forms/contract-resolver.ts";
import { firstNameOf } from "@/lib/format/names.ts";
import { toast } from "@/lib/toast.ts";
import { onboardingTexts as texts } from "@/texts/onboarding.ts";
import { dropDraft, keepDraft, withDraft } from "./onboarding-draft.ts";
import { stepsFor } from "./steps.tsx";

const resolver = contractResolver<ProfileFields>((contract) => contract.profileFieldsSchema);

/** The step lives in the address, so that the browser's Back goes one step back. */
function useStep(count: number) {
  const [query, setQuery] = useSearchParams();
  const asked = Number.parseInt(query.get("step") ?? "1", 10) || 1;
  const step = Math.min(count, Math.max(1, asked));
  return [step, (next: number) => setQuery({ step: String(next) })] as const;
}

export function OnboardingScreen() {
  const user = useUser();
  const { update, logout } = useAuth();
  const navigate = useNavigate();
  const steps = stepsFor(firstNameOf(user.name));
  const [step, goTo] = useStep(steps.length);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const form = useForm<ProfileFields>({
    resolver,
    defaultValues: withDraft(user._id, profileFieldsOf(user)),
  });
  const current = steps[step - 1];
  const isLast = step === steps.length;

  useEffect(preloadSchemas, []);
  useDocumentTitle(texts.step(step, steps.length));
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(user._id, values),
      }),
    [form, user._id],
  );

  const goOn = async () => {
    // What is wrong is said where it was typed, and not four steps later.
    if (await form.trigger(current?.fields ?? [], { shouldFocus: true })) goTo(step + 1);
  };
  const complete = async () => {
    setSaving(true);
    setError(undefined);
    try {
      await update({ ...form.getValues(), onboardingCompleted: true });
      dropDraft(user._id);
      toast.success(texts.done);
      await navigate("/dashboard");
    } catch (failure) {
      console.error("Onboarding could not be completed", failure);
      setError(texts.notSaved(messageOf(failure)));
      setSaving(false);
    }
  };

  if (current === undefined) return null;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex items-center justify-between gap-4 px-4 py-4 sm:px-8">
        <Logo />
        <div className="flex items-center gap-2">
          <ThemeToggle className="max-sm:hidden" />
          <Button variant="ghost" size="sm" onClick={logout}>
            {texts.logout}
          </Button>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-2xl flex-1 flex-col px-4 pt-4 pb-12 sm:pt-10"
      >
        <div className="mb-2.5 flex items-center justify-between text-sm">
          <span className="font-medium text-ink-muted">{texts.step(step, steps.length)}</span>
          {!isLast && (
            <Link to="/dashboard" className="rounded-sm text-brand-ink hover:underline">
              {texts.skip}
            </Link>
          )}
        </div>
        <Progress
          value={step}
          max={steps.length}
          label={texts.progress}
          valueText={texts.step(step, steps.length)}
        />
        <Card className="mt-6 p-5 sm:p-8">
          <FormProvider {...form}>
            {/* As tall as the tallest steps, so that the buttons stay where they are. */}
            <form
              noValidate
              className="flex min-h-132 flex-col sm:min-h-116"
              onSubmit={(event) => {
                event.preventDefault();
                void (isLast ? complete() : goOn());
              }}
            >
              <h1
                ref={heading}
                tabIndex={-1}
                className="text-[1.75rem] leading-tight font-medium tracking-[-0.02em] sm:text-4xl"
              >
                {current.title}
              </h1>
              <p className="mt-1.5 mb-6 text-ink-muted">{current.text}</p>
              {current.content}
              {error && (
                <div className="mt-6">
                  <FormAlert>{error}</FormAlert>
                </div>
              )}
              <div className="mt-auto pt-8">
                <div className="flex justify-between gap-3 border-t border-line pt-6">
                  <Button
                    variant="secondary"
                    disabled={step === 1 || isSaving}
                    onClick={() => goTo(step - 1)}
                  >
                    <ArrowLeft aria-hidden="true" />
                    {texts.previous}
                  </Button>
                  <Button type="submit" isLoading={isSaving}>
                    {isLast ? texts.complete : texts.next}
                    {!isLast && <ArrowRight aria-hidden="true" />}
                  </Button>
                </div>
              </div>
            </form>
          </FormProvider>
        </Card>
      </main>
    </div>
  );
}
