import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  askedOfAuthor,
  scaffold,
  scaffoldAnswers,
  scaffoldQuestions,
} from "@anamnesis/cases/scaffold";
import { z } from "zod";
import {
  bankRequestSchema,
  besideEditSchema,
  besideKindSchema,
  besideSchema,
  checkSchema,
  editRequestSchema,
  marksSchema,
  newCaseSchema,
  sourceSchema,
  stateSchema,
  talkRequestSchema,
  talkSchema,
  type NewCase,
  type State,
} from "../contract.ts";
import type { Engine } from "../engine/engine.ts";
import { formParts } from "../forms/parts.ts";
import { withQuestion } from "./asked-bank.ts";
import { casesBelow, writeWhole } from "./files.ts";
import { terms } from "./terms.ts";
import { Workbench, type Done } from "./workbench.ts";

/** A refusal that the page shows. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: 400 | 404 | 409 = 400,
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
  }
}

export interface StudioOptions {
  /** `cases` of this installation. */
  readonly folder: string;
  readonly engine: Engine;
  /** Opened at once; without it the page asks. */
  readonly file?: string;
}

type Answer = (body: unknown, query: URLSearchParams) => unknown;
export type Api = ReadonlyMap<string, Answer>;

const nothing = z.strictObject({});
const fileRequest = z.strictObject({ file: z.string().min(1) });
const keepRequest = z.strictObject({ keep: z.enum(["mine", "theirs"]) });

/** The answers of the eight questions as they will stand in the file; refuses with a word at each that will not do. */
function checkedAnswers(answers: NewCase): NewCase {
  const fields: Record<string, string> = {};
  const checked = Object.fromEntries(
    scaffoldQuestions.map((name) => {
      const result = askedOfAuthor[name].check(answers[name]);
      if ("wrong" in result) fields[name] = result.wrong;
      return [name, "value" in result ? result.value : ""];
    }),
  );
  if (Object.keys(fields).length > 0)
    throw new Refusal("Some answers are missing or will not do.", 400, fields);
  return checked as NewCase;
}

/** Everything that the page can ask, by method and path. */
export function studioApi({ folder, engine, file }: StudioOptions): Api {
  let bench = file ? new Workbench(file) : undefined;
  const open = (): Workbench => {
    if (!bench) throw new Refusal("No case is open.", 409);
    return bench;
  };
  const state = (): State =>
    stateSchema.parse(
      bench?.state() ?? {
        kind: "start",
        folder,
        cases: casesBelow(folder).map((name) => ({
          file: name,
          name: name.replace(/\.ya?ml$/, ""),
        })),
      },
    );
  const after = (result: Done): State => {
    if (!result.ok) throw new Refusal(result.problem, 409);
    return state();
  };

  return new Map<string, Answer>([
    ["GET /api/state", () => state()],
    ["GET /api/form", () => ({ parts: formParts, terms })],
    [
      "POST /api/open",
      (body) => {
        const name = fileRequest.parse(body).file;
        // Only what the list shows: the studio opens nothing that a page names by itself.
        if (!casesBelow(folder).includes(name)) throw new Refusal("There is no such case.", 404);
        bench = new Workbench(join(folder, name));
        return state();
      },
    ],
    [
      "POST /api/close",
      (body) => {
        nothing.parse(body);
        bench = undefined;
        return state();
      },
    ],
    [
      "POST /api/new",
      (body) => {
        const answers = checkedAnswers(newCaseSchema.parse(body));
        const target = resolve(folder, answers.module, `${answers.id}.yaml`);
        if (existsSync(target))
          throw new Refusal("There is a case with this id already.", 400, { id: "is taken" });
        writeWhole(target, scaffold(scaffoldAnswers(answers)));
        bench = new Workbench(target);
        return state();
      },
    ],
    [
      "POST /api/edit",
      (body) => {
        const { revision, edit } = editRequestSchema.parse(body);
        return after(open().edit(revision, edit));
      },
    ],
    ["POST /api/undo", (body) => (nothing.parse(body), after(open().step("back")))],
    ["POST /api/redo", (body) => (nothing.parse(body), after(open().step("forth")))],
    ["POST /api/conflict", (body) => after(open().choose(keepRequest.parse(body).keep))],
    [
      "GET /api/source",
      (_, query) => sourceSchema.parse({ text: open().source(query.get("key") ?? "") }),
    ],
    [
      "GET /api/beside",
      (_, query) =>
        besideSchema.parse({ text: open().beside(besideKindSchema.parse(query.get("kind"))) }),
    ],
    [
      "POST /api/beside",
      (body) => {
        const { kind, was, text } = besideEditSchema.parse(body);
        return after(open().writeBeside(kind, was, text));
      },
    ],
    [
      "POST /api/bank",
      (body) => {
        const { fact, question } = bankRequestSchema.parse(body);
        const was = open().beside("asked");
        return after(open().writeBeside("asked", was, withQuestion(was, fact, question)));
      },
    ],
    ["GET /api/check", async () => checkSchema.parse(await engine.check(open().written))],
    [
      "POST /api/talk",
      async (body) => {
        const { lines, seed } = talkRequestSchema.parse(body);
        return talkSchema.parse(await engine.talk(open().written, lines, seed));
      },
    ],
    [
      "POST /api/marks",
      async (body) => (nothing.parse(body), marksSchema.parse(await engine.marks(open().written))),
    ],
  ]);
}
