/** What one file said before a step and after it. */
export interface Step {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** What was changed, for "Undo …". */
  readonly label: string;
  readonly at: number;
}

const most = 300;
/** Steps on the same field within this time are one, in milliseconds. */
const together = 4_000;

/** Steps back and forth over everything that was written since the studio was opened. */
export class StepHistory {
  private readonly done: Step[] = [];
  private readonly undone: Step[] = [];

  get last(): Step | undefined {
    return this.done.at(-1);
  }
  get next(): Step | undefined {
    return this.undone.at(-1);
  }

  add(step: Step): void {
    this.undone.length = 0;
    const last = this.done.at(-1);
    const isSame =
      last !== undefined &&
      last.file === step.file &&
      last.label === step.label &&
      last.after === step.before &&
      step.at - last.at < together;
    if (isSame) this.done[this.done.length - 1] = { ...step, before: last.before };
    else this.done.push(step);
    if (this.done.length > most) this.done.shift();
  }

  /** Goes one step back or forth; the caller writes what it says. */
  move(where: "back" | "forth"): Step | undefined {
    const [from, to] = where === "back" ? [this.done, this.undone] : [this.undone, this.done];
    const step = from.pop();
    if (step) to.push(step);
    return step;
  }
}
