import { control as controlLook } from "@/components/ui/control.ts";
import { Input, Textarea } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";
import { Frame, type FrameProps } from "../form/frame.tsx";
import { useStudio } from "../lib/studio.tsx";
import { useDraft, type Writing } from "../lib/use-draft.ts";
import { hintOf, isRecord, linesOf, shownText, valueAt, type Path } from "../lib/values.ts";

const tells: readonly (readonly [string, string])[] = [
  ["", "when asked"],
  ["opening", "in the opening"],
  ["open", "on an open question about how they are"],
  ["rapport", "held back until they trust the learner"],
  ["private", "only in confidence"],
];
const moods = ["calm", "worried", "frightened", "tearful", "embarrassed", "irritated", "relieved"];

/** What a fact says of itself, whether it is written as one word or with fields. */
export const isOf = (fact: unknown): string => {
  const value = isRecord(fact) ? fact["is"] : fact;
  if (value === true) return "yes";
  if (value === false) return "no";
  return Array.isArray(value) ? value.join(", ") : shownText(value);
};

interface Field {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
}
const spoken: readonly Field[] = [
  {
    key: "say",
    label: "They say",
    hint: "The patient's own words, several ways; each can stand alone. The plain statement first, no yes or no in front.",
  },
  {
    key: "brief",
    label: "As a clause",
    hint: "To be woven with others: no capital, no full stop.",
  },
  { key: "more", label: "And when asked on" },
  { key: "words", label: "What a learner may call it" },
];
const aside: Field = {
  key: "aside",
  label: "What the patient puts in",
  hint: "A few words beside the one who speaks.",
};

/** The fields of one fact. A fact of one word gets fields as soon as more is said of it. */
export function FactFields({ path, fact }: { readonly path: Path; readonly fact: unknown }) {
  const { edit, state } = useStudio();
  const whole = isRecord(fact) ? fact : undefined;
  const set = (key: string, value: unknown): Writing => {
    if (whole) return edit([...path, key], value);
    if (value === undefined) return undefined;
    return edit(path, fact === undefined ? { [key]: value } : { is: fact, [key]: value });
  };
  const setIs = (text: string): Writing => {
    const old = whole ? whole["is"] : fact;
    const next = Array.isArray(old)
      ? text
          .split(",")
          .map((one) => one.trim())
          .filter(Boolean)
      : text.trim();
    if (whole) return edit([...path, "is"], text.trim() === "" ? undefined : next);
    return text.trim() === "" ? undefined : edit(path, next);
  };
  const hasInformant = valueAt(state.value, ["person", "informant"]) !== undefined;
  const fields = hasInformant || whole?.["aside"] !== undefined ? [...spoken, aside] : spoken;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        path={[...path, "is"]}
        label="What is so"
        hint="For the examiner and the machine. Write no for a negative that matters."
        saved={isOf(fact)}
        waiting={hintOf(whole ? whole["is"] : fact)}
        commit={setIs}
      />
      <TextField
        path={[...path, "panel"]}
        label="On the panel, once told"
        saved={shownText(whole?.["panel"])}
        waiting={hintOf(whole?.["panel"])}
        commit={(text) => set("panel", text.trim() === "" ? undefined : text.trim())}
      />
      {fields.map((field) => (
        <div key={field.key} className="sm:col-span-2">
          <LinesField
            path={[...path, field.key]}
            field={field}
            value={whole?.[field.key]}
            commit={(lines) => {
              const isOne =
                lines.length === 1 && field.key !== "words" && !Array.isArray(whole?.[field.key]);
              return set(field.key, lines.length === 0 ? undefined : isOne ? lines[0] : lines);
            }}
          />
        </div>
      ))}
      <Select
        path={[...path, "tell"]}
        label="Told"
        value={String(whole?.["tell"] ?? "")}
        options={tells}
        onChange={(value) => void set("tell", value === "" ? undefined : value)}
      />
      <Select
        path={[...path, "mood"]}
        label="The feeling that telling it brings up"
        value={String(whole?.["mood"] ?? "")}
        options={[["", "none"], ...moods.map((mood) => [mood, mood] as const)]}
        onChange={(value) => void set("mood", value === "" ? undefined : value)}
      />
    </div>
  );
}

interface TextProps {
  readonly path: Path;
  readonly label: string;
  readonly hint?: string;
  readonly saved: string;
  readonly waiting: string | undefined;
  readonly commit: (text: string) => Writing;
}
function TextField({ path, label, hint, saved, waiting, commit }: TextProps) {
  const draft = useDraft(saved, commit);
  return (
    <Frame path={path} label={label} hint={hint}>
      {(props: FrameProps) => (
        <Input
          {...props}
          value={draft.text}
          placeholder={waiting ?? ""}
          onChange={(event) => draft.onChange(event.target.value)}
          onBlur={draft.onBlur}
        />
      )}
    </Frame>
  );
}

interface LinesProps {
  readonly path: Path;
  readonly field: Field;
  readonly value: unknown;
  readonly commit: (lines: readonly string[]) => Writing;
}
function LinesField({ path, field, value, commit }: LinesProps) {
  const lines = linesOf(value);
  const draft = useDraft(lines.filter((line) => hintOf(line) === undefined).join("\n"), (text) =>
    commit(
      text
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  );
  return (
    <Frame
      path={path}
      label={field.label}
      hint={`${field.hint ? `${field.hint} ` : ""}One a line.`}
    >
      {(props: FrameProps) => (
        <Textarea
          {...props}
          className="min-h-11 py-2"
          value={draft.text}
          placeholder={lines.map(hintOf).filter(Boolean).join("\n")}
          onChange={(event) => draft.onChange(event.target.value)}
          onBlur={draft.onBlur}
        />
      )}
    </Frame>
  );
}

interface SelectProps {
  readonly path: Path;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}
function Select({ path, label, value, options, onChange }: SelectProps) {
  return (
    <Frame path={path} label={label}>
      {(props: FrameProps) => (
        <select
          {...props}
          className={cn(controlLook, "h-11 px-3")}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}
