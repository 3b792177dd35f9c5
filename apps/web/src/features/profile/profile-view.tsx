import type { User } from "@anamnesis/contract";
import type { ReactNode } from "react";
import {
  experienceLabel,
  roleLabel,
  specializationLabel,
} from "@/components/profile-fields/profile-values.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { Panel } from "@/components/ui/card.tsx";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-subtle">{label}</dt>
      <dd className="mt-0.5 break-words">
        {children || <span className="text-ink-subtle">Not set</span>}
      </dd>
    </div>
  );
}

const facts = "grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2";

/** The profile as it is read. */
export function ProfileView({ user }: { user: User }) {
  return (
    <>
      <Panel title="Basic Information">
        <dl className={facts}>
          <Fact label="Full name">{user.name}</Fact>
          <Fact label="Email">{user.email}</Fact>
          <Fact label="Specialization">{specializationLabel(user.specialization)}</Fact>
          <Fact label="Experience level">{experienceLabel(user.experienceLevel)}</Fact>
        </dl>
      </Panel>
      <Panel title="Professional Information">
        <dl className={facts}>
          <Fact label="Institution">{user.institutionName}</Fact>
          <Fact label="Current role">{roleLabel(user.currentRole)}</Fact>
          {user.currentRole === "Student" && (
            <Fact label="Year of study">
              {user.yearOfStudy > 0 ? String(user.yearOfStudy) : ""}
            </Fact>
          )}
        </dl>
      </Panel>
      <Panel title="Location">
        <dl className={`${facts} lg:grid-cols-3`}>
          <Fact label="City">{user.location.city}</Fact>
          <Fact label="State">{user.location.state}</Fact>
          <Fact label="Country">{user.location.country}</Fact>
        </dl>
      </Panel>
    </>
  );
}

/** Read only here; onboarding is where interests are chosen. */
export function Interests({ interests }: { interests: readonly string[] }) {
  return (
    <Panel title="Areas of Interest">
      {interests.length === 0 ? (
        <p className="text-ink-muted">No interests selected</p>
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
