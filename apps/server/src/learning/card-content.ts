import type { FinalDiagnosisReport, ReportItem } from "@anamnesis/contract";
import { publicPatient, type CompiledCase } from "@anamnesis/cases";
import { findInvestigation, investigationById } from "@anamnesis/terminology";
import type { RecallContent } from "../progress/records.ts";
import { clueOf, type Secret } from "./clue.ts";
import { aboutOf } from "./about.ts";
import { isHarm } from "./reasoning.ts";
import { askedOf, vignetteOf } from "./vignettes.ts";

/** Findings that a card about the diagnosis names. */
const findingsNamed = 4;

/**
 * What a card asks and answers of something missed. The reason given in the report is the clue, with a gap wherever it
 * names the answer, so that of several cards of one case each has its own question. Where the case has a decision about
 * somebody else for it, that is asked instead. Null for what has no answer.
 */
export const contentOf = (
  item: ReportItem,
  compiled: CompiledCase,
  report: Pick<FinalDiagnosisReport, "items" | "diagnosis">,
  canBeVignette = true,
): RecallContent | null => {
  const side = sidesOf(item, compiled, report);
  const vignette = canBeVignette ? vignetteOf(item, compiled) : undefined;
  if (side && vignette) return { ...askedOf(vignette), kind: side.kind };
  return side && { ...side, situation: situationOf(compiled) };
};

/** Who it was and what they came with, in the words of triage: "Denise Cole, 58, acute chest discomfort". */
const situationOf = (compiled: CompiledCase): string => {
  const { name, ageText, mainDiseases } = publicPatient(compiled);
  return [name, ageText, lowerFirst(mainDiseases[0] ?? "")]
    .filter((part) => part !== "")
    .join(", ");
};

type Sides = Omit<RecallContent, "situation">;

const sidesOf = (
  item: ReportItem,
  compiled: CompiledCase,
  report: Pick<FinalDiagnosisReport, "items" | "diagnosis">,
): Sides | null => {
  const { label, why, question } = item;
  const { about, ref: name } = aboutOf(item);
  const isHalf = item.outcome === "partial";
  const of = (
    kind: Sides["kind"],
    answer: string,
    asked: Asked,
    secret?: Partial<Secret>,
  ): Sides => {
    const names = [answer, ...(secret?.names ?? [])];
    const clue = clueOf(why, { names, medicines: secret?.medicines ?? [] });
    const prompt = [asked.what, clue && `${asked.clue} “${clue}”`, asked.ask];
    return { kind, answer, why, prompt: prompt.filter((part) => part !== null).join(" ") };
  };
  switch (about) {
    case "question":
      return question === undefined
        ? null
        : {
            kind: "question",
            answer: question,
            why,
            prompt: isHalf
              ? `You asked, but were not told all of it: ${label}. Which question would have found it?`
              : `You did not find out: ${label}. Which question would have found it?`,
          };
    case "examination":
      return of("examination", upperFirst(label.replace(/^Examined: /, "")), {
        what: "You left out a part of the examination that this patient needed.",
        clue: "What there was to find, or why:",
        ask: "Which part?",
      });
    case "test": {
      const answer = label.replace(/ \([^()]*\)$/, "");
      const names = (investigationById(name) ?? findInvestigation(name))?.synonyms ?? [];
      return isHarm(item)
        ? of(
            "harm",
            answer,
            { ...harm, what: "You ordered a test that could harm this patient." },
            { names },
          )
        : of(
            "test",
            answer,
            {
              what: "A test that this patient needed is missing.",
              clue: "Why it was needed:",
              ask: "Which test?",
            },
            { names },
          );
    }
    case "diagnosis":
      return {
        kind: "diagnosis",
        answer: report.diagnosis.expected,
        why: findingsFor(compiled) || why,
        prompt: isHalf
          ? "Your diagnosis came near. Which one do the findings allow, as precisely as they do?"
          : "Your diagnosis was another one. What is it, and what speaks for it?",
      };
    case "dangerous-diagnosis":
      return of("harm", upperFirst(label.replace(/^Dangerous to settle on /, "")), {
        what: "You settled on a diagnosis that is dangerous to settle on here.",
        clue: "What it would lead to:",
        ask: "Which diagnosis, and why not?",
      });
    case "treatment":
      return of(
        "treatment",
        label,
        {
          what: isHalf
            ? "A treatment that this patient needed was only half right."
            : "A treatment that this patient needed is missing.",
          clue: "About it:",
          ask: "Which treatment, and how?",
        },
        { medicines: targetOf(compiled, name) },
      );
    case "lifestyle":
    case "follow-up":
      return of("follow-up", label, {
        what:
          about === "lifestyle"
            ? `Advice that this patient needed ${isHalf ? "was only touched on" : "is missing"}.`
            : `A part of the follow-up ${isHalf ? "was only touched on" : "is missing"}.`,
        clue: "Why it matters:",
        ask: about === "lifestyle" ? "Which advice?" : "What belongs in the plan?",
      });
    case "harm":
      return of(
        "harm",
        label.replace(/^(?:Unsafe|Of harm) here: /, ""),
        {
          ...harm,
          what: "Something that you ordered could harm this patient.",
        },
        { medicines: harmOf(compiled, name) },
      );
    default:
      return null;
  }
};

interface Asked {
  readonly what: string;
  /** What the clue is. */
  readonly clue: string;
  readonly ask: string;
}
const harm = { clue: "Why:", ask: "What was it?" } as const;

const targetOf = ({ marking }: CompiledCase, id: string): readonly string[] =>
  [...marking.treatment.needed, ...marking.treatment.acceptable]
    .filter((target) => target.id === id)
    .flatMap(({ anyOf, secondBest = [] }) => [...anyOf, ...secondBest]);
const harmOf = ({ marking }: CompiledCase, id: string): readonly string[] =>
  marking.treatment.harmful.find((one) => one.id === id)?.anyOf ?? [];

const findingsFor = ({ marking }: CompiledCase): string => {
  const labels = marking.diagnosis.findings
    .filter(({ direction }) => direction === "for")
    .slice(0, findingsNamed)
    .map(({ label }) => label);
  return labels.length > 0 ? `What speaks for it: ${labels.join("; ")}.` : "";
};

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
