import { X } from "lucide-react";
import type { PickKind } from "../../contract.ts";
import { useStudio } from "../lib/studio.tsx";
import { useTerms } from "../lib/use-terms.ts";
import { hintOf, linesOf, shownText } from "../lib/values.ts";
import { Combobox } from "./combobox.tsx";
import { Frame } from "./frame.tsx";
import type { ControlProps } from "./simple.tsx";

const prompts: Readonly<Record<PickKind, string>> = {
  diagnosis: "Find a diagnosis",
  treatment: "Find a medicine, class or action",
  test: "Find an investigation",
  topic: "Find a symptom or topic",
  fact: "Find a fact of this case",
  finding: "Find a fact, result or sign of this case",
  bedside: "Find a medicine or bedside term",
  system: "Find a system",
  item: "Find an item of the marking",
};
export const promptOf = (of: PickKind): string => prompts[of];

/** One id, shown by its name. */
export function PickControl({
  control,
  path,
  label,
  hint,
  isOptional,
  value,
}: ControlProps<"pick">) {
  const { edit } = useStudio();
  const all = useTerms(control.of);
  const id = shownText(value);
  const name = all.find((term) => term.id === id)?.name;
  return (
    <Frame
      path={path}
      label={label}
      hint={hint}
      onRemove={isOptional && id !== "" ? () => void edit(path) : undefined}
    >
      {(props) => (
        <Combobox
          of={control.of}
          control={props}
          placeholder={promptOf(control.of)}
          shown={id === "" ? "" : name === undefined ? id : name}
          onPick={(picked) => void edit(path, picked)}
        />
      )}
    </Frame>
  );
}

/** Several ids, each with its name and a way to take it out. */
export function PicksControl({
  control,
  path,
  label,
  hint,
  isOptional,
  value,
}: ControlProps<"picks">) {
  const { edit } = useStudio();
  const all = useTerms(control.of);
  const ids = linesOf(value).filter((id) => hintOf(id) === undefined);
  const set = (next: readonly string[]) => {
    const isOne = control.mayBeOne && next.length === 1 && typeof value === "string";
    void edit(path, next.length === 0 && isOptional ? undefined : isOne ? next[0] : next);
  };
  return (
    <Frame path={path} label={label} hint={hint}>
      {(props) => (
        <div className="space-y-2">
          {ids.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {ids.map((id) => (
                <li
                  key={id}
                  className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-full bg-sunken pl-3 text-sm text-ink"
                >
                  <span className="truncate" title={id}>
                    {all.find((term) => term.id === id)?.name ?? id}
                  </span>
                  <button
                    type="button"
                    aria-label={`Take out: ${id}`}
                    onClick={() => set(ids.filter((one) => one !== id))}
                    className="flex size-8 items-center justify-center rounded-full text-ink-subtle hover:text-ink"
                  >
                    <X className="size-3.5" aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Combobox
            of={control.of}
            control={props}
            placeholder={promptOf(control.of)}
            without={ids}
            onPick={(id) => set([...ids, id])}
          />
        </div>
      )}
    </Frame>
  );
}
