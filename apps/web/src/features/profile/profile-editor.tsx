import { useFormContext } from "react-hook-form";
import {
  ExperienceField,
  InstitutionField,
  LocationFields,
  RoleFields,
  SpecializationField,
} from "@/components/profile-fields/profile-fields.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import type { ProfileValues } from "./profile-form.ts";

const fields = "grid grid-cols-1 gap-5 sm:grid-cols-2";

/** The profile as it is changed; the surrounding form holds the values. */
export function ProfileEditor() {
  const { register, formState } = useFormContext<ProfileValues>();
  return (
    <>
      <Panel title="Basic Information">
        <div className={fields}>
          <Field label="Full name" error={formState.errors.name?.message}>
            {(control) => <Input {...control} {...register("name")} autoComplete="name" required />}
          </Field>
          <Field label="Email" error={formState.errors.email?.message}>
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
          <SpecializationField />
          <ExperienceField />
        </div>
      </Panel>
      <Panel title="Professional Information">
        <div className={fields}>
          <InstitutionField />
          <RoleFields />
        </div>
      </Panel>
      <Panel title="Location">
        <div className={`${fields} lg:grid-cols-3`}>
          <LocationFields />
        </div>
      </Panel>
    </>
  );
}
