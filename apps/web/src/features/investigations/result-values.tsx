import type { ResultLine } from "@anamnesis/contract";
import { cn } from "@/lib/cn.ts";
import { investigationTexts as texts } from "@/texts/investigations.ts";
import { useUnitSystem, type UnitSystem } from "./unit-system.ts";

const inSystem = (line: ResultLine, system: UnitSystem) =>
  system === "Conventional" && line.conventional ? { ...line, ...line.conventional } : line;

/** The measured values as a laboratory prints them: analyte, value with its flag, unit, reference range. */
export function ResultValues({ name, values }: { name: string; values: readonly ResultLine[] }) {
  const [system] = useUnitSystem();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm sm:text-[0.9375rem]">
        <caption className="sr-only">{texts.values.caption(name, system)}</caption>
        <thead>
          <tr className="text-[0.8125rem] text-ink-subtle">
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {texts.values.analyte}
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-medium sm:px-3">
              {texts.values.value}
            </th>
            <th scope="col" className="py-1.5 pr-2 font-medium max-sm:hidden">
              {texts.values.unit}
            </th>
            <th scope="col" className="py-1.5 pl-2 text-right font-medium max-sm:hidden sm:pl-3">
              {texts.values.reference}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {values.map((given) => {
            const line = inSystem(given, system);
            return (
              <tr key={given.analyte}>
                <th
                  scope="row"
                  className="py-1.5 pr-2 font-normal break-words text-ink-muted sm:pr-3"
                >
                  {line.analyte}
                  {line.range !== "" && (
                    <span className="block text-[0.8125rem] text-ink-subtle tabular-nums sm:hidden">
                      {texts.values.reference} {line.range}
                    </span>
                  )}
                </th>
                <td
                  className={cn(
                    "px-2 py-1.5 text-right font-medium whitespace-nowrap tabular-nums sm:px-3",
                    line.flag && "text-danger",
                  )}
                >
                  {line.flag && (
                    <span className="mr-1.5 rounded-xs bg-danger-soft px-1 text-[0.8125rem] font-semibold">
                      <span aria-hidden="true">{line.flag}</span>
                      <span className="sr-only">{texts.values.flags[line.flag] ?? line.flag}</span>
                    </span>
                  )}
                  {line.value}
                  {line.unit !== "" && (
                    <span className="ml-1 text-[0.8125rem] font-normal text-ink-subtle sm:hidden">
                      {line.unit}
                    </span>
                  )}
                </td>
                <td className="py-1.5 pr-2 text-[0.8125rem] whitespace-nowrap text-ink-subtle max-sm:hidden">
                  {line.unit}
                </td>
                <td className="py-1.5 pl-2 text-right whitespace-nowrap text-ink-subtle tabular-nums max-sm:hidden sm:pl-3">
                  {line.range}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
