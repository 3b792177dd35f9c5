import type { PatientView } from "@anamnesis/cases";
import { archetypeCourses } from "./archetypes.ts";
import type { Band, Signs } from "./memory.ts";
import { courseOf, type Severity } from "./severity.ts";

/** How somebody speaks in a state, beside how they speak by nature. */
export type SpeakingManner = "normal" | "short" | "gasps" | "drowsy";

/** Two words at a time, for want of breath. */
export function gasped(text: string): string {
  return inSpeech(text, (part) => {
    const words = part.split(/ +/);
    return words
      .map((word, at) =>
        at % 2 === 1 && at < words.length - 1 && !/[.?!…,]$/.test(word) ? `${word}...` : word,
      )
      .join(" ");
  });
}

/** Hardly awake: the first few words, slowly. */
export function drowsed(text: string): string {
  return inSpeech(text, (part) => {
    const words = firstSentences(part, 1).split(/ +/);
    const few = words.slice(0, 7).join(" ");
    const said = words.length > 7 ? `${few.replace(/[,.]$/, "")}...` : few;
    return said.replace(/, /g, "... ");
  });
}

const firstSentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.!?…])\s+/)
    .slice(0, count)
    .join(" ");

/** What stands in brackets is seen or said by others. */
const inSpeech = (text: string, change: (part: string) => string): string =>
  text
    .split(/(\[[^\]]*\])/)
    .map((part) => (part.startsWith("[") || part.trim() === "" ? part : ` ${change(part.trim())} `))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();

/** How they speak at a moment; undefined where it is as ever. */
export function mannerOf(
  view: PatientView,
  {
    band,
    signs,
    severity,
  }: { readonly band: Band; readonly signs: Signs; readonly severity: Severity },
): SpeakingManner | undefined {
  if (view.person.informant) return undefined;
  const { gaspsFrom } = archetypeCourses[courseOf(view).archetype];
  const wasDrowsy = view.vitals.consciousness !== undefined && severity < 0.95;
  if (!wasDrowsy && /^(voice|pain|unresponsive)$/.test(signs.consciousness ?? "")) return "drowsy";
  if (band === "critical") return gaspsFrom ? "gasps" : "drowsy";
  if (band === "worse" && gaspsFrom === "worse") return "gasps";
  return band === "better" && view.person.breath === "short" ? "normal" : undefined;
}
