import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import type { Control, PickKind } from "../../contract.ts";
import { Button } from "@/components/ui/button.tsx";
import { useStudio } from "../lib/studio.tsx";
import { useTerms } from "../lib/use-terms.ts";
import {
  blankOf,
  hintOf,
  inWords,
  isRecord,
  linesOf,
  pathId,
  titled,
  valueAt,
  type Path,
} from "../lib/values.ts";
import { Collapsible } from "./collapsible.tsx";
import { Combobox } from "./combobox.tsx";
import { ControlField, type FieldProps } from "./control-field.tsx";
import { Fields } from "./group.tsx";
import { promptOf } from "./pick.tsx";
import type { ControlProps } from "./simple.tsx";

const named = ["label", "step", "name", "asks", "question", "test", "id", "system", "fact", "say"];

/** What an item of a list is called: the first of its fields that says so, an id of the terminology by its name. */
function titleOf(
  item: unknown,
  noun: string,
  at: number,
  terms: readonly { readonly id: string; readonly name: string }[],
): string {
  if (isRecord(item))
    for (const key of named) {
      const [text] = linesOf(item[key]);
      if (!text || hintOf(text) !== undefined) continue;
      const term = terms.find(({ id }) => id === text)?.name;
      return term ?? (key === "fact" ? inWords(text.replace(".", ": ")) : text);
    }
  return `${titled(noun)} ${at + 1}`;
}
function noteOf(item: unknown): string {
  if (!isRecord(item)) return typeof item === "string" && hintOf(item) === undefined ? item : "";
  if (item["value"] !== undefined)
    return [item["value"], item["unit"], item["flag"]].filter(Boolean).join(" ");
  const note = item["why"] ?? item["question"] ?? item["report"] ?? item["text"];
  return typeof note === "string" && hintOf(note) === undefined ? note : "";
}

/** Of the fields of an item the one that is picked from a list. */
const pickedIn = (item: Control): PickKind | undefined =>
  item.kind === "group"
    ? item.fields.map(({ control }) => control).find((control) => control.kind === "pick")?.of
    : undefined;

/** What stands in an item: the fields of an object without its name, which is the item's title already. */
function Inside({ control, label, ...rest }: Omit<FieldProps, "isOptional">) {
  return control.kind === "group" ? (
    <Fields fields={control.fields} {...rest} />
  ) : (
    <ControlField control={control} label={label} isOptional={false} {...rest} />
  );
}

