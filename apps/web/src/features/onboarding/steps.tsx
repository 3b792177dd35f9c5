import type { ProfileFields } from "@anamnesis/contract";
import { CircleCheck, ClipboardCheck, MessagesSquare, Stethoscope } from "lucide-react";
import { useFormContext } from "react-hook-form";
import type { ReactNode } from "react";
import {
  ExperienceField,
  InstitutionField,
  InterestFields,
  LocationFields,
  RoleFields,
  SpecializationField,
} from "@/components/profile-fields/profile-fields.tsx";
import {
  experienceLabel,
  roleLabel,
  specializationLabel,
} from "@/components/profile-fields/profile-values.ts";
import { onboardingTexts as texts } from "@/texts/onboarding.ts";

const { labels } = texts.allSet;

export interface Step {
  title: string;
  text: string;
  /** The answers that are asked for here. */
  fields: readonly (keyof ProfileFields)[];
  content: ReactNode;
}

const outline = [
  { icon: MessagesSquare, text: texts.welcome.outline.talk },
  { icon: Stethoscope, text: texts.welcome.outline.decide },
  { icon: ClipboardCheck, text: texts.welcome.outline.learn },
];

function Welcome() {
  return (
    <ul className="space-y-3">
      {outline.map(({ icon: Icon, text }) => (
        <li
          key={text}
          className="flex items-center gap-4 rounded-xl border border-line bg-canvas px-4 py-3.5"
        >
          <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-brand-soft text-brand-ink">
            <Icon className="size-5" aria-hidden="true" />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What was filled in, to look over before it is saved. */
function AllSet() {
  const values = useFormContext<ProfileFields>().getValues();
  const { city, state, country } = values.location;
  const rows = [
    [labels.specialization, specializationLabel(values.specialization)],
    [labels.experience, experienceLabel(values.experienceLevel)],
    [labels.role, roleLabel(values.currentRole)],
    [
      labels.year,
      values.currentRole === "Student" && values.yearOfStudy > 0 ? String(values.yearOfStudy) : "",
    ],
    [labels.institution, values.institutionName],
    [labels.location, [city, state, country].filter((part) => part.trim() !== "").join(", ")],
    [labels.interests, values.interests.join(", ")],
  ].filter(([, value]) => value !== "");

  return (
    <div className="rounded-xl border border-line bg-canvas p-4 sm:p-5">
      {rows.length === 0 ? (
        <p className="text-ink-muted">{texts.allSet.nothing}</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
          {rows.map(([label, value]) => (
            <div key={label} className="sm:contents">
              <dt className="text-sm text-ink-subtle">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 flex items-center gap-2 border-t border-line pt-4 text-sm text-ink-muted">
        <CircleCheck className="size-4 shrink-0 text-brand-ink" aria-hidden="true" />
        {texts.allSet.changeLater}
      </p>
    </div>
  );
}

/** The five steps of the wizard, in order. No field is required. */
export const stepsFor = (firstName: string): readonly Step[] => [
  {
    title: texts.welcome.title(firstName),
    text: texts.welcome.text,
    fields: [],
    content: <Welcome />,
  },
  {
    ...texts.background,
    fields: ["specialization", "experienceLevel", "currentRole", "yearOfStudy"],
    content: (
      <div className="grid gap-5">
        <SpecializationField />
        <ExperienceField />
        <RoleFields />
      </div>
    ),
  },
  {
    ...texts.place,
    fields: ["institutionName", "location"],
    content: (
      <div className="grid gap-5 sm:grid-cols-2 [&>:first-child]:sm:col-span-2">
        <InstitutionField />
        <LocationFields />
      </div>
    ),
  },
  {
    ...texts.preferences,
    fields: ["interests"],
    content: <InterestFields />,
  },
  {
    title: texts.allSet.title,
    text: texts.allSet.text,
    fields: [],
    content: <AllSet />,
  },
];
