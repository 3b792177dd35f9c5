import { useId, useState } from "react";
import type { Form, NewCase, State } from "../contract.ts";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Input } from "@/components/ui/input.tsx";
import { control as controlLook } from "@/components/ui/control.ts";
import { Field } from "@/components/ui/field.tsx";
import { cn } from "@/lib/cn.ts";
import { api, Refused } from "./lib/api.ts";
import { searchTerms } from "./lib/search.ts";

interface Props {
  readonly state: Extract<State, { kind: "start" }>;
  readonly form: Form;
  readonly show: (state: State) => void;
}

const empty: NewCase = {
  id: "",
  module: "",
  level: "",
  diagnosis: "",
  complaint: "",
  name: "",
  age: "",
  sex: "",
};

/** The eight things that have to be known before a draft can be made. */
function NewCaseForm({ form, show }: Omit<Props, "state">) {
  const [answers, setAnswers] = useState(empty);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const head = form.parts.find(({ id }) => id === "head")?.fields ?? [];
  const optionsOf = (key: string): readonly string[] => {
    const field = head.find((one) => one.key === key)?.control;
    return field?.kind === "choice" ? field.options : [];
  };
  const set = (key: keyof NewCase) => (value: string) => setAnswers({ ...answers, [key]: value });
  const text = (
    key: keyof NewCase,
    label: string,
    hint: string,
    list?: readonly { id: string; name: string }[],
  ) => (
    <Field label={label} hint={hint} error={wrong[key]}>
      {(control) => (
        <>
          <Input
            {...control}
            autoComplete="off"
            list={list ? `list-${key}` : undefined}
            value={answers[key]}
            onChange={(event) => set(key)(event.target.value)}
          />
          {list && (
            <datalist id={`list-${key}`}>
              {list.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
  const choice = (key: keyof NewCase, label: string, options: readonly string[]) => (
    <Field label={label} error={wrong[key]}>
      {(control) => (
        <select
          {...control}
          className={cn(controlLook, "h-11 px-3")}
          value={answers[key]}
          onChange={(event) => set(key)(event.target.value)}
        >
          <option value="">Choose …</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        api.create(answers).then(show, (error: Error) => {
          setProblem(error.message);
          setWrong(error instanceof Refused ? error.fields : {});
        });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {text(
          "diagnosis",
          "Diagnosis",
          "Any name of it; the terminology knows it by an id.",
          searchTerms(form.terms.diagnosis, answers.diagnosis, 12),
        )}
        {text(
          "complaint",
          "Main complaint",
          "chest pain, fatigue, …",
          searchTerms(form.terms.topic, answers.complaint, 12),
        )}
        {text("name", "The person's full name", "Invented.")}
        {text("age", "Age in years", "")}
        {choice("sex", "Sex", ["female", "male"])}
        {choice("module", "Module", optionsOf("module"))}
        {choice("level", "Level", optionsOf("level"))}
        {text(
          "id",
          "Id",
          "The file's name: lower-case words joined by hyphens. Learners never see it.",
        )}
      </div>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <Button type="submit">Write a new case</Button>
    </form>
  );
}

/** Where the studio begins without a file: a case of one's own, or a new one. */
export function StartScreen({ state, form, show }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  return (
    <main className="mx-auto max-w-3xl space-y-6 px-4 py-8">
      <h1 className="text-[2rem] font-medium">Case studio</h1>
      {state.cases.length > 0 && (
        <Card className="p-5 sm:p-6">
          <h2 id={id} className="mb-3 text-lg font-semibold">
            Your cases
          </h2>
          <ul aria-labelledby={id} className="space-y-1.5">
            {state.cases.map(({ file, name }) => (
              <li key={file}>
                <button
                  type="button"
                  className="min-h-11 w-full rounded-lg border border-line px-3 text-left text-[0.9375rem] text-brand-ink hover:bg-sunken"
                  onClick={() =>
                    void api.open(file).then(show, (error: Error) => setProblem(error.message))
                  }
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
          {problem && (
            <p role="alert" className="mt-2 text-sm text-danger">
              {problem}
            </p>
          )}
        </Card>
      )}
      <Card className="p-5 sm:p-6">
        <h2 className="mb-3 text-lg font-semibold">A new case</h2>
        <NewCaseForm form={form} show={show} />
      </Card>
      <p className="text-sm break-words text-ink-subtle">
        Cases are kept in {state.folder}. Any other file: npm run -s cases:studio --
        path/to/case.yaml
      </p>
    </main>
  );
}
