import type {
  BesideKind,
  Check,
  EditMessage,
  Form,
  Marks,
  NewCase,
  State,
  Talk,
} from "../../contract.ts";

/** What the studio refused, in words for whoever asked. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The program behind the page cannot be reached: what was asked can be asked again. */
export class Unreachable extends Refused {}

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...(body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
      // A change that is under way when the page is closed still arrives, where a browser takes one of its size.
      ...(body !== undefined && JSON.stringify(body).length < 60_000 ? { keepalive: true } : {}),
    });
  } catch {
    throw new Unreachable(
      "The studio does not answer. Is it still running in the terminal? What stands here is kept and written as soon as it does.",
    );
  }
  const answer = (await response.json().catch(() => ({ problem: response.statusText }))) as unknown;
  if (response.ok) return answer as Answer;
  const { problem, fields } = answer as { problem: string; fields?: Record<string, string> };
  throw new Refused(problem, fields);
}

export const api = {
  state: () => call<State>("/api/state"),
  form: () => call<Form>("/api/form"),
  open: (file: string) => call<State>("/api/open", { file }),
  close: () => call<State>("/api/close", {}),
  create: (answers: NewCase) => call<State>("/api/new", answers),
  edit: (revision: number, edit: EditMessage) => call<State>("/api/edit", { revision, edit }),
  undo: () => call<State>("/api/undo", {}),
  redo: () => call<State>("/api/redo", {}),
  choose: (keep: "mine" | "theirs") => call<State>("/api/conflict", { keep }),
  source: (key: string) => call<{ text: string }>(`/api/source?key=${encodeURIComponent(key)}`),
  beside: (kind: BesideKind) => call<{ text: string }>(`/api/beside?kind=${kind}`),
  writeBeside: (kind: BesideKind, was: string, text: string) =>
    call<State>("/api/beside", { kind, was, text }),
  learn: (fact: string, question: string) => call<State>("/api/bank", { fact, question }),
  check: () => call<Check>("/api/check"),
  talk: (lines: readonly string[], seed: number) => call<Talk>("/api/talk", { lines, seed }),
  marks: () => call<Marks>("/api/marks", {}),
};
