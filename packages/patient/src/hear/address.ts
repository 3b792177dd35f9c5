import type { PatientView, Person } from "@anamnesis/cases";
import type { Turn } from "../understand/types.ts";
import type { Hear } from "./hear.ts";
import type { Heard } from "./moves.ts";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How a patient who is spoken for is called: "Kofi", "Mrs Hughes". */
function callsOf(person: Person): string {
  const names = [...new Set([person.calledName, person.name, person.name.split(" ")[0] ?? ""])];
  const last = person.name.split(" ").at(-1) ?? "";
  return [...names.map(escaped), `(?:mrs?|ms|miss)\\.? ${escaped(last)}`].join("|");
}

/** A name at the end is spoken to after a comma or after such words, not in "is that Kofi?". */
const beforeName =
  "(?:,\\s*|(?<=\\b(?:hello|hi|hey|me|thanks|thank you|morning|afternoon|well done|bye|feeling|hurt|doing|going|today)\\s))";

interface Address {
  readonly isPatient: boolean;
  /** The utterance without the name that it is addressed to. */
  readonly rest: string;
}

/** Whether the learner turns to the patient although somebody else speaks for them: "Kofi, where does it hurt?". */
export function addressOf(text: string, person: Person): Address {
  if (!person.informant) return { isPatient: false, rest: text };
  const calls = callsOf(person);
  const forms = [
    new RegExp(`(?<![\\p{L}'’])(?:${calls})\\s*[,:!.]\\s*(?=\\p{L})`, "iu"),
    new RegExp(`${beforeName}(?:${calls})(?=\\s*[?!.]*\\s*$)`, "iu"),
    new RegExp(`,\\s*(?:${calls})(?=\\s*,)`, "iu"),
    /,?\s*(?<!\b(?:this|the|your|our|that|with|a) )\b(?:my (?:love|dear|darling|lovely)|sweetheart|darling|poppet|young (?:man|lady)|little (?:man|one)|buddy|sweetie|champ)(?=\s*[?!.]*\s*$)/iu,
    new RegExp(
      `^\\W*(?:${calls})\\s+(?=(?:can|could|do|did|does|are|have|will|would|where|what|how|when|why|who)\\s+(?:you|it|your|does|do|is)\\b)`,
      "iu",
    ),
  ];
  const found = forms.find((form) => form.test(text));
  const rest = found ? text.replace(found, " ").replace(/\s+/g, " ").trim() : text;
  return { isPatient: found !== undefined, rest: rest.replace(/^\W+$/, "") || text };
}

const parent = "mum|mummy|mam|mom|dad|daddy";
const spokenTo = [
  new RegExp(`,\\s*(?:${parent})(?=\\s*[?!.]*\\s*$)`, "i"),
  new RegExp(
    `(?<=\\b(?:you|u|now|today|coping|feeling|doing|okay|ok|most))\\s+(?:${parent})(?=\\s*[?!.]*\\s*$)`,
    "i",
  ),
  new RegExp(
    `^(?:\\W*(?:hello|hi|ok|okay|right|so|and|well|now|thanks))*\\W*\\b(?:${parent})\\s*,\\s*(?=\\p{L})`,
    "iu",
  ),
];

/** "What's worrying you most, mum?" without the "mum": she is spoken to and not asked about. */
function withoutParent(text: string, person: Person): string {
  if (!person.informant) return text;
  for (const form of spokenTo) {
    const rest = text.replace(form, "").trim();
    if (rest !== text.trim() && /\p{L}{2}/u.test(rest)) return rest;
  }
  return text;
}

/** Hears a line of a talk with somebody who may speak for another: whom it is said to is not what it is about. */
export function listen(
  hear: Hear,
  view: PatientView,
  text: string,
  context: readonly Turn[],
): Heard {
  const { isPatient, rest } = addressOf(withoutParent(text, view.person), view.person);
  const heard = hear(view, rest, context);
  return isPatient ? { ...heard, isToPatient: true } : heard;
}
