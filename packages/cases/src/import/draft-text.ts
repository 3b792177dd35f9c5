import { stringify } from "yaml";
import type { ImportedCase } from "./agentclinic.ts";

/** The draft as a file: what an author must look at stands on top as remarks. */
export function draftText({ draft, statements, assumed }: ImportedCase): string {
  const unplaced = statements.filter(({ became }) => became.length === 0);
  const remarks = [
    "Imported. A draft: it can be talked to and is not served. Take `draft: true` out once it has been reviewed.",
    "To be written: differential, marking, expert, learn, sources; and the person, who is only sketched.",
    ...(assumed.length > 0 ? [`Not in the source, taken as ordinary: ${assumed.join(", ")}.`] : []),
    ...(unplaced.length > 0
      ? ["No place was found for:", ...unplaced.map(({ at, text }) => `  ${at}: ${text}`)]
      : []),
    "`imported`, at the end, says of every text of the source what it became.",
  ];
  const comment = remarks.flatMap((line) => line.split("\n").map((part) => `# ${part}`)).join("\n");
  return `${comment}\n${stringify(draft, { lineWidth: 110 })}`;
}

/** What a person reads of one imported case. */
export function importReport({ draft, statements, assumed }: ImportedCase): string {
  const unplaced = statements.filter(({ became }) => became.length === 0);
  return [
    `${draft.module}/${draft.id}: ${statements.length - unplaced.length} of ${statements.length} texts have found a place`,
    ...unplaced.map(({ at, text }) => `  no place for ${at}: ${text}`),
    `  taken as ordinary: ${assumed.join(", ")}`,
  ].join("\n");
}
