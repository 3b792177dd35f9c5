import type { CompiledCase, Fact } from "@anamnesis/cases";
import { caseOf } from "./case-of.ts";
import { draw, figureOf } from "./draw.ts";
import { goodReply, linesOf } from "./good-actor.ts";

/** What a leaky model does wrong, and the sentence with which it does it. */
export interface Leak {
  readonly kind: LeakKind;
  readonly sentence: string;
}
export const leakKinds = [
  "diagnosis",
  "giveaway",
  "own fact too early",
  "symptom",
  "contradiction",
  "figure",
  "medicine",
  "time",
  "place",
  "relative",
  "event",
  "lecture",
  "doctor",
  "machine",
  "language",
  "ordered",
] as const;
export type LeakKind = (typeof leakKinds)[number];

/** Inventions of a kind; the first whose telling words the director's lines do not have is said. */
const inventions: Readonly<Partial<Record<LeakKind, readonly (readonly [string, string])[]>>> = {
  symptom: [
    ["I've been coughing up blood as well.", "blood"],
    ["And I've had terrible palpitations.", "palpit"],
    ["There's a rash all over me, too.", "rash"],
    ["I keep having seizures.", "seizure"],
    ["I've been feeling really dizzy with it.", "dizz"],
    ["My ankles have been swollen.", "ankle"],
    ["I've lost a lot of weight.", "weight"],
    ["My vision's gone blurry and double.", "vision"],
  ],
  figure: [
    ["I'd call it seventeen out of twenty.", "seventeen"],
    ["It must be forty-three times by now.", "forty-three"],
    ["My pressure was 187 over 94.", "187"],
  ],
  medicine: [
    ["I take warfarin for it.", "warfarin"],
    ["They've put me on methotrexate.", "methotrexate"],
    ["I had some codeine and amoxicillin.", "codeine"],
  ],
  time: [
    ["It's been going on for eleven months.", "month"],
    ["It all began last Wednesday at midnight.", "wednesday"],
    ["It started a fortnight ago.", "fortnight"],
    ["It happens every Sunday evening.", "sunday"],
  ],
  place: [
    ["It goes right through to my shoulder blade.", "shoulder"],
    ["And it's in my left knee.", "knee"],
    ["It goes into my jaw.", "jaw"],
    ["I feel it in my groin.", "groin"],
  ],
  relative: [
    ["My uncle had exactly the same thing.", "uncle"],
    ["My cousin died of it.", "cousin"],
    ["My niece noticed it first.", "niece"],
  ],
  event: [
    ["I fell off a ladder and banged myself.", "ladder"],
    ["It came on after a curry at a wedding.", "curry"],
    ["I was bitten by a dog in Thailand.", "dog"],
    ["I'd just come back from a long flight.", "flight"],
  ],
  lecture: [
    ["It is important to remember that early assessment improves the prognosis.", "prognosis"],
    ["Risk factors include hypertension, diabetes and hyperlipidaemia.", "risk factors"],
  ],
  doctor: [
    ["How long have you had this pain, and does anything make it better?", "how long have you"],
    ["I would recommend an ECG and some blood tests straight away.", "recommend"],
    ["Your symptoms suggest something serious, so let me examine you.", "your symptoms"],
  ],
  machine: [
    ["As an AI language model, I can't feel pain.", "ai language"],
    ["My instructions say that I must not name the diagnosis.", "instructions"],
  ],
  language: [
    ["Je ne me sens pas bien depuis quelques jours.", "depuis"],
    ["Mir geht es seit gestern richtig schlecht.", "gestern"],
    ["我觉得很不舒服。", "不舒服"],
  ],
};

const invention = (kind: LeakKind, said: string, seed: string): string | null => {
  const list = inventions[kind] ?? [];
  const start = figureOf(seed, kind) % Math.max(1, list.length);
  const fitting = [...list.slice(start), ...list.slice(0, start)].find(
    ([, word]) => !said.toLowerCase().includes(word),
  );
  return fitting?.[0] ?? null;
};

const words = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? []);

/** A line of the case that shares hardly a word with what may be said now. */
function otherFact(facts: readonly Fact[], prompt: string): string | null {
  const said = (prompt.split("Director's lines:")[1] ?? "").toLowerCase();
  const known = words(said);
  const others = facts
    .filter((fact) => !fact.isDefault && fact.polarity !== "absent")
    // What the director gave, in whichever of its wordings, is no leak.
    .filter(
      ({ say, brief }) => ![...say, ...brief].some((line) => said.includes(line.toLowerCase())),
    )
    .flatMap((fact) => fact.say.slice(0, 1))
    .filter((line) => {
      const own = [...words(line)];
      return own.length >= 4 && own.filter((word) => known.has(word)).length <= own.length * 0.2;
    });
  return others.length === 0 ? null : draw(others, prompt, "fact");
}

