import { PageHeading } from "@/components/layout/page-heading.tsx";

export function Component() {
  return <PageHeading title="Patient Consultation" />;
}
