import type { User } from "@anamnesis/contract";
import type { ReactNode } from "react";
import {
  experienceLabel,
  roleLabel,
  specializationLabel,
} from "@/components/profile-fields/profile-values.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { profileTexts as texts } from "@/texts/profile.ts";

const { fields } = texts;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-subtle">{label}</dt>
      <dd className="mt-0.5 break-words">
        {children || <span className="text-ink-subtle">{texts.notSet}</span>}
      </dd>
    </div>
  );
}

const facts = "grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2";

/** The profile as it is read. */
export function ProfileView({ user }: { user: User }) {
  return (
    <>
      <Panel title={texts.basic}>
        <dl className={facts}>
          <Fact label={fields.name}>{user.name}</Fact>
          <Fact label={fields.email}>{user.email}</Fact>
          <Fact label={fields.specialization}>{specializationLabel(user.specialization)}</Fact>
          <Fact label={fields.experience}>{experienceLabel(user.experienceLevel)}</Fact>
        </dl>
      </Panel>
      <Panel title={texts.professional}>
        <dl className={facts}>
          <Fact label={fields.institution}>{user.institutionName}</Fact>
          <Fact label={fields.role}>{roleLabel(user.currentRole)}</Fact>
          {user.currentRole === "Student" && (
            <Fact label={fields.year}>{user.yearOfStudy > 0 ? String(user.yearOfStudy) : ""}</Fact>
          )}
        </dl>
      </Panel>
      <Panel title={texts.location}>
        <dl className={`${facts} lg:grid-cols-3`}>
          <Fact label={fields.city}>{user.location.city}</Fact>
          <Fact label={fields.state}>{user.location.state}</Fact>
          <Fact label={fields.country}>{user.location.country}</Fact>
        </dl>
      </Panel>
    </>
  );
}

/** Read only here; onboarding is where interests are chosen. */
export function Interests({ interests }: { interests: readonly string[] }) {
  return (
    <Panel title={texts.interests}>
      {interests.length === 0 ? (
        <p className="text-ink-muted">{texts.noInterests}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <li key={interest} className="flex max-w-full">
              <Badge tone="brand" className="px-3 py-1">
                {interest}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
