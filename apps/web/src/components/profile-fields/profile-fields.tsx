import type { ProfileFields } from "@anamnesis/contract";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { currentRoles, experienceLevels, interestOptions, specializations } from "virtual:contract";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select, type SelectOption } from "@/components/ui/select.tsx";
import { profileFieldTexts as texts } from "@/texts/profile-fields.ts";

/** A list cannot hold the empty value, so that taking back a choice has a name of its own. */
const unset = "unset";

function ChoiceField({
  name,
  label,
  placeholder,
  options,
}: {
  name: "specialization" | "experienceLevel" | "currentRole";
  label: string;
  placeholder: string;
  options: readonly SelectOption[];
}) {
  const { control, formState } = useFormContext<ProfileFields>();
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      {(attributes) => (
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <Select
              {...attributes}
              value={field.value}
              onValueChange={(value) => field.onChange(value === unset ? "" : value)}
              placeholder={placeholder}
              options={
                field.value === "" ? options : [...options, { value: unset, label: texts.notSet }]
              }
            />
          )}
        />
      )}
    </Field>
  );
}

export const SpecializationField = () => (
  <ChoiceField name="specialization" {...texts.specialization} options={specializations} />
);
export const ExperienceField = () => (
  <ChoiceField name="experienceLevel" {...texts.experience} options={experienceLevels} />
);

/** Current role, and the year of study while the role is Student. */
export function RoleFields() {
  const { control, formState } = useFormContext<ProfileFields>();
  const role = useWatch({ control, name: "currentRole" });
  return (
    <>
      <ChoiceField name="currentRole" {...texts.role} options={currentRoles} />
      {role === "Student" && (
        <Field label={texts.year.label} error={formState.errors.yearOfStudy?.message}>
          {(attributes) => (
            <Controller
              control={control}
              name="yearOfStudy"
              render={({ field }) => (
                <Input
                  {...attributes}
                  ref={field.ref}
                  name={field.name}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={20}
                  placeholder={texts.year.placeholder}
                  value={field.value === 0 ? "" : field.value}
                  onBlur={field.onBlur}
                  onChange={(event) => field.onChange(Number.parseInt(event.target.value, 10) || 0)}
                />
              )}
            />
          )}
        </Field>
      )}
    </>
  );
}

export function InstitutionField() {
  const { register, formState } = useFormContext<ProfileFields>();
  return (
    <Field label={texts.institution.label} error={formState.errors.institutionName?.message}>
      {(attributes) => (
        <Input
          {...attributes}
          {...register("institutionName")}
          autoComplete="organization"
          placeholder={texts.institution.placeholder}
        />
      )}
    </Field>
  );
}

const places = [
  { name: "city", label: texts.city, autoComplete: "address-level2" },
  { name: "state", label: texts.state, autoComplete: "address-level1" },
  { name: "country", label: texts.country, autoComplete: "country-name" },
] as const;

export function LocationFields() {
  const { register, formState } = useFormContext<ProfileFields>();
  return places.map(({ name, label, autoComplete }) => (
    <Field key={name} label={label} error={formState.errors.location?.[name]?.message}>
      {(attributes) => (
        <Input {...attributes} {...register(`location.${name}`)} autoComplete={autoComplete} />
      )}
    </Field>
  ));
}

/** Interests, of which any number can be chosen. */
export function InterestFields() {
  const { control } = useFormContext<ProfileFields>();
  return (
    <Controller
      control={control}
      name="interests"
      render={({ field }) => (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="sr-only">{texts.interests}</legend>
          {interestOptions.map((interest) => (
            <Checkbox
              key={interest}
              label={interest}
              checked={field.value.includes(interest)}
              onCheckedChange={(checked) =>
                field.onChange(
                  checked
                    ? [...field.value, interest]
                    : field.value.filter((other) => other !== interest),
                )
              }
            />
          ))}
        </fieldset>
      )}
    />
  );
}
