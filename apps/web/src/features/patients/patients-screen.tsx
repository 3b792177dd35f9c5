import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, UserX } from "lucide-react";
import { Link, useParams } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState, LoadingState, SampleDataBanner } from "@/components/states/states.tsx";
import { SearchInput } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { read } from "@/lib/api/queries.ts";
import { useQueryText } from "@/lib/use-query-text.ts";
import { patientTexts as texts } from "@/texts/patients.ts";
import { filterPatients } from "./filter-patients.ts";
import { PatientCard, PatientCardSkeleton } from "./patient-card.tsx";
import { samplePatients } from "./sample-patients.ts";

const levelOptions = Object.entries(texts.levels).map(([value, label]) => ({
  value,
  label,
}));
const grid = "grid grid-cols-1 gap-4 sm:gap-5 md:grid-cols-2 2xl:grid-cols-3";

export function PatientsScreen() {
  const { moduleId = "" } = useParams();
  const query = useQuery(
    read("listPatientsBySpecialization", { params: { specialization: moduleId } }),
  );
  const seen = useQuery(read("listSeenPatients"));
  const [text, setText] = useQueryText("search");
  const [level, setLevel] = useQueryText("level", "all");
  const patients = query.isError ? samplePatients : (query.data ?? []);
  const shown = filterPatients(patients, { text, level });

  return (
    <>
      <Link
        to="/modules"
        className="mb-3 inline-flex items-center gap-1.5 rounded-sm py-1 text-sm font-medium text-ink-muted hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {texts.back}
      </Link>
      <PageHeading title={texts.title(moduleId)} subtitle={texts.subtitle} />
      {query.isError && (
        <SampleDataBanner onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      <div className="mb-6 flex flex-col gap-3 sm:flex-row">
        <SearchInput
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          value={text}
          onValueChange={setText}
          className="flex-1 sm:max-w-md"
        />
        <Select
          label={texts.level}
          value={levelOptions.some(({ value }) => value === level) ? level : "all"}
          onValueChange={setLevel}
          options={levelOptions}
          className="sm:w-48"
        />
      </div>
      {query.isPending ? (
        <LoadingState label={texts.loading} className={grid}>
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <PatientCardSkeleton key={key} />
          ))}
        </LoadingState>
      ) : shown.length === 0 ? (
        <EmptyState icon={UserX} title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <ul className={grid}>
          {shown.map((patient) => (
            <li key={patient._id}>
              <PatientCard
                patient={patient}
                isSample={query.isError}
                seen={
                  query.isError
                    ? null
                    : (seen.data?.find(({ patientId }) => patientId === patient._id) ?? null)
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
