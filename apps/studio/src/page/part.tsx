import { useState } from "react";
import type { BesideKind, PartSpec } from "../contract.ts";
import { Button } from "@/components/ui/button.tsx";
import { ControlField } from "./form/control-field.tsx";
import { Fields } from "./form/group.tsx";
import { api } from "./lib/api.ts";
import { useStudio } from "./lib/studio.tsx";
import { blankOf, valueAt } from "./lib/values.ts";
import { SourcePane } from "./source-pane.tsx";

/** The keys of a part as they are written in the file. */
function PartSource({ part }: { readonly part: PartSpec }) {
  const { state, writeSource } = useStudio();
  return (
    <div className="space-y-6">
      {part.fields.map(({ key, label }) => (
        <section key={key} aria-label={label}>
          <h3 className="mb-1.5 text-sm font-medium">{label}</h3>
          <SourcePane
            label={`${label}, as it is written`}
            hint="With its comments. Whatever has no field in the form can be written here."
            version={`${state.file} ${state.revision}`}
            load={() => api.source(key).then(({ text }) => text)}
            save={(text) => writeSource(key, text)}
          />
        </section>
      ))}
    </div>
  );
}

/** One part of the case: its form, or the text behind it. */
export function Part({ part }: { readonly part: PartSpec }) {
  const { state, edit } = useStudio();
  const [isSource, setSource] = useState(false);
  return (
    <div className="space-y-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h1 tabIndex={-1} id="part-title" className="text-[1.75rem] leading-tight font-medium">
            {part.label}
          </h1>
          <p className="text-ink-muted">{part.hint}</p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={isSource}
          onClick={() => setSource(!isSource)}
        >
          {isSource ? "Show the form" : "As text (YAML)"}
        </Button>
      </header>
      {isSource ? (
        <PartSource part={part} />
      ) : part.fields.length > 1 ? (
        <Fields fields={part.fields} path={[]} value={state.value} />
      ) : (
        part.fields.map((field) => {
          const value = valueAt(state.value, [field.key]);
          return value === undefined && field.control.kind === "group" ? (
            <Button
              key={field.key}
              variant="soft"
              onClick={() => void edit([field.key], blankOf(field.control, field.label))}
            >
              Begin: {field.label.toLowerCase()}
            </Button>
          ) : field.control.kind === "group" ? (
            <Fields
              key={field.key}
              fields={field.control.fields}
              path={[field.key]}
              value={value}
            />
          ) : (
            <ControlField
              key={field.key}
              control={field.control}
              path={[field.key]}
              label={field.label}
              hint={field.hint}
              isOptional={field.isOptional}
              value={value}
            />
          );
        })
      )}
    </div>
  );
}

const banks: readonly (readonly [BesideKind, string, string])[] = [
  [
    "asked",
    "How learners ask",
    "For each fact five ways: its id, a tab, questions parted by bars. The patient beside this adds to it.",
  ],
  [
    "said",
    "Whole wordings",
    "For each fact two or three wordings that name what they speak of: its id, a tab, wordings parted by bars.",
  ],
  [
    "life",
    "What else they know",
    "Blocks: an id, then lines that begin with = (words), ? (questions), < (what they say), + (what they add).",
  ],
  [
    "replies",
    "Replies to what is no question",
    "Blocks: a slot, then lines that begin with > (what learners say) and < (replies).",
  ],
];

/** The files beside the case. */
export function BesidePart() {
  const { state, writeBeside } = useStudio();
  return (
    <div className="space-y-6">
      <header>
        <h1 tabIndex={-1} id="part-title" className="text-[1.75rem] leading-tight font-medium">
          Files beside it
        </h1>
        <p className="text-ink-muted">
          How the case is asked and what it says besides its history; all of them may be left out.
        </p>
      </header>
      {banks.map(([kind, label, hint]) => (
        <section key={kind} aria-label={label}>
          <h2 className="mb-1.5 text-lg font-semibold">{label}</h2>
          <SourcePane
            label={label}
            hint={hint}
            version={`${state.file} ${state.revision}`}
            load={() => api.beside(kind).then(({ text }) => text)}
            save={(text, was) => writeBeside(kind, was, text)}
          />
        </section>
      ))}
    </div>
  );
}

/** The whole file, for what no part holds, and for a file that cannot be read. */
export function WholePart() {
  const { state, writeSource } = useStudio();
  return (
    <div className="space-y-4">
      <header>
        <h1 tabIndex={-1} id="part-title" className="text-[1.75rem] leading-tight font-medium">
          The whole file
        </h1>
        <p className="text-ink-muted">{state.file}</p>
      </header>
      {state.problem && (
        <p role="alert" className="rounded-lg bg-danger-soft p-3 text-sm text-danger">
          It cannot be read as YAML: line {state.problem.line}, {state.problem.message}
        </p>
      )}
      <SourcePane
        label="The whole file"
        hint="Saved as it stands here, even while it cannot be read."
        version={`${state.file} ${state.revision}`}
        load={() => api.source("").then(({ text }) => text)}
        save={(text) => writeSource("", text)}
      />
    </div>
  );
}
