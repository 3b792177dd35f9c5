import { useId, useState } from "react";
import { parse, stringify } from "yaml";
import { control as controlLook } from "@/components/ui/control.ts";
import { Input, Textarea } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";
import { useStudio } from "../lib/studio.tsx";
import { useDraft } from "../lib/use-draft.ts";
import { isRecord, pathId, shownText } from "../lib/values.ts";
import { ControlField } from "./control-field.tsx";
import { Frame } from "./frame.tsx";
import type { ControlProps } from "./simple.tsx";

const written = (value: unknown): string =>
  value === undefined ? "" : stringify(value, { lineWidth: 80, collectionStyle: "any" }).trimEnd();

/** What no form shows yet, as YAML in its place; only what differs is changed in the file. */
export function YamlControl({ path, label, hint, isOptional, value }: ControlProps<"yaml">) {
  const { edit } = useStudio();
  const [problem, setProblem] = useState<string>();
  const draft = useDraft(written(value), (text) => {
    try {
      const next = parse(text) as unknown;
      setProblem(undefined);
      return edit(path, next === null ? (isOptional ? undefined : []) : next);
    } catch (error) {
      const wrong = (error as Error).message.split("\n")[0] ?? "not YAML";
      setProblem(wrong);
      return Promise.resolve(wrong);
    }
  });
  return (
    <Frame path={path} label={label} hint={hint}>
      {(props) => (
        <>
          <Textarea
            {...props}
            spellCheck={false}
            className="min-h-11 py-2 font-mono text-[0.8125rem]"
            value={draft.text}
            onChange={(event) => draft.onChange(event.target.value)}
            onBlur={draft.onBlur}
          />
          {problem && (
            <p role="alert" className="mt-1 text-[0.8125rem] text-danger">
              Not written yet: {problem}
            </p>
          )}
        </>
      )}
    </Frame>
  );
}

/** A sign: one line that is abnormal, or a text with what belongs to it. */
export function FindingControl({ control, path, label, value }: ControlProps<"finding">) {
  const whole = isRecord(value) ? value : { text: value, abnormal: true };
  const { edit } = useStudio();
  const isShort = !isRecord(value);
  return (
    <section
      data-path={pathId(path)}
      aria-label={label}
      className="scroll-mt-24 space-y-3 rounded-lg border border-line bg-surface p-3 sm:p-4"
    >
      {control.fields.map((field) => {
        const own = [...path, field.key];
        if (isShort && field.key !== "text")
          return field.key === "abnormal" ? (
            <p key={field.key} className="text-[0.8125rem] text-ink-subtle">
              A finding in one line is abnormal.{" "}
              <button
                type="button"
                className="text-brand-ink underline underline-offset-4"
                onClick={() => void edit(path, { text: value, abnormal: false })}
              >
                It is normal, or more belongs to it
              </button>
            </p>
          ) : null;
        return (
          <ControlField
            key={field.key}
            control={field.control}
            path={isShort ? path : own}
            label={field.key === "text" ? label : field.label}
            hint={field.hint}
            isOptional={field.isOptional}
            value={whole[field.key]}
          />
        );
      })}
    </section>
  );
}

const bands: readonly (readonly [string, string])[] = [
  ["+++", "+++ all but settles it (10)"],
  ["++", "++ a strong finding (5)"],
  ["+", "+ fits, less well elsewhere (2)"],
  ["0", "0 says nothing (1)"],
  ["-", "- unusual for it (0.5)"],
  ["--", "-- argues strongly against (0.2)"],
  ["---", "--- all but rules it out (0.1)"],
];

/** How a finding moves a diagnosis: an estimate in bands, or a published likelihood ratio with its source. */
export function WeightControl({ path, label, value }: ControlProps<"weight">) {
  const { edit } = useStudio();
  const id = useId();
  const published = isRecord(value) ? value : undefined;
  const isBand = bands.some(([band]) => band === String(value));
  const ratio = useDraft(shownText(published ? published["lr"] : isBand ? "" : value), (text) => {
    const lr = Number(text);
    return lr > 0 ? edit(path, published ? { ...published, lr } : lr) : undefined;
  });
  const source = useDraft(shownText(published?.["source"]), (text) =>
    edit([...path, "source"], text.trim()),
  );
  return (
    <Frame path={path} label={label}>
      {(props) => (
        <div className="flex flex-wrap gap-2">
          <select
            {...props}
            className={cn(controlLook, "h-10 w-auto max-w-full px-3")}
            value={isBand ? String(value) : "figure"}
            onChange={({ target }) =>
              void edit(
                path,
                target.value === "figure" ? { lr: 2, source: "clinical estimate" } : target.value,
              )
            }
          >
            {bands.map(([band, text]) => (
              <option key={band} value={band}>
                {text}
              </option>
            ))}
            <option value="figure">a figure</option>
          </select>
          {!isBand && (
            <Input
              aria-label={`Likelihood ratio: ${label}`}
              id={`${id}-lr`}
              inputMode="decimal"
              className="h-10 w-20"
              value={ratio.text}
              onChange={(event) => ratio.onChange(event.target.value)}
              onBlur={ratio.onBlur}
            />
          )}
          {published && (
            <Input
              aria-label={`Source: ${label}`}
              className="h-10 min-w-40 flex-1"
              placeholder="Whose figure: Panju, JAMA 1998"
              value={source.text}
              onChange={(event) => source.onChange(event.target.value)}
              onBlur={source.onBlur}
            />
          )}
        </div>
      )}
    </Frame>
  );
}
