import { useDeviceDraft } from "@/lib/storage/device-draft.ts";

/** What was ticked and taken off by hand, and which of the tests asked for in the talk that was done in view of. */
interface Choice {
  readonly chosen: readonly string[];
  readonly seen: readonly string[];
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string");
const isChoice = (value: unknown): value is Choice | null => {
  const { chosen, seen } = (value ?? {}) as Partial<Choice>;
  return value === null || (isNames(chosen) && isNames(seen));
};

export interface TestChoice {
  /** What the learner has ticked or taken off; null as long as nothing has been. */
  readonly chosen: ReadonlySet<string> | null;
  readonly choose: (names: ReadonlySet<string>) => void;
}

/**
 * The tests that are ticked, kept on the device: what was taken off the form stays off after a reload, and what is asked for in
 * the talk afterwards is ticked beside it.
 * @param ahead tests asked for in the talk that have not been ordered
 */
export function useTestChoice(
  sessionId: string,
  ahead: readonly string[],
  completed: ReadonlySet<string>,
): TestChoice {
  const { value, setValue } = useDeviceDraft<Choice | null>(
    `tests/${sessionId}`,
    isChoice,
    () => null,
  );
  const chosen =
    value === null
      ? null
      : new Set(
          [...value.chosen, ...ahead.filter((name) => !value.seen.includes(name))].filter(
            (name) => !completed.has(name),
          ),
        );
  return {
    chosen,
    choose: (names) => setValue({ chosen: [...names], seen: ahead }),
  };
}
