import { useFormContext, useWatch } from "react-hook-form";
import {
  ExperienceField,
  InstitutionField,
  InterestFields,
  LocationFields,
  RoleFields,
  SpecializationField,
} from "@/components/profile-fields/profile-fields.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input, PasswordInput } from "@/components/ui/input.tsx";
import { useUser } from "@/lib/auth/auth-context.ts";
import { profileTexts as texts } from "@/texts/profile.ts";
import { isOtherEmail, type ProfileValues } from "./profile-form.ts";

const fields = "grid grid-cols-1 gap-5 sm:grid-cols-2";

/** The profile as it is changed; the surrounding form holds the values. */
export function ProfileEditor() {
  const user = useUser();
  const { control, register, formState } = useFormContext<ProfileValues>();
  const email = useWatch({ control, name: "email" });
  return (
    <>
      <Panel title={texts.basic}>
        <div className={fields}>
          <Field label={texts.fields.name} error={formState.errors.name?.message}>
            {(control) => <Input {...control} {...register("name")} autoComplete="name" required />}
          </Field>
          <Field label={texts.fields.email} error={formState.errors.email?.message}>
            {(control) => (
              <Input
                {...control}
                {...register("email")}
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </Field>
          {isOtherEmail(email, user) && (
            <Field
              label={texts.fields.currentPassword}
              hint={texts.fields.currentPasswordHint}
              error={formState.errors.currentPassword?.message}
              className="sm:col-span-2"
            >
              {(control) => (
                <PasswordInput
                  {...control}
                  {...register("currentPassword")}
                  autoComplete="current-password"
                  required
                />
              )}
            </Field>
          )}
          <SpecializationField />
          <ExperienceField />
        </div>
      </Panel>
      <Panel title={texts.professional}>
        <div className={fields}>
          <InstitutionField />
          <RoleFields />
        </div>
      </Panel>
      <Panel title={texts.location}>
        <div className={`${fields} lg:grid-cols-3`}>
          <LocationFields />
        </div>
      </Panel>
      <Panel title={texts.interests}>
        <InterestFields />
      </Panel>
    </>
  );
}
