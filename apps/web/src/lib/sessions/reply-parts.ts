import { examinations } from "@anamnesis/terminology/examinations";

/** A reply taken apart: what was said, what an examination found, and what the patient put in while somebody else spoke. */
export type ReplyPart =
  | { readonly kind: "speech"; readonly text: string }
  | { readonly kind: "finding"; readonly heading: string; readonly text: string }
  | { readonly kind: "aside"; readonly name: string; readonly text: string };

const bracketed = /\[([^[\]:]{1,60}): ([^[\]]+)\]/g;
const headings = new Set(examinations.map(({ heading }) => heading));

/** The parts of a patient's message in the order in which they stand in it. */
export function replyParts(text: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let from = 0;
  const say = (until: number) => {
    const speech = text.slice(from, until).trim();
    if (speech !== "") parts.push({ kind: "speech", text: speech });
  };
  for (const match of text.matchAll(bracketed)) {
    const [whole, heading = "", content = ""] = match;
    const isFinding = headings.has(heading);
    if (!isFinding && !/^["“]/.test(content)) continue;
    say(match.index);
    parts.push(
      isFinding
        ? { kind: "finding", heading, text: content.trim() }
        : { kind: "aside", name: heading, text: content.replace(/^["“]|["”]$/g, "") },
    );
    from = match.index + whole.length;
  }
  say(text.length);
  return parts;
}

/** What examinations have found so far, the newest of each kind, in the order in which they are usually done. */
export function findingsIn(
  lines: readonly { readonly sender: "user" | "patient"; readonly text: string }[],
): readonly { readonly heading: string; readonly text: string }[] {
  const found = new Map<string, string>();
  for (const { sender, text } of lines) {
    if (sender !== "patient") continue;
    for (const part of replyParts(text)) {
      if (part.kind === "finding") found.set(part.heading, part.text);
    }
  }
  return examinations.flatMap(({ heading }) => {
    const text = found.get(heading);
    return text === undefined ? [] : [{ heading, text }];
  });
}

/** Headings under which a stethoscope is used. */
const withStethoscope = new Set(
  examinations
    .filter(({ id }) => ["cardiovascular", "respiratory", "abdomen", "ent"].includes(id))
    .map(({ heading }) => heading),
);

/** Id of the last stored line in which something may have been listened to. */
export const lastListened = (
  lines: readonly { readonly id: string; readonly state: string; readonly text: string }[],
): string | undefined =>
  lines.findLast(
    ({ state, text }) =>
      state === "stored" &&
      replyParts(text).some((part) => part.kind === "finding" && withStethoscope.has(part.heading)),
  )?.id;
