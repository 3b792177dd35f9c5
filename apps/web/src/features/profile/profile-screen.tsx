import { MapPin, Pencil, X } from "lucide-react";
import { lazy, startTransition, Suspense, useEffect, useId, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { specializationLabel } from "@/components/profile-fields/profile-values.ts";
import { LoadingState } from "@/components/states/states.tsx";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { ApiFailure, messageOf } from "@/lib/api/failure.ts";
import { useAuth, useUser } from "@/lib/auth/auth-context.ts";
import { contractResolver, preloadSchemas } from "@/lib/forms/contract-resolver.ts";
import { showFieldErrors } from "@/lib/forms/server-errors.ts";
import { toast } from "@/lib/toast.ts";
import { profileTexts as texts } from "@/texts/profile.ts";
import { Calibration } from "./calibration.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { HintsSetting } from "./hints-setting.tsx";
import { LeaderboardVisibility } from "./leaderboard-visibility.tsx";
import { PeopleMet } from "./people-met.tsx";
import { AchievementsPanel, PerformanceStats } from "./performance.tsx";
import {
  isOtherEmail,
  profileInputs,
  profileValuesOf,
  type ProfileValues,
} from "./profile-form.ts";
import { Interests, ProfileView } from "./profile-view.tsx";
import { RecordExport } from "./record-export.tsx";

// Most visits only read: the inputs arrive when they are asked for, the profile staying in view until then.
const ProfileEditor = lazy(() =>
  import("./profile-editor.tsx").then(({ ProfileEditor }) => ({ default: ProfileEditor })),
);
const resolver = contractResolver<ProfileValues>((contract) => contract.updateProfileInputSchema);

function PersonCard() {
  const user = useUser();
  const { city, country } = user.location;
  return (
    <Card className="flex items-center gap-4 p-5 sm:p-6 lg:flex-col lg:gap-0 lg:text-center">
      <Avatar name={user.name} className="size-16 text-xl lg:size-24 lg:text-3xl" />
      <div className="min-w-0 lg:mt-4 lg:w-full">
        <p className="text-lg leading-snug font-semibold break-words">{user.name}</p>
        <p className="text-ink-muted">
          {specializationLabel(user.specialization) || texts.noSpecialization}
        </p>
        <p className="mt-1.5 inline-flex max-w-full items-center gap-1.5 text-sm text-ink-subtle">
          <MapPin className="size-4 shrink-0" aria-hidden="true" />
          {city === "" || country === "" ? texts.noLocation : `${city}, ${country}`}
        </p>
      </div>
    </Card>
  );
}

/** On small screens the form is long, so that its buttons stay at the bottom of the window. */
const editActions =
  "flex gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:justify-end max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]";

export function ProfileScreen() {
  const user = useUser();
  const { update } = useAuth();
  const formId = useId();
  const [isEditing, setEditing] = useState(false);
  const form = useForm<ProfileValues>({ resolver, values: profileValuesOf(user) });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    if (isEditing) preloadSchemas();
  }, [isEditing]);

  const cancel = () => {
    form.reset(profileValuesOf(user));
    setEditing(false);
  };
  const save = form.handleSubmit(async ({ currentPassword, ...values }) => {
    const needsPassword = isOtherEmail(values.email, user);
    if (needsPassword && currentPassword === "")
      return form.setError(
        "currentPassword",
        { message: texts.fields.currentPasswordMissing },
        { shouldFocus: true },
      );
    try {
      await update(needsPassword ? { ...values, currentPassword } : values);
      setEditing(false);
      toast.success(texts.saved);
    } catch (error) {
      console.error("The profile could not be saved", error);
      if (error instanceof ApiFailure && error.code === "email_taken")
        form.setError("email", { message: error.message }, { shouldFocus: true });
      else if (!showFieldErrors(error, form.setError, profileInputs))
        form.setError("root", { message: texts.notSaved(messageOf(error)) });
    }
  });

  return (
    <div className={isEditing ? "max-lg:pb-20" : undefined}>
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          isEditing ? (
            <div className={editActions}>
              <Button
                variant="secondary"
                size="icon"
                aria-label={texts.cancel}
                title={texts.cancel}
                onClick={cancel}
                disabled={isSubmitting}
              >
                <X aria-hidden="true" />
              </Button>
              <Button key="save" type="submit" form={formId} isLoading={isSubmitting}>
                {texts.save}
              </Button>
            </div>
          ) : (
            <Button key="edit" onClick={() => startTransition(() => setEditing(true))}>
              <Pencil aria-hidden="true" />
              {texts.edit}
            </Button>
          )
        }
      />
      {errors.root?.message && (
        <div className="mb-6">
          <FormAlert>{errors.root.message}</FormAlert>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-6 max-lg:contents">
          <PersonCard />
          <div className="max-lg:order-1">
            <PerformanceStats />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-6 max-lg:contents">
          {isEditing ? (
            <Suspense fallback={<LoadingState />}>
              <FormProvider {...form}>
                <form id={formId} onSubmit={save} noValidate className="grid grid-cols-1 gap-6">
                  <ProfileEditor />
                </form>
              </FormProvider>
            </Suspense>
          ) : (
            <ProfileView user={user} />
          )}
          <Interests interests={user.interests} />
        </div>
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <div className="xl:col-span-2">
          <AchievementsPanel />
        </div>
        <Calibration />
        <PeopleMet />
        <LeaderboardVisibility />
        <div className="grid grid-cols-1 gap-6">
          <HintsSetting />
          <RecordExport />
        </div>
        <div className="xl:col-span-2">
          <DeleteAccount />
        </div>
      </div>
    </div>
  );
}
