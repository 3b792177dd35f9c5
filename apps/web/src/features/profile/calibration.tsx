import type { Calibration as Kept } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { ErrorState, LoadingState } from "@/components/states/states.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { read } from "@/lib/api/queries.ts";
import { surenessTexts } from "@/texts/sureness.ts";

const texts = surenessTexts.profile;
/** As the contract has it: of fewer the server says nothing. */
const fewest = 5;
/** Percent points within which somebody is right about as often as they say. */
const near = 10;

type Step = Kept["steps"][number];

/** What the most telling step says: the one of the most judgements. */
export function verdictOf({ steps }: Kept): string | null {
  const [most] = steps
    .filter(({ rightPercent }) => rightPercent !== null)
    .sort((a, b) => b.counted - a.counted);
  if (most?.rightPercent == null) return null;
  const { sureness, rightPercent } = most;
  const gap = rightPercent - sureness;
  const say =
    Math.abs(gap) <= near ? texts.verdict.near : gap < 0 ? texts.verdict.over : texts.verdict.under;
  return say(sureness, rightPercent);
}

/** A bar as long as one was right, with a mark where one said to be; the figures stand beside it. */
function Bar({ sureness, rightPercent }: Step) {
  return (
    <span aria-hidden="true" className="relative block h-3 rounded-full bg-sunken">
      {rightPercent !== null && (
        <span
          className="absolute inset-y-0 left-0 rounded-full bg-brand forced-colors:bg-[Highlight]"
          style={{ width: `${rightPercent}%` }}
        />
      )}
      <span
        className="absolute -inset-y-1 w-0.5 bg-ink forced-colors:bg-[CanvasText]"
        style={{ left: `${sureness}%` }}
      />
    </span>
  );
}

const cell = "py-2 pr-3 text-left tabular-nums last:pr-0";

function Steps({ calibration }: { calibration: Kept }) {
  return (
    <table className="w-full text-[0.9375rem]">
      <caption className="sr-only">{texts.table}</caption>
      <thead className="text-[0.8125rem] text-ink-subtle">
        <tr>
          <th scope="col" className={`${cell} font-medium whitespace-nowrap`}>
            {texts.said}
          </th>
          <td aria-hidden="true" className="w-full" />
          <th scope="col" className={`${cell} pl-3 font-medium`}>
            {texts.right}
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            {texts.number}
          </th>
        </tr>
      </thead>
      <tbody>
        {calibration.steps.map((step) => (
          <tr key={step.sureness} className="border-t border-line">
            <th scope="row" className={`${cell} font-medium`}>
              {step.sureness}%
            </th>
            <td aria-hidden="true">
              <Bar {...step} />
            </td>
            <td className={`${cell} pl-3 whitespace-nowrap`}>
              {step.rightPercent === null ? (
                <span className="text-ink-subtle">{texts.tooFew}</span>
              ) : (
                `${step.rightPercent}%`
              )}
            </td>
            <td className={cell}>{step.counted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Shown({ calibration }: { calibration: Kept }) {
  const { counted } = calibration;
  const verdict = verdictOf(calibration);
  if (counted === 0) return <p className="text-ink-muted">{texts.none}</p>;
  if (verdict === null) return <p className="text-ink-muted">{texts.few(counted, fewest)}</p>;
  return (
    <>
      <p className="mb-1 font-medium">{verdict}</p>
      <p className="mb-4 text-sm text-ink-muted">
        {texts.text} {texts.counted(counted)}.
      </p>
      <Steps calibration={calibration} />
    </>
  );
}

/** How often one is right when one says how sure one is. */
export function Calibration() {
  const calibration = useQuery(read("getCalibration"));
  return (
    <Panel title={<span id="calibration">{texts.title}</span>}>
      {calibration.isPending ? (
        <LoadingState label={texts.loading}>
          <Skeleton className="h-24 rounded-lg" />
        </LoadingState>
      ) : calibration.isError ? (
        <ErrorState
          error={calibration.error}
          onRetry={() => void calibration.refetch()}
          isRetrying={calibration.isFetching}
          className="py-4"
        />
      ) : (
        <Shown calibration={calibration.data} />
      )}
    </Panel>
  );
}
