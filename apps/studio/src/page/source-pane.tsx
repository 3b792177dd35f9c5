import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Textarea } from "@/components/ui/input.tsx";

interface Props {
  readonly label: string;
  readonly hint: string;
  /** Asked again when it changes. */
  readonly version: string;
  readonly load: () => Promise<string>;
  /** Resolves to what was wrong, if anything. `was` is the text that the page was shown. */
  readonly save: (text: string, was: string) => Promise<string | undefined>;
}

/** A text as it stands in a file. It is written on pressing Save, since a half-written line would break the file. */
export function SourcePane({ label, hint, version, load, save }: Props) {
  const [saved, setSaved] = useState<string>();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [fetching, setFetching] = useState(load);
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    setFetching(load);
  }
  useEffect(() => {
    let isOver = false;
    fetching.then(
      (text) => !isOver && setSaved(text),
      (error: Error) => !isOver && setProblem(error.message),
    );
    return () => {
      isOver = true;
    };
  }, [fetching]);
  const isChanged = draft !== undefined && draft !== saved;
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isChanged]);
  const write = async () => {
    if (draft === undefined) return;
    const wrong = await save(draft, saved ?? "");
    setProblem(wrong);
    if (wrong) return;
    setSaved(draft);
    setDraft(undefined);
  };
  return (
    <div className="space-y-2">
      <Textarea
        aria-label={label}
        spellCheck={false}
        className="max-h-[70dvh] min-h-40 font-mono text-[0.8125rem]"
        value={draft ?? saved ?? ""}
        onChange={(event) => setDraft(event.target.value)}
      />
      <p className="text-[0.8125rem] text-ink-subtle">{hint}</p>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <Button size="sm" disabled={!isChanged} onClick={() => void write()}>
          Save
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={!isChanged}
          onClick={() => {
            setDraft(undefined);
            setProblem(undefined);
          }}
        >
          Discard
        </Button>
      </div>
    </div>
  );
}
