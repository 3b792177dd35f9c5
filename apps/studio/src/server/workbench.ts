import { relative } from "node:path";
import { rmSync } from "node:fs";
import type { BesideKind, EditMessage, OpenState } from "../contract.ts";
import { renamed, setValue, type Edited } from "../document/edit.ts";
import { parse } from "../document/nodes.ts";
import { sourceOf, withSource } from "../document/source.ts";
import type { Written } from "../engine/engine.ts";
import { besideFile, readText, unsavedFile, writeWhole } from "./files.ts";
import { StepHistory } from "./history.ts";

export type Done = { readonly ok: true } | { readonly ok: false; readonly problem: string };
const done: Done = { ok: true };

const labelOf = (edit: EditMessage): string =>
  edit.kind === "set" || edit.kind === "rename"
    ? edit.path.join(" › ")
    : edit.kind === "source"
      ? `${edit.key} as text`
      : "the file as text";

const edited = (text: string, edit: EditMessage): Edited => {
  if (edit.kind === "set") return setValue(text, edit.path, edit.value);
  if (edit.kind === "rename") return renamed(text, edit.path, edit.name);
  return edit.kind === "source"
    ? withSource(text, edit.key, edit.text)
    : { ok: true, text: edit.text };
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * One case on the bench: its text, what the disk is known to say, and every step. Each change is written at once; what
 * somebody else has written meanwhile is never written over unasked, and nothing that was written here is lost by it.
 */
export class Workbench {
  private text: string;
  private onDisk: string | null;
  private revision = 1;
  private save: OpenState["save"] = { kind: "saved" };
  private notice: string | null = null;
  private readonly steps = new StepHistory();

  constructor(
    readonly file: string,
    private readonly now: () => number = Date.now,
  ) {
    this.onDisk = readText(file);
    this.text = this.onDisk ?? "";
    const left = readText(unsavedFile(file));
    if (left !== null && left !== this.text) {
      this.text = left;
      this.save = { kind: "conflict", beside: this.shown(unsavedFile(file)) };
    }
  }

  get written(): Written {
    return { text: this.text, file: this.file, revision: this.revision };
  }

  state(): OpenState {
    this.look();
    const document = parse(this.text);
    const [error] = document.errors;
    const before = this.text.slice(0, error?.pos[0] ?? 0);
    return {
      kind: "open",
      file: this.shown(this.file),
      revision: this.revision,
      value: error ? null : (document.toJS() as unknown),
      problem: error
        ? { line: before.split("\n").length, message: error.message.split("\n")[0] ?? "not YAML" }
        : null,
      save: this.save,
      undo: this.steps.last?.label ?? null,
      redo: this.steps.next?.label ?? null,
      notice: this.notice,
    };
  }

  edit(revision: number, edit: EditMessage): Done {
    this.look();
    if (revision !== this.revision)
      return {
        ok: false,
        problem:
          "The case has changed elsewhere since this page read it; look, and write it again.",
      };
    const result = edited(this.text, edit);
    if (!result.ok) return result;
    this.notice = null;
    this.change(result.text, labelOf(edit));
    return done;
  }

  step(where: "back" | "forth"): Done {
    this.look();
    const next = where === "back" ? this.steps.last : this.steps.next;
    const expected = where === "back" ? next?.after : next?.before;
    if (next && next.file !== this.file && (readText(next.file) ?? "") !== expected)
      return { ok: false, problem: `${this.shown(next.file)} has changed on the disk since.` };
    const step = this.steps.move(where);
    if (!step) return done;
    const text = where === "back" ? step.before : step.after;
    this.notice = null;
    if (step.file === this.file) {
      this.text = text;
      this.write();
    } else {
      try {
        writeWhole(step.file, text);
      } catch (error) {
        return { ok: false, problem: messageOf(error) };
      }
    }
    this.revision += 1;
    return done;
  }

  /** Ends a conflict by choosing one of the two texts; the other one is a step back. */
  choose(keep: "mine" | "theirs"): Done {
    if (this.save.kind !== "conflict") return done;
    const theirs = readText(this.file) ?? "";
    const mine = this.text;
    this.onDisk = theirs;
    this.save = { kind: "saved" };
    if (keep === "mine") {
      this.text = theirs;
      this.change(mine, "keeping this text");
    } else {
      this.remember(mine, theirs, "taking the text from the disk");
      this.text = theirs;
      this.revision += 1;
    }
    if (this.isSaved()) rmSync(unsavedFile(this.file), { force: true });
    return done;
  }

  source(key: string): string {
    return key === "" ? this.text : sourceOf(this.text, key);
  }

  beside(kind: BesideKind): string {
    return readText(besideFile(this.file, kind)) ?? "";
  }

  /** Writes a file beside the case, unless it no longer says what the page was shown. */
  writeBeside(kind: BesideKind, was: string, text: string): Done {
    const file = besideFile(this.file, kind);
    const before = readText(file) ?? "";
    if (before !== was)
      return { ok: false, problem: "This file has changed on the disk since it was shown." };
    if (text === before) return done;
    try {
      writeWhole(file, text);
    } catch (error) {
      return { ok: false, problem: messageOf(error) };
    }
    this.steps.add({ file, before, after: text, label: `the file ${kind}.txt`, at: this.now() });
    this.revision += 1;
    return done;
  }

  private shown(file: string): string {
    const path = relative(process.cwd(), file);
    return path.startsWith("..") ? file : path;
  }

  private remember(before: string, after: string, label: string): void {
    this.steps.add({ file: this.file, before, after, label, at: this.now() });
  }

  private change(text: string, label: string): void {
    if (text === this.text) return;
    this.remember(this.text, text, label);
    this.text = text;
    this.revision += 1;
    this.write();
  }

  private write(): void {
    try {
      const disk = readText(this.file);
      if ((disk !== null && disk !== this.onDisk) || this.save.kind === "conflict") {
        this.save = { kind: "conflict", beside: this.shown(unsavedFile(this.file)) };
        writeWhole(unsavedFile(this.file), this.text);
        return;
      }
      writeWhole(this.file, this.text);
      this.onDisk = this.text;
      this.save = { kind: "saved" };
    } catch (error) {
      this.save = { kind: "failed", message: messageOf(error) };
    }
  }

  private isSaved(): boolean {
    return this.save.kind === "saved";
  }

  /** Looks whether somebody else has written the file: taken over, and told, where nothing of ours is unsaved. */
  private look(): void {
    if (this.save.kind === "conflict") return;
    const disk = readText(this.file);
    if (disk === this.onDisk) {
      if (this.save.kind === "failed") this.write();
      return;
    }
    if (this.save.kind === "failed" || disk === null) return this.write();
    this.remember(this.text, disk, "what was changed on the disk");
    this.onDisk = disk;
    this.text = disk;
    this.revision += 1;
    this.notice =
      "The file was changed on the disk by something else, and is shown as it is now. Undo brings back what stood here.";
  }
}
