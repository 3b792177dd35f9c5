import { attributeHints } from "@anamnesis/cases/attribute-hints";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { control as controlLook } from "@/components/ui/control.ts";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";
import { Collapsible } from "../form/collapsible.tsx";
import { Combobox } from "../form/combobox.tsx";
import { ItemActions } from "../form/list.tsx";
import type { ControlProps } from "../form/simple.tsx";
import { useStudio } from "../lib/studio.tsx";
import { useTerms } from "../lib/use-terms.ts";
import {
  isRecord,
  linesOf,
  hintOf,
  titled,
  toBeWritten,
  type Path,
  inWords,
} from "../lib/values.ts";
import { FactFields, isOf } from "./fact-fields.tsx";
import { Timeline } from "./timeline.tsx";

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, "_");

const noteOf = (fact: unknown): string => {
  const [said] = isRecord(fact) ? linesOf(fact["say"]) : [];
  return said && hintOf(said) === undefined ? `“${said}”` : isOf(fact);
};

/** The name of a thing, which questions are linked by; changed as a whole, on pressing Enter. */
function Rename({ path }: { readonly path: Path }) {
  const { rename, goTo } = useStudio();
  const now = String(path.at(-1));
  const [name, setName] = useState(inWords(now));
  const key = keyOf(name);
  return (
    <form
      className="flex max-w-96 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (key === "" || key === now) return;
        void rename(path, key).then((wrong) => !wrong && goTo([...path.slice(0, -1), key]));
      }}
    >
      <Field label="Name" className="flex-1">
        {(props) => (
          <Input {...props} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Button type="submit" variant="ghost" size="sm" disabled={key === "" || key === now}>
        Rename
      </Button>
    </form>
  );
}

interface LeafProps {
  readonly path: Path;
  readonly title: string;
  readonly fact: unknown;
  /** A named thing can be called otherwise; an attribute cannot. */
  readonly isNamed?: boolean;
}
/** A fact below an entry: an attribute or a named thing. */
function Leaf({ path, title, fact, isNamed = false }: LeafProps) {
  const { edit } = useStudio();
  return (
    <Collapsible
      path={path}
      title={title}
      note={noteOf(fact)}
      actions={<ItemActions title={title} onRemove={() => void edit(path)} />}
    >
      {() => (
        <div className="space-y-4">
          {isNamed && <Rename path={path} />}
          <FactFields path={path} fact={fact} />
        </div>
      )}
    </Collapsible>
  );
}

function Entry({ path, entry }: { readonly path: Path; readonly entry: unknown }) {
  const { edit, goTo } = useStudio();
  const [name, setName] = useState("");
  const whole = isRecord(entry) ? entry : {};
  const own = Object.keys(attributeHints).filter((key) => key in whole);
  const left = Object.keys(attributeHints).filter((key) => !(key in whole));
  const items = isRecord(whole["items"]) ? Object.entries(whole["items"]) : [];
  const add = async (at: readonly string[], what: string) => {
    const blank = { is: toBeWritten(what), say: [toBeWritten(`${what}, in their own words`)] };
    if (isRecord(entry)) await edit([...path, ...at], blank);
    else {
      const [first = "", second] = at;
      await edit(path, {
        ...(entry === undefined ? {} : { is: entry }),
        [first]: second === undefined ? blank : { [second]: blank },
      });
    }
    goTo([...path, ...at]);
  };
  const key = keyOf(name);
  const isTaken = key in attributeHints || items.some(([known]) => known === key);
  return (
    <div className="space-y-4">
      <FactFields path={path} fact={entry} />
      <div className="space-y-2">
        <h4 className="text-sm font-semibold text-ink">Details</h4>
        {own.map((one) => (
          <Leaf
            key={one}
            path={[...path, one]}
            title={`${titled(one)}: ${attributeHints[one] ?? ""}`}
            fact={whole[one]}
          />
        ))}
        {left.length > 0 && (
          <select
            aria-label="Add a detail"
            className={cn(controlLook, "h-10 w-auto max-w-full px-3")}
            value=""
            onChange={({ target }) => void add([target.value], attributeHints[target.value] ?? "")}
          >
            <option value="">Add a detail …</option>
            {left.map((one) => (
              <option key={one} value={one}>
                {titled(one)}: {attributeHints[one]}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="space-y-2">
        <h4 className="text-sm font-semibold text-ink">Named things</h4>
        <p className="text-[0.8125rem] text-ink-subtle">
          They answer closed questions: a medicine, a relative, “lying down”. Their words are what
          the question will contain.
        </p>
        {items.map(([one, fact]) => (
          <Leaf key={one} path={[...path, "items", one]} title={titled(one)} fact={fact} isNamed />
        ))}
        <form
          className="flex max-w-96 gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (key === "" || isTaken) return;
            setName("");
            void add(["items", key], name.trim());
          }}
        >
          <Input
            aria-label="Name of a thing to add"
            aria-invalid={isTaken || undefined}
            placeholder="aspirin, father, lying down"
            className="h-10"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button
            type="submit"
            variant="soft"
            size="sm"
            className="h-10"
            disabled={key === "" || isTaken}
          >
            <Plus aria-hidden="true" />
            Add
          </Button>
        </form>
      </div>
    </div>
  );
}

/** The history: when everything began, then entry by entry. */
export function HistoryControl({ path, hint, value }: ControlProps<"history">) {
  const { edit, goTo } = useStudio();
  const topics = useTerms("topic");
  const entries = Object.entries(isRecord(value) ? value : {});
  const nameOf = (key: string) => topics.find(({ id }) => id === key)?.name ?? titled(key);
  const add = async (key: string) => {
    const what = nameOf(key).toLowerCase();
    await edit([...path, key], {
      is: toBeWritten(`${what}, for the examiner`),
      say: [toBeWritten(`${what}, in their own words`)],
    });
    goTo([...path, key]);
  };
  return (
    <div className="space-y-4">
      <Timeline />
      {hint && <p className="text-[0.8125rem] text-ink-subtle">{hint}</p>}
      <div className="max-w-96">
        <Combobox
          of="topic"
          control={{}}
          label="Add a symptom or topic"
          placeholder="Add a symptom or topic"
          without={entries.map(([key]) => key)}
          onPick={(key) => void add(key)}
        />
      </div>
      <div className="space-y-2">
        {entries.map(([key, entry]) => (
          <Collapsible
            key={key}
            path={[...path, key]}
            title={nameOf(key)}
            note={noteOf(entry)}
            actions={<ItemActions title={nameOf(key)} onRemove={() => void edit([...path, key])} />}
          >
            {() => <Entry path={[...path, key]} entry={entry} />}
          </Collapsible>
        ))}
      </div>
    </div>
  );
}
