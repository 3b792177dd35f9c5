import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { ErrorState, LoadingState } from "@/components/states/states.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { read } from "@/lib/api/queries.ts";
import { dashboardTexts } from "@/texts/dashboard.ts";
import { panelLink } from "./panel-link.ts";

const texts = dashboardTexts.modules;
/** The modules that the panel shows, in this order. */
const shown = ["cardiology", "pulmonology", "emergency", "internal"];

export function ModulesPanel() {
  const modules = useQuery(read("listModules"));
  const rows = shown.flatMap((id) => modules.data?.find((module) => module.id === id) ?? []);
  return (
    <Panel
      title={texts.title}
      action={
        <Link to="/modules" className={panelLink}>
          {texts.all}
        </Link>
      }
    >
      {modules.isPending ? (
        <LoadingState label={texts.loading} className="space-y-6 py-2">
          {shown.map((id) => (
            <div key={id}>
              <Skeleton className="mb-3 w-2/3" />
              <Skeleton className="h-2" />
            </div>
          ))}
        </LoadingState>
      ) : modules.isError ? (
        <ErrorState
          error={modules.error}
          onRetry={() => void modules.refetch()}
          isRetrying={modules.isFetching}
          className="py-6"
        />
      ) : (
        <ul className="-mx-3 space-y-1">
          {(rows.length > 0 ? rows : modules.data.slice(0, 4)).map((module) => (
            <li key={module.id}>
              <Link
                to={`/modules/${module.id}/patients`}
                className="group block rounded-lg px-3 py-2.5 transition-colors hover:bg-sunken"
              >
                <span className="mb-2 flex items-center gap-3">
                  <span className="min-w-0 flex-1 font-medium">{module.name}</span>
                  <span className="text-sm text-ink-subtle">{texts.cases(module.cases)}</span>
                  <span className="w-10 text-right text-sm font-medium tabular-nums">
                    {module.progress}%
                  </span>
                  <ChevronRight
                    className="size-4 text-ink-subtle transition-transform group-hover:translate-x-0.5"
                    aria-hidden="true"
                  />
                </span>
                <Progress
                  value={module.progress}
                  label={texts.progressOf(module.name)}
                  className="group-hover:bg-line"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
