import { FolderOpen, Redo2, Undo2 } from "lucide-react";
import type { OpenState, State } from "../contract.ts";
import { Button } from "@/components/ui/button.tsx";
import { ThemeToggle } from "@/components/layout/theme-toggle.tsx";
import { api } from "./lib/api.ts";
import type { Bench } from "./lib/use-bench.ts";

const savedAs: Readonly<Record<OpenState["save"]["kind"], string>> = {
  saved: "Saved",
  failed: "Not saved",
  conflict: "Two versions",
};

interface Props {
  readonly state: OpenState;
  readonly bench: Bench;
}

/** The file, whether it is saved, and the way back. */
export function TopBar({ state, bench }: Props) {
  const close = () => void api.close().then((next: State) => bench.show(next));
  const { save } = state;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-4">
        <strong className="hidden font-serif text-lg font-medium sm:block">Case studio</strong>
        <span className="min-w-0 flex-1 truncate text-sm text-ink-muted" title={state.file}>
          {state.file.split(/[\\/]/).at(-1)}
        </span>
        <span
          role="status"
          className={
            save.kind === "saved" ? "text-sm text-ink-subtle" : "text-sm font-medium text-danger"
          }
        >
          {savedAs[save.kind]}
        </span>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={state.undo ? `Undo: ${state.undo}` : "Undo"}
          title={state.undo ? `Undo: ${state.undo}` : "Undo"}
          disabled={!state.undo}
          onClick={() => void bench.run(api.undo)}
        >
          <Undo2 aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={state.redo ? `Redo: ${state.redo}` : "Redo"}
          title={state.redo ? `Redo: ${state.redo}` : "Redo"}
          disabled={!state.redo}
          onClick={() => void bench.run(api.redo)}
        >
          <Redo2 aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Another case"
          title="Another case"
          onClick={close}
        >
          <FolderOpen aria-hidden="true" />
        </Button>
        <ThemeToggle className="max-sm:hidden" />
      </div>
      {save.kind === "failed" && (
        <p role="alert" className="bg-danger-soft px-4 py-2 text-sm text-danger">
          It could not be written: {save.message}. It stays here and is tried again.
        </p>
      )}
      {save.kind === "conflict" && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-2 bg-warning-soft px-4 py-2 text-sm text-warning"
        >
          <span className="min-w-60 flex-1">
            The file says something else on the disk. What is written here lies in {save.beside}.
            Whichever you take, undo brings the other one back.
          </span>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => void bench.run(() => api.choose("mine"))}
          >
            Keep what stands here
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => void bench.run(() => api.choose("theirs"))}
          >
            Take the disk's
          </Button>
        </div>
      )}
      {state.notice && (
        <p role="status" className="bg-brand-soft px-4 py-2 text-sm text-brand-ink">
          {state.notice}
        </p>
      )}
      {bench.problem && (
        <div
          role="alert"
          className="flex items-center gap-2 bg-danger-soft px-4 py-2 text-sm text-danger"
        >
          <span className="flex-1">{bench.problem}</span>
          <Button size="sm" variant="ghost" onClick={bench.dismiss}>
            Close
          </Button>
        </div>
      )}
    </header>
  );
}
