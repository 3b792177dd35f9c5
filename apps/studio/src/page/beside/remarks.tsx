import type { Remark } from "../../contract.ts";
import { useStudio } from "../lib/studio.tsx";
import { inWords } from "../lib/values.ts";

const placeOf = ({ path, line }: Remark): string =>
  path.length > 0
    ? path.map((step) => (typeof step === "number" ? step + 1 : inWords(step))).join(" › ")
    : `line ${line}`;

/** What the linter says, each remark a way to its field. */
export function Remarks() {
  const { check, goTo } = useStudio();
  if (!check) return <p className="text-sm text-ink-subtle">Reading the case …</p>;
  const errors = check.remarks.filter(({ severity }) => severity === "error").length;
  const rest = check.remarks.length - errors;
  return (
    <section aria-label="Remarks" className="min-h-0 flex-1 overflow-y-auto">
      <h2 className="text-lg font-semibold">Remarks</h2>
      <p role="status" className="mb-3 text-sm text-ink-subtle">
        {check.remarks.length === 0
          ? "Nothing to say: the linter is content."
          : `${errors === 1 ? "1 error" : `${errors} errors`}, ${rest} to do or to think about`}
      </p>
      <ul className="space-y-1.5">
        {check.remarks.map((remark, at) => (
          <li key={`${at} ${remark.message}`}>
            <button
              type="button"
              onClick={() => goTo(remark.path)}
              className="w-full rounded-lg border border-line bg-surface px-3 py-2 text-left hover:bg-sunken"
            >
              <span className="block text-[0.8125rem] text-ink-subtle">
                {remark.severity === "error" && <strong className="text-danger">Error · </strong>}
                {placeOf(remark)}
              </span>
              <span className="block text-sm break-words text-ink">{remark.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
