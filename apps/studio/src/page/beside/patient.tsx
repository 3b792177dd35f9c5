import { RotateCcw, Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Talk, TalkTurn } from "../../contract.ts";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Combobox } from "../form/combobox.tsx";
import { api } from "../lib/api.ts";
import { useStudio } from "../lib/studio.tsx";
import { inWords, pathOfFact, valueAt } from "../lib/values.ts";

/** A fact that a reply told, led back to where it is written. */
function Told({ fact }: { readonly fact: string }) {
  const { goTo, state } = useStudio();
  const path = pathOfFact(state.value, fact);
  const name = inWords(fact.replace(/^default:/, "").replace(/[.:]/g, ": "));
  return path ? (
    <button
      type="button"
      onClick={() => goTo(path)}
      className="min-h-6 rounded-full bg-brand-soft px-2 text-[0.8125rem] text-brand-ink hover:bg-brand-line/70"
    >
      {name}
    </button>
  ) : (
    <span className="rounded-full bg-sunken px-2 text-[0.8125rem] text-ink-muted">
      {name} (not of this history)
    </span>
  );
}

/** Teaches the case that a line asks for a fact: it goes into that fact's bank of questions. */
function Teach({ line }: { readonly line: string }) {
  const { learn } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const [learnt, setLearnt] = useState<string>();
  if (learnt)
    return (
      <p role="status" className="text-[0.8125rem] text-ink-subtle">
        Added to the questions for {inWords(learnt.replace(".", ": "))}.
      </p>
    );
  if (!isOpen)
    return (
      <Button
        variant="link"
        size="inline"
        className="text-[0.8125rem]"
        onClick={() => setOpen(true)}
      >
        It asked for something else …
      </Button>
    );
  return (
    <div className="max-w-80">
      <Combobox
        of="fact"
        control={{}}
        label={`What “${line}” asks for`}
        placeholder="Which fact does it ask for?"
        onPick={(fact) => void learn(fact, line).then((wrong) => !wrong && setLearnt(fact))}
      />
    </div>
  );
}

function Exchange({ turn }: { readonly turn: TalkTurn }) {
  return (
    <li className="space-y-1.5">
      <p className="ml-auto w-fit max-w-[90%] rounded-xl rounded-br-sm bg-brand-soft px-3 py-1.5 text-[0.9375rem] text-ink">
        <span className="sr-only">You: </span>
        {turn.line}
      </p>
      <p className="font-serif text-[1.0625rem] leading-snug text-ink">{turn.reply}</p>
      <div className="flex flex-wrap items-center gap-1.5">
        {turn.told.map((fact) => (
          <Told key={fact} fact={fact} />
        ))}
        {!turn.isUnderstood && (
          <span className="rounded-full bg-warning-soft px-2 text-[0.8125rem] text-warning">
            not understood
          </span>
        )}
        {turn.withheld && (
          <span className="rounded-full bg-sunken px-2 text-[0.8125rem] text-ink-muted">
            kept back
          </span>
        )}
        <Teach line={turn.line} />
      </div>
    </li>
  );
}

/** The patient of the case as it is written now. After every change the same lines are put to them again. */
export function Patient() {
  const { state } = useStudio();
  const [lines, setLines] = useState<readonly string[]>([]);
  const [seed, setSeed] = useState(1);
  const [talk, setTalk] = useState<Talk>();
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const { revision, file } = state;

  useEffect(() => {
    let isOver = false;
    // A change of the file rests a moment first; a new line is answered at once.
    const timer = setTimeout(() => {
      setWaiting(true);
      api
        .talk(lines, seed)
        .then(
          (next) => {
            if (isOver) return;
            setTalk(next);
            setProblem(undefined);
          },
          (error: Error) => !isOver && setProblem(error.message),
        )
        .finally(() => !isOver && setWaiting(false));
    }, 30);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [lines, seed, revision, file]);

  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [talk?.turns.length]);

  const name = valueAt(state.value, ["person", "calledName"]);
  const asked = lines[talk?.turns.length ?? 0];
  return (
    <section aria-label="The patient" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center justify-between gap-2 pb-2">
        <h2 className="text-lg font-semibold">{typeof name === "string" ? name : "The patient"}</h2>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setLines([]);
            setSeed(seed + 1);
          }}
        >
          <RotateCcw aria-hidden="true" />
          Begin anew
        </Button>
      </div>
      <div
        role="log"
        aria-label="Conversation"
        className="min-h-40 flex-1 space-y-4 overflow-y-auto pb-3 pr-1"
      >
        {(problem ?? talk?.problem) ? (
          <p role="alert" className="rounded-lg bg-warning-soft p-3 text-sm text-warning">
            {problem ?? talk?.problem}
          </p>
        ) : (
          <p className="font-serif text-[1.0625rem] leading-snug text-ink">
            {talk ? (
              talk.greeting
            ) : (
              <span className="text-ink-subtle">Calling the patient in …</span>
            )}
          </p>
        )}
        <ul className="space-y-4">
          {talk?.turns.map((turn, at) => (
            <Exchange key={`${at} ${turn.line}`} turn={turn} />
          ))}
        </ul>
        {isWaiting && asked !== undefined && (
          <p className="ml-auto w-fit max-w-[90%] rounded-xl bg-brand-soft px-3 py-1.5 text-[0.9375rem] text-ink opacity-70">
            {asked}
          </p>
        )}
        <div ref={end} />
      </div>
      <form
        className="flex gap-2 border-t border-line pt-3"
        onSubmit={(event) => {
          event.preventDefault();
          const line = typed.trim();
          if (line === "") return;
          setLines([...lines, line]);
          setTyped("");
        }}
      >
        <Input
          aria-label="Say something to the patient"
          placeholder="Ask the patient"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="icon" aria-label="Say it">
          <Send aria-hidden="true" />
        </Button>
      </form>
    </section>
  );
}
