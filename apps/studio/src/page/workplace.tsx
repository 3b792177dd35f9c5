import { useCallback, useEffect, useMemo, useState } from "react";
import type { Form, OpenState } from "../contract.ts";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { Marks } from "./beside/marks.tsx";
import { Patient } from "./beside/patient.tsx";
import { Remarks } from "./beside/remarks.tsx";
import { FieldProvider, type FieldProps } from "./form/control-field.tsx";
import { FieldByKind } from "./form/field.tsx";
import { api } from "./lib/api.ts";
import { StudioProvider, type Studio, type Target } from "./lib/studio.tsx";
import type { Bench } from "./lib/use-bench.ts";
import { useReach } from "./lib/use-reach.ts";
import type { Path } from "./lib/values.ts";
import { BesidePart, Part, WholePart } from "./part.tsx";
import { PartNavigation, type PartEntry } from "./part-navigation.tsx";
import { TopBar } from "./top-bar.tsx";

const views = [
  ["patient", "Patient"],
  ["remarks", "Remarks"],
  ["marks", "Marks"],
] as const;
type View = (typeof views)[number][0];

const fieldFor = (props: FieldProps) => <FieldByKind {...props} />;

interface Props {
  readonly form: Form;
  readonly state: OpenState;
  readonly bench: Bench;
}

/** The bench: parts of the case, the one that is being written, and what answers to it beside. */
export function Workplace({ form, state, bench }: Props) {
  const { run, check } = bench;
  const [partId, setPartId] = useState(state.problem ? "whole" : "head");
  const [view, setView] = useState<View>("patient");
  // On a narrow screen one of both is shown.
  const [isWriting, setWriting] = useState(true);
  const [target, setTarget] = useState<Target>();

  const goTo = useCallback(
    (path: Path) => {
      const part = form.parts.find(({ fields }) => fields.some(({ key }) => key === path[0]));
      setPartId(part?.id ?? "whole");
      setWriting(true);
      setTarget({ path, time: performance.now() });
    },
    [form],
  );
  useReach(target);

  const studio = useMemo(
    (): Studio => ({
      state,
      form,
      check,
      target,
      goTo,
      edit: (path, value) =>
        run(({ revision }) => api.edit(revision, { kind: "set", path: [...path], value })),
      rename: (path, name) =>
        run(({ revision }) => api.edit(revision, { kind: "rename", path: [...path], name })),
      writeSource: (key, text) =>
        run(({ revision }) =>
          api.edit(revision, key === "" ? { kind: "text", text } : { kind: "source", key, text }),
        ),
      writeBeside: (kind, was, text) => run(() => api.writeBeside(kind, was, text)),
      learn: (fact, question) => run(() => api.learn(fact, question)),
    }),
    [state, form, check, target, goTo, run],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isField = (event.target as HTMLElement).matches("input, textarea, select");
      if (isField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      void run(event.shiftKey ? api.redo : api.undo);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [run]);

  const entries: readonly PartEntry[] = [
    ...form.parts.map(({ id, label, fields }) => ({
      id,
      label,
      remarks: (check?.remarks ?? []).filter(({ path }) =>
        fields.some(({ key }) => key === path[0]),
      ).length,
    })),
    { id: "beside", label: "Files beside it", remarks: 0 },
    { id: "whole", label: "The whole file", remarks: 0 },
  ];
  const part = form.parts.find(({ id }) => id === partId);
  const open = (id: string) => {
    setPartId(id);
    setWriting(true);
    setTarget(undefined);
    window.scrollTo({ top: 0 });
  };
  return (
    <StudioProvider value={studio}>
      <FieldProvider value={fieldFor}>
        <TopBar state={state} bench={bench} />
        <div className="sticky top-13 z-20 flex gap-1 border-b border-line bg-surface px-3 py-1.5 lg:hidden">
          <Button
            size="sm"
            variant={isWriting ? "soft" : "ghost"}
            aria-pressed={isWriting}
            onClick={() => setWriting(true)}
          >
            Write
          </Button>
          {views.map(([id, label]) => (
            <Button
              key={id}
              size="sm"
              variant={!isWriting && view === id ? "soft" : "ghost"}
              aria-pressed={!isWriting && view === id}
              onClick={() => {
                setView(id);
                setWriting(false);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        <div className="mx-auto grid max-w-[110rem] lg:grid-cols-[13rem_minmax(0,1fr)_minmax(20rem,26rem)]">
          <PartNavigation
            entries={entries}
            current={partId}
            onOpen={open}
            className={isWriting ? "" : "max-lg:hidden"}
          />
          <main className={cn("min-w-0 px-4 py-5 pb-24 sm:px-6", !isWriting && "max-lg:hidden")}>
            {/* A form begins anew with another part or file; what was being typed is written then. */}
            <div key={`${state.file} ${partId}`} className="mx-auto max-w-3xl">
              {state.problem && partId !== "whole" ? (
                <p role="alert" className="rounded-lg bg-danger-soft p-3 text-sm text-danger">
                  The file cannot be read as YAML (line {state.problem.line}). Mend it under “The
                  whole file”, or undo.
                </p>
              ) : part ? (
                <Part part={part} />
              ) : partId === "beside" ? (
                <BesidePart />
              ) : (
                <WholePart />
              )}
            </div>
          </main>
          <aside
            aria-label="Patient, remarks and marks"
            className={cn(
              "flex min-w-0 flex-col border-line px-4 py-4 lg:sticky lg:top-13 lg:h-[calc(100dvh-3.25rem)] lg:border-l",
              "max-lg:h-[calc(100dvh-6.5rem)]",
              isWriting && "max-lg:hidden",
            )}
          >
            <div
              role="group"
              aria-label="Beside the form"
              className="mb-3 inline-flex gap-1 self-start rounded-lg bg-sunken p-1 max-lg:hidden"
            >
              {views.map(([id, label]) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={view === id}
                  onClick={() => setView(id)}
                  className={cn(
                    "h-9 rounded-md px-3 text-sm font-medium text-ink-muted hover:text-ink",
                    view === id && "bg-surface text-ink shadow-card",
                  )}
                >
                  {label}
                  {id === "remarks" &&
                    check &&
                    check.remarks.length > 0 &&
                    ` ${check.remarks.length}`}
                </button>
              ))}
            </div>
            <div hidden={view !== "patient"} className={view === "patient" ? "contents" : ""}>
              <Patient key={state.file} />
            </div>
            {view === "remarks" && <Remarks />}
            <div hidden={view !== "marks"} className={view === "marks" ? "contents" : ""}>
              <Marks key={state.file} />
            </div>
          </aside>
        </div>
      </FieldProvider>
    </StudioProvider>
  );
}
