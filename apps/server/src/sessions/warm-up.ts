import { setTimeout as sleep } from "node:timers/promises";
import type { CompiledCase } from "@anamnesis/cases";
import type { Encounter } from "@anamnesis/assessment";
import type { Clinic } from "./clinic.ts";

/** Whoever comes at once is served first. */
const firstPauseMs = 2_000;
const pauseMs = 100;

const question = "When did it start, and what makes it worse?";

/** Of an encounter in which next to nothing happened: what the examiner works out for a case does not depend on it. */
const encounterWith = (reply: string): Encounter => ({
  messages: [
    { sender: "user", text: question },
    { sender: "patient", text: reply },
  ],
  initialDiagnosis: null,
  tests: [],
  finalDiagnosis: {
    updatedReasoning: "Not sure.",
    finalDiagnosis: "Unknown",
    finalMedications: ["None"],
    treatmentPlan: { lifestyleRecommendations: "", followUpInstructions: "" },
  },
  seed: 1,
});

/**
 * Lets patient and examiner work out what they need to know of each case, one case after another while the server runs:
 * else whoever meets a case first waits for it (a third of a second a case, and all after one another when a class
 * begins together). Ends when `signal` does. A case that fails here fails where somebody meets it, and is told of there.
 */
export const warmCases = async (
  cases: readonly CompiledCase[],
  { open, takeTurn, mark }: Pick<Clinic, "open" | "takeTurn" | "mark">,
  signal: AbortSignal,
): Promise<void> => {
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false });
  try {
    await pause(firstPauseMs);
    for (const compiled of cases) {
      await pause(pauseMs);
      const { state } = await open(compiled, 1);
      const { line } = await takeTurn(compiled, state, question, [], []);
      await pause(pauseMs);
      await mark(compiled, encounterWith(line.text));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};
