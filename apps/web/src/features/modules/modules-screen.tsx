import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { levels } from "virtual:contract";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState, ErrorState, LoadingState } from "@/components/states/states.tsx";
import { SearchInput } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { read } from "@/lib/api/queries.ts";
import { useQueryText } from "@/lib/use-query-text.ts";
import { moduleTexts as texts } from "@/texts/modules.ts";
import { filterModules } from "./filter-modules.ts";
import { ModuleCard, ModuleCardSkeleton } from "./module-card.tsx";

const levelOptions = [
  { value: "all", label: texts.allLevels },
  ...levels.map((level) => ({ value: level.toLowerCase(), label: level })),
];
const grid = "grid grid-cols-1 gap-4 sm:gap-5 md:grid-cols-2 2xl:grid-cols-3";

export function ModulesScreen() {
  const modules = useQuery(read("listModules"));
  const [text, setText] = useQueryText("search");
  const [level, setLevel] = useQueryText("level", "all");
  const shown = filterModules(modules.data ?? [], { text, level });

  return (
    <>
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
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
          value={levelOptions.some((option) => option.value === level) ? level : "all"}
          onValueChange={setLevel}
          options={levelOptions}
          className="sm:w-48"
        />
      </div>
      {modules.isPending ? (
        <LoadingState label={texts.loading} className={grid}>
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <ModuleCardSkeleton key={key} />
          ))}
        </LoadingState>
      ) : modules.isError ? (
        <ErrorState
          title={texts.failed}
          error={modules.error}
          onRetry={() => void modules.refetch()}
          isRetrying={modules.isFetching}
        />
      ) : shown.length === 0 ? (
        <EmptyState icon={SearchX} title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <ul className={grid}>
          {shown.map((module) => (
            <li key={module.id}>
              <ModuleCard module={module} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