interface ActionsProps {
  readonly title: string;
  readonly onRemove: () => void;
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
}
export function ItemActions({ title, onRemove, onUp, onDown }: ActionsProps) {
  return (
    <span className="flex shrink-0">
      {onUp && (
        <Button variant="ghost" size="icon-sm" aria-label={`Move up: ${title}`} onClick={onUp}>
          <ArrowUp aria-hidden="true" />
        </Button>
      )}
      {onDown && (
        <Button variant="ghost" size="icon-sm" aria-label={`Move down: ${title}`} onClick={onDown}>
          <ArrowDown aria-hidden="true" />
        </Button>
      )}
      <Button variant="ghost" size="icon-sm" aria-label={`Take out: ${title}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </span>
  );
}

const withoutItem = (items: readonly unknown[], at: number) => items.filter((_, one) => one !== at);
function moved(items: readonly unknown[], from: number, to: number): readonly unknown[] {
  const next = withoutItem(items, from);
  return [...next.slice(0, to), items[from], ...next.slice(to)];
}

/** Items one below the other, each folded to its name. */
export function ListControl({
  control,
  path,
  label,
  hint,
  isOptional,
  value,
}: ControlProps<"list">) {
  const { edit, goTo } = useStudio();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const terms = useTerms(pickedIn(control.item) ?? "system");
  const set = (next: readonly unknown[]) =>
    edit(path, next.length === 0 && isOptional ? undefined : next);
  const add = async () => {
    await set([...items, blankOf(control.item, control.noun)]);
    goTo([...path, items.length]);
  };
  return (
    <section data-path={pathId(path)} aria-label={label} className="min-w-0 scroll-mt-24">
      <h3 className="text-sm font-semibold text-ink">
        {label}
        <span className="ml-2 font-normal text-ink-subtle">{items.length}</span>
      </h3>
      {hint && <p className="mt-0.5 text-[0.8125rem] text-ink-subtle">{hint}</p>}
      <div className="mt-2 space-y-2">
        {items.map((item, at) => {
          const title = titleOf(item, control.noun, at, terms);
          return (
            <Collapsible
              key={at}
              path={[...path, at]}
              title={title}
              note={noteOf(item)}
              actions={
                <ItemActions
                  title={title}
                  onRemove={() => void set(withoutItem(items, at))}
                  onUp={at > 0 ? () => void set(moved(items, at, at - 1)) : undefined}
                  onDown={
                    at < items.length - 1 ? () => void set(moved(items, at, at + 1)) : undefined
                  }
                />
              }
            >
              {() => (
                <Inside
                  control={control.item}
                  path={[...path, at]}
                  label={titled(control.noun)}
                  value={item}
                />
              )}
            </Collapsible>
          );
        })}
      </div>
      <Button variant="soft" size="sm" className="mt-2" onClick={() => void add()}>
        <Plus aria-hidden="true" />
        Add {control.noun}
      </Button>
    </section>
  );
}

/** Entries by name: results by test, weights by finding, figures by state. */
export function RecordControl({
  control,
  path,
  label,
  hint,
  isOptional,
  value,
}: ControlProps<"record">) {
  const { edit, goTo, state } = useStudio();
  const terms = useTerms(control.of ?? "test");
  const entries = Object.entries(isRecord(value) ? value : {});
  const keys = entries.map(([key]) => key);
  const nameOf = (key: string): string =>
    (control.of && terms.find(({ id }) => id === key)?.name) || titled(key);
  const add = async (key: string) => {
    const at: Path = [...path, key];
    if (valueAt(state.value, at) === undefined) await edit(at, blankOf(control.item, control.noun));
    goTo(at);
  };
  const isPlain = ["weight", "number", "text", "paragraph", "lines"].includes(control.item.kind);
  const left = (control.options ?? []).filter((option) => !keys.includes(option));
  return (
    <section data-path={pathId(path)} aria-label={label} className="min-w-0 scroll-mt-24">
      <h3 className="text-sm font-semibold text-ink">{label}</h3>
      {hint && <p className="mt-0.5 text-[0.8125rem] text-ink-subtle">{hint}</p>}
      <div className="mt-2 space-y-2">
        {entries.map(([key, item]) => {
          const own: Path = [...path, key];
          const remove = () => void edit(keys.length === 1 && isOptional ? path : own);
          return isPlain ? (
            <div key={key} className="flex min-w-0 items-start gap-1">
              <div className="min-w-0 flex-1">
                <ControlField
                  control={control.item}
                  path={own}
                  label={nameOf(key)}
                  isOptional={false}
                  value={item}
                />
              </div>
              <ItemActions title={nameOf(key)} onRemove={remove} />
            </div>
          ) : (
            <Collapsible
              key={key}
              path={own}
              title={nameOf(key)}
              note={noteOf(item)}
              actions={<ItemActions title={nameOf(key)} onRemove={remove} />}
            >
              {() => <Inside control={control.item} path={own} label={nameOf(key)} value={item} />}
            </Collapsible>
          );
        })}
      </div>
      <div className="mt-2 max-w-96">
        {control.of ? (
          <Combobox
            of={control.of}
            control={{}}
            label={`Add ${control.noun}`}
            placeholder={`Add: ${promptOf(control.of).toLowerCase()}`}
            without={keys}
            onPick={(key) => void add(key)}
          />
        ) : (
          <span className="flex flex-wrap gap-2">
            {left.map((option) => (
              <Button key={option} variant="soft" size="sm" onClick={() => void add(option)}>
                <Plus aria-hidden="true" />
                {titled(option)}
              </Button>
            ))}
          </span>
        )}
      </div>
    </section>
  );
}