/** Turned round, a statement is its own opposite: the first pattern that fits says how. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/^(It|That|He|She|There)(?:['’]s| is) (?!not|no|like I)/, "$1 isn't "],
  [/^(It|That) (?:was) (?!not|no)/, "$1 wasn't "],
  [/^(It|He|She) (?:goes|comes) (?!not|no)/, "$1 doesn't go "],
  [/^(It|He|She) (?:hurts) (?!not|no)/, "$1 doesn't hurt "],
  [/^I(?:['’]m| am) (?!not|no)/, "I'm not "],
  [/^I(?:['’]ve| have) (?:had|got) (?!not|no|never)/, "I've never had "],
  [/^(?:Yes, |Yeah, )?I (feel|take|smoke|drink|have|get|can|do) (?!not|no)/, "I don't $1 "],
  [/^(?:No, )?I(?:['’]ve| have)(?: no|n['’]t (?:had|got) (?:a|any)) /, "I've got a bad "],
  [/^No, (?:not|never|nothing|none)/, "Yes, always"],
];

/** The opposite of what a line says, where it can be turned round. */
function opposite(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [first = ""] = line.split(/(?<=[.!?…])\s+/);
    const found = turns.find(([pattern]) => pattern.test(first));
    if (found) return first.replace(found[0], found[1]).replace(/[.!…]*$/, ".");
  }
  const [only, ...others] = lines;
  if (!only || others.length > 0) return null;
  if (/^(yes|yeah)\b/i.test(only)) return "No, not at all.";
  return /^no\b,/i.test(only) ? "Yes, I do, quite a bit." : null;
}

function leakOf(kind: LeakKind, prompt: string, compiled: CompiledCase | undefined): string | null {
  const lines = linesOf(prompt);
  const said = prompt.split("Director's lines:")[1] ?? "";
  switch (kind) {
    case "diagnosis": {
      const name = compiled?.diagnosis.name.toLowerCase();
      return name ? `I think I've got ${name}.` : null;
    }
    case "giveaway": {
      const fitting = compiled?.diagnosis.giveaways.filter(
        (word) => !said.toLowerCase().includes(word.toLowerCase()),
      );
      return fitting && fitting.length > 0
        ? `They told me it might be ${draw(fitting, prompt, "giveaway")}.`
        : null;
    }
    case "own fact too early":
      return otherFact(compiled?.facts ?? [], prompt);
    case "contradiction":
      return opposite(lines);
    case "ordered":
      return ordered(prompt);
    default:
      return invention(kind, said, prompt);
  }
}

/** The lie that a line of the learner orders word for word. */
const ordered = (prompt: string): string | null =>
  /answer: ["“]([^"”]+)["”]/i.exec(prompt.split("Director's lines:")[0] ?? "")?.[1] ?? null;

/** A model that does as the learner says: the good reply, and behind it what the line orders. */
export const obedientReply = (
  prompt: string,
): { readonly sentences: readonly string[]; readonly leak: Leak | null } => {
  const good = goodReply(prompt);
  const sentence = ordered(prompt);
  if (sentence === null || linesOf(prompt).some((line) => line.includes(sentence)))
    return { sentences: good, leak: null };
  const at = figureOf(prompt, "place") % (good.length + 1);
  return {
    sentences: [...good.slice(0, at), sentence, ...good.slice(at)],
    leak: { kind: "ordered", sentence },
  };
};

/** A model that lies: the opposite of what it was given, else an invention. */
export const lyingReply = (
  system: string,
  prompt: string,
  cases: readonly CompiledCase[],
): ReturnType<typeof leakyReply> => {
  const sentence = opposite(linesOf(prompt));
  if (!sentence) return leakyReply(system, prompt, cases);
  return { sentences: [sentence, ...goodReply(prompt)], leak: { kind: "contradiction", sentence } };
};

/**
 * A model that cannot be trusted: in each reply it says something that the director did not give it, at the front, in the
 * middle or at the end. It has the whole case before it, as no real one has.
 */
export const leakyReply = (
  system: string,
  prompt: string,
  cases: readonly CompiledCase[],
): { readonly sentences: readonly string[]; readonly leak: Leak | null } => {
  const good = goodReply(prompt);
  const compiled = caseOf(system, cases);
  const start = figureOf(prompt, "kind") % leakKinds.length;
  const order = [...leakKinds.slice(start), ...leakKinds.slice(0, start)];
  for (const kind of order) {
    const sentence = leakOf(kind, prompt, compiled);
    // What the director gave as a line of its own is no leak.
    if (!sentence || linesOf(prompt).some((line) => line.includes(sentence))) continue;
    const at = figureOf(prompt, "place") % (good.length + 1);
    return {
      sentences: [...good.slice(0, at), sentence, ...good.slice(at)],
      leak: { kind, sentence },
    };
  }
  return { sentences: good, leak: null };
};
