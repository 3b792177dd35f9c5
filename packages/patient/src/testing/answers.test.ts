import { fileURLToPath } from "node:url";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { describe, expect, it } from "vitest";
import { rowChecks } from "../check/rows.ts";

const { cases } = loadLibrary(fileURLToPath(new URL("../../../cases/library", import.meta.url)));

describe.each(cases.map((one) => [one.id, one] as const))("%s", (_, one) => {
  const view = patientView(one);
  const refused = rowChecks(view);

  it("answers with nothing but what was asked for", () => {
    expect((view.answers ?? []).flatMap(refused.answer)).toEqual([]);
  });

  it("meets what it is told with nothing that it keeps back or does not know", () => {
    expect((view.reactions ?? []).flatMap(refused.reaction)).toEqual([]);
  });
});
