import type { Control } from "../../contract.ts";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { control as controlLook } from "@/components/ui/control.ts";
import { Input, Textarea } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";
import { useStudio } from "../lib/studio.tsx";
import { useDraft } from "../lib/use-draft.ts";
import {
  hintOf,
  inWords,
  linesOf,
  pathId,
  shownText,
  toBeWritten,
  type Path,
} from "../lib/values.ts";
import { Frame } from "./frame.tsx";

export interface ControlProps<Kind extends Control["kind"]> {
  readonly control: Extract<Control, { kind: Kind }>;
  readonly path: Path;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional: boolean;
  readonly value: unknown;
}

/** What an emptied field becomes: nothing where it may be missing, else a reminder that the linter lists. */
const emptied = (isOptional: boolean, label: string): string | undefined =>
  isOptional ? undefined : toBeWritten(label.toLowerCase());

const numberOrText = (text: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;

/** A short or a long text. */
export function TextControl({
  control,
  path,
  label,
  hint,
  isOptional,
  value,
}: ControlProps<"text" | "paragraph" | "scalar">) {
  const { edit } = useStudio();
  const draft = useDraft(shownText(value), (text) => {
    const written = text.trim();
    const next =
      written === ""
        ? emptied(isOptional, label)
        : control.kind === "scalar"
          ? numberOrText(written)
          : written.replace(/\s*\n\s*/g, " ");
    return edit(path, next);
  });
  const Box = control.kind === "paragraph" ? Textarea : Input;
  return (
    <Frame path={path} label={label} hint={hint}>
      {(props) => (
        <Box
          {...props}
          className={control.kind === "paragraph" ? "min-h-20" : ""}
          value={draft.text}
          placeholder={hintOf(value) ?? ""}
          onChange={(event: { target: { value: string } }) => draft.onChange(event.target.value)}
          onBlur={draft.onBlur}
        />
      )}
    </Frame>
  );
}

export function NumberControl({
  control,
  path,
  label,
  hint,
  isOptional,
  value,
}: ControlProps<"number">) {
  const { edit } = useStudio();
  const draft = useDraft(shownText(value), (text) => {
    const number = Number(text.replace(",", "."));
    if (text.trim() === "") return isOptional ? edit(path) : undefined;
    return Number.isFinite(number) ? edit(path, number) : undefined;
  });
  return (
    <Frame path={path} label={label} hint={hint}>
      {(props) => (
        <Input
          {...props}
          inputMode={control.isWhole ? "numeric" : "decimal"}
          className="max-w-40 tabular-nums"
          value={draft.text}
          onChange={(event) => draft.onChange(event.target.value)}
          onBlur={draft.onBlur}
        />
      )}
    </Frame>
  );
}

export function ChoiceControl({
  control,
  path,
  label,
  hint,
  isOptional,
  value,
}: ControlProps<"choice">) {
  const { edit } = useStudio();
  const now = value === undefined ? "" : String(value);
  const isKnown = control.options.includes(now);
  return (
    <Frame path={path} label={label} hint={hint}>
      {(props) => (
        <select
          {...props}
          className={cn(controlLook, "h-11 max-w-80 px-3")}
          value={now}
          onChange={({ target }) => void edit(path, target.value === "" ? undefined : target.value)}
        >
          {(isOptional || !isKnown) && !control.options.includes("") && (
            <option value={isKnown ? "" : now}>{isKnown || now === "" ? "as usual" : now}</option>
          )}
          {control.options.map((option) => (
            <option key={option} value={option}>
              {option === "" ? "none" : inWords(option)}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

export function SwitchControl({ path, label, hint, isOptional, value }: ControlProps<"switch">) {
  const { edit } = useStudio();
  return (
    <div data-path={pathId(path)} className="min-w-0 scroll-mt-24">
      <Checkbox
        label={label}
        checked={value === true || value === "yes"}
        onCheckedChange={(isOn) => void edit(path, isOn ? true : isOptional ? undefined : false)}
      />
      {hint && <p className="mt-1 text-[0.8125rem] text-ink-subtle">{hint}</p>}
    </div>
  );
}

/** Several texts, one a line. */
export function LinesControl({
  control,
  path,
  label,
  hint,
  isOptional,
  value,
}: ControlProps<"lines">) {
  const { edit } = useStudio();
  const lines = linesOf(value);
  const waiting = lines.map(hintOf).filter((one) => one !== undefined);
  const shown = lines.filter((line) => hintOf(line) === undefined).join("\n");
  const draft = useDraft(shown, (text) => {
    const written = text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const isOne = control.mayBeOne && written.length === 1 && typeof value === "string";
    if (written.length > 0) return edit(path, isOne ? written[0] : written);
    return edit(path, isOptional ? undefined : [toBeWritten(label.toLowerCase())]);
  });
  return (
    <Frame path={path} label={label} hint={hint ? `${hint} One a line.` : "One a line."}>
      {(props) => (
        <Textarea
          {...props}
          className="min-h-11 py-2"
          value={draft.text}
          placeholder={waiting.join("\n")}
          onChange={(event) => draft.onChange(event.target.value)}
          onBlur={draft.onBlur}
        />
      )}
    </Frame>
  );
}

export function SeveralControl({
  control,
  path,
  label,
  hint,
  isOptional,
  value,
}: ControlProps<"several">) {
  const { edit } = useStudio();
  const chosen = linesOf(value);
  const choose = (option: string, isOn: boolean) => {
    const next = control.options.filter((one) => (one === option ? isOn : chosen.includes(one)));
    void edit(path, next.length === 0 && isOptional ? undefined : next);
  };
  return (
    <fieldset data-path={pathId(path)} className="min-w-0 scroll-mt-24">
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {control.options.map((option) => (
          <label key={option} className="flex min-h-8 items-center gap-2 text-sm text-ink">
            <input
              type="checkbox"
              className="size-4 accent-(--color-brand)"
              checked={chosen.includes(option)}
              onChange={({ target }) => choose(option, target.checked)}
            />
            {inWords(option)}
          </label>
        ))}
      </div>
      {hint && <p className="mt-1 text-[0.8125rem] text-ink-subtle">{hint}</p>}
    </fieldset>
  );
}
