import { parseResult, type ResultBlock } from "./parse-result.ts";
import { cn } from "@/lib/cn.ts";

function Values({ rows }: { rows: Extract<ResultBlock, { kind: "values" }>["rows"] }) {
  return (
    <table className="w-full text-left text-sm sm:text-[0.9375rem]">
      <thead>
        <tr className="text-[0.8125rem] text-ink-subtle">
          <th scope="col" className="py-1.5 pr-3 font-medium">
            Measure
          </th>
          <th scope="col" className="px-2 py-1.5 text-right font-medium sm:px-3">
            Result
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            Reference
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className="py-1.5 pr-2 font-normal break-words text-ink-muted sm:pr-3">
              {row.name}
            </th>
            <td
              className={cn(
                "px-2 py-1.5 text-right font-medium whitespace-nowrap tabular-nums sm:px-3",
                row.flag && "text-danger",
              )}
            >
              {row.value}
              {row.flag && (
                <span className="ml-1.5 rounded-xs bg-danger-soft px-1 text-[0.8125rem] font-semibold">
                  {row.flag}
                </span>
              )}
            </td>
            <td className="py-1.5 pl-2 text-right whitespace-nowrap text-ink-subtle tabular-nums sm:pl-3">
              {row.range}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A result's text; lines of the form "name: value (range)" are set as a table, everything else stays as it is written. */
export function ResultText({ text }: { text: string }) {
  return (
    <div className="space-y-3">
      {parseResult(text).map((block, index) =>
        block.kind === "values" ? (
          <div key={index} className="overflow-x-auto">
            <Values rows={block.rows} />
          </div>
        ) : (
          <p
            key={index}
            className="text-[0.9375rem] leading-relaxed break-words whitespace-pre-wrap"
          >
            {block.text}
          </p>
        ),
      )}
    </div>
  );
}
