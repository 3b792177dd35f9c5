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

export interface Step {
  title: string;
  text: string;
  content: ReactNode;
}

const outline = [
  { icon: MessagesSquare, text: "Take a history from a patient, in your own words" },
  { icon: Stethoscope, text: "Commit to a diagnosis, order tests, and treat" },
  { icon: ClipboardCheck, text: "See what you asked well, and what you missed and why it matters" },
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
    ["Specialization", specializationLabel(values.specialization)],
    ["Experience level", experienceLabel(values.experienceLevel)],
    ["Current role", roleLabel(values.currentRole)],
    [
      "Year of study",
      values.currentRole === "Student" && values.yearOfStudy > 0 ? String(values.yearOfStudy) : "",
    ],
    ["Institution", values.institutionName],
    ["Location", [city, state, country].filter((part) => part.trim() !== "").join(", ")],
    ["Areas of interest", values.interests.join(", ")],
  ].filter(([, value]) => value !== "");

  return (
    <div className="rounded-xl border border-line bg-canvas p-4 sm:p-5">
      {rows.length === 0 ? (
        <p className="text-ink-muted">
          You left everything open, which is fine: your profile can be filled in at any time.
        </p>
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
        You can change all of this on your profile.
      </p>
    </div>
  );
}

/** The five steps of the wizard, in order. No field is required. */
export const stepsFor = (firstName: string): readonly Step[] => [
  {
    title: firstName === "" ? "Welcome to Anamnesis" : `Welcome to Anamnesis, ${firstName}`,
    text: "Here is what a session looks like. A few questions follow; answer what you like.",
    content: <Welcome />,
  },
  {
    title: "Medical background",
    text: "Where you are in your training, so that your figures stand in context.",
    content: (
      <div className="grid gap-5">
        <SpecializationField />
        <ExperienceField />
        <RoleFields />
      </div>
    ),
  },
  {
    title: "Institution and location",
    text: "Your institution is shown beside your name on the leaderboard.",
    content: (
      <div className="grid gap-5 sm:grid-cols-2 [&>:first-child]:sm:col-span-2">
        <InstitutionField />
        <LocationFields />
      </div>
    ),
  },
  {
    title: "Learning preferences",
    text: "Choose as many as you like.",
    content: <InterestFields />,
  },
  {
    title: "All set",
    text: "Look it over, then complete your setup.",
    content: <AllSet />,
  },
];
