import { existsSync } from "node:fs";
import { loadLibrary } from "@anamnesis/cases/files";

/** The banks of questions of all cases as lines of training; what asks for a named thing counts for its topic. */
export function readAskedLines(
  library: string,
  seen: (text: string) => void,
): { text: string; topic: string; about: string }[] {
  if (!existsSync(library)) return [];
  return loadLibrary(library).cases.flatMap((one) =>
    // What somebody only mentions is asked for by its name, which trains nothing.
    one.facts.flatMap((fact) =>
      fact.topic === "other"
        ? []
        : (fact.asked ?? []).map((text) => {
            seen(text);
            const topic = fact.attribute ? `hpc:${fact.attribute}` : fact.topic;
            return { text, topic, about: fact.topic };
          }),
    ),
  );
}
