import type { TermKind } from "@anamnesis/contract";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
} from "react";
import { Input } from "@/components/ui/input.tsx";

export interface TermInputProps extends Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "ref" | "onKeyDown"
> {
  kind: TermKind;
  value: string;
  onValueChange: (value: string) => void;
  /** The part of the text that is looked up; all of it unless told. */
  queryOf?: (value: string) => string;
  /** The text after a proposal was taken; its name unless told. */
  completed?: (value: string, name: string) => string;
  /** Called after a proposal was taken, with the text as it is then. */
  onTake?: (value: string) => void;
  /** Keys that the list of proposals has no use for. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

type WithProposals = ComponentType<TermInputProps>;
let loaded: WithProposals | null = null;
const load = async (): Promise<WithProposals> =>
  (loaded ??= (await import("./term-combobox.tsx")).TermCombobox);

/**
 * A text input that proposes diagnoses or medicines while one writes. Whatever is written stands: a proposal is taken by
 * choosing it and in no other way. What it takes to propose is loaded when the input is first shown; until then, and
 * where it cannot be loaded, this is a plain input.
 */
export function TermInput(props: TermInputProps) {
  const [Proposing, setProposing] = useState<WithProposals | null>(() => loaded);
  const frame = useRef<HTMLSpanElement>(null);
  const resume = useRef<{ start: number | null; end: number | null } | null>(null);

  useEffect(() => {
    if (Proposing !== null) return;
    let isCurrent = true;
    load().then(
      (component) => {
        if (!isCurrent) return;
        const input = frame.current?.querySelector("input");
        // Somebody may be writing in the plain input already: they go on in the other one, at the same place.
        if (input && input === document.activeElement)
          resume.current = { start: input.selectionStart, end: input.selectionEnd };
        setProposing(() => component);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [Proposing]);
  useLayoutEffect(() => {
    const at = resume.current;
    if (at === null) return;
    resume.current = null;
    const input = frame.current?.querySelector("input");
    input?.focus();
    input?.setSelectionRange(at.start, at.end);
  }, [Proposing]);

  const { kind: _kind, onValueChange, queryOf: _q, completed: _c, onTake: _t, ...plain } = props;
  return (
    <span ref={frame} className="block min-w-0 flex-1">
      {Proposing === null ? (
        <Input
          autoComplete="off"
          {...plain}
          onChange={(event) => onValueChange(event.target.value)}
        />
      ) : (
        <Proposing {...props} />
      )}
    </span>
  );
}
