import { useState } from "react";
import type { Marks as MarksMessage } from "../../contract.ts";
import { Button } from "@/components/ui/button.tsx";
import { api } from "../lib/api.ts";
import { useStudio } from "../lib/studio.tsx";
import { titled } from "../lib/values.ts";

const columns = ["questioning", "diagnosis", "treatment", "overall"] as const;

/** What the examiner gives the case's expert and two automatic learners, when it is asked. */
export function Marks() {
  const { state } = useStudio();
  const [marks, setMarks] = useState<{ readonly of: number; readonly told: MarksMessage }>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const ask = () => {
    setBusy(true);
    setProblem(undefined);
    api
      .marks()
      .then(
        (told) => setMarks({ of: state.revision, told }),
        (error: Error) => setProblem(error.message),
      )
      .finally(() => setBusy(false));
  };
  const told = marks?.told;
  const missed = told?.learners.flatMap((learner) => learner.missed) ?? [];
  return (
    <section aria-label="Marks" className="min-h-0 flex-1 space-y-3 overflow-y-auto">
      <h2 className="text-lg font-semibold">Marks</h2>
      <p className="text-sm text-ink-subtle">
        The expert of the case, somebody in a hurry and somebody who does next to nothing play it
        and are marked. It takes some seconds.
      </p>
      <Button variant="soft" size="sm" isLoading={isBusy} onClick={ask}>
        {marks ? "Mark again" : "Mark"}
      </Button>
      {(problem ?? told?.problem) && (
        <p role="alert" className="rounded-lg bg-warning-soft p-3 text-sm text-warning">
          {problem ?? told?.problem}
        </p>
      )}
      {told && told.learners.length > 0 && (
        <>
          {marks.of !== state.revision && (
            <p className="text-sm text-warning">The case has changed since.</p>
          )}
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">Marks out of ten</caption>
            <thead>
              <tr className="text-left text-[0.8125rem] text-ink-subtle">
                <th scope="col" className="py-1 font-medium">
                  Learner
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-1 text-right font-medium">
                    {titled(column).replace("Questioning", "Questions")}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {told.learners.map((learner) => (
                <tr key={learner.level} className="border-t border-line">
                  <th
                    scope="row"
                    title={learner.about}
                    className="py-1.5 text-left font-medium text-ink"
                  >
                    {titled(learner.level)}
                  </th>
                  {columns.map((column) => (
                    <td key={column} className="py-1.5 text-right text-ink">
                      {learner[column].toFixed(1)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <ul role="status" className="space-y-1 text-sm">
            {told.verdict.length === 0 ? (
              <li className="text-success">As it should be.</li>
            ) : (
              told.verdict.map((line) => (
                <li key={line} className="text-danger">
                  {line}
                </li>
              ))
            )}
            {missed.length > 0 && (
              <li className="text-ink-muted">The expert misses: {missed.join("; ")}</li>
            )}
          </ul>
          <p className="text-[0.8125rem] text-ink-subtle">
            All levels, and plans that treat nobody: npm run -s cases:try -- {state.file}
          </p>
        </>
      )}
    </section>
  );
}
