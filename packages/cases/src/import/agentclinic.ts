import { diagnosisById, findDiagnoses } from "@anamnesis/terminology";
import type { ImportedStatement } from "../schema/case.ts";
import { examinationFrom, investigationsFrom, systemOf, vitalsFrom } from "./findings.ts";
import { HistoryBuilder, type TopicOf } from "./history-builder.ts";
import { personFrom, type Demographics } from "./person.ts";
import { deniedOf, labelOf, leavesOf, sentencesOf, type Leaf } from "./source-text.ts";
import { lifePlaceOf } from "./statements.ts";
import { lifeTold, reviewTold, storyTold } from "./told.ts";

export type { TopicOf } from "./history-builder.ts";

/** A draft case, and what an author should look at. */
export interface ImportedCase {
  /** In the order of a shipped case; passes the schema as a draft. */
  readonly draft: Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly module: string;
  };
  /** Every text of the source with what it became; nothing for what found no place. */
  readonly statements: readonly ImportedStatement[];
  /** What the source does not say and a case must have: taken as ordinary. */
  readonly assumed: readonly string[];
}

const moduleOfOrgan: Readonly<Record<string, string>> = {
  heart: "cardiology",
  vessels: "cardiology",
  lung: "pulmonology",
  lungs: "pulmonology",
  airway: "pulmonology",
  brain: "neurology",
  nerve: "neurology",
  nerves: "neurology",
};
const childAge = 16;

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\(.*?\)/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The diagnosis by terminology, else under its own name, which an author then looks up. */
function diagnosisFrom(text: string) {
  const found = [...findDiagnoses(text)].sort((a, b) => b.text.length - a.text.length)[0];
  const id = found?.id ?? (slugOf(text).replace(/-/g, "_") || "unknown");
  return {
    diagnosis: { id, name: text || "unknown", giveaways: text ? [text] : [] },
    organ: diagnosisById(id)?.organ ?? "",
    isKnown: found !== undefined,
  };
}

function moduleFor({ age }: Demographics, organ: string): string {
  if (age < childAge) return "pediatrics";
  return moduleOfOrgan[organ] ?? "internal";
}

const under = (leaves: readonly Leaf[], pattern: RegExp): Leaf[] =>
  leaves.filter(({ path }) => path.some((key) => pattern.test(key)));

/** `history` and `opening` out of the patient's part. */
function historyFrom(leaves: readonly Leaf[], builder: HistoryBuilder): Map<Leaf, string[]> {
  const placed = new Map<Leaf, string[]>();
  for (const leaf of leaves) {
    const where = labelOf(leaf.path.join(" ")).toLowerCase();
    if (/primary symptom/.test(where)) placed.set(leaf, [builder.complaint]);
    else if (/symptom/.test(where)) {
      const denied = deniedOf(leaf.text);
      placed.set(
        leaf,
        denied ? denied.map((thing) => builder.denied(thing)) : [builder.symptom(leaf.text)],
      );
    } else if (/past medical|medical history/.test(where))
      placed.set(
        leaf,
        lifeTold(leaf.text, builder, () => ({ kind: "entry", key: "pmh" })),
      );
    else if (/review of systems/.test(where)) placed.set(leaf, reviewTold(leaf.text, builder));
    else if (/\bhistory\b/.test(where) && !/social|family/.test(where))
      placed.set(leaf, storyTold(leaf.text, builder));
    else
      placed.set(
        leaf,
        lifeTold(leaf.text, builder, () => lifePlaceOf(where)),
      );
  }
  return placed;
}

const isStory = (id: string, complaint: string): boolean => id.startsWith(`${complaint}.`);

/**
 * Makes a draft case of one object of the AgentClinic OSCE format. Whatever is missing in it is missing in the draft; no
 * text is dropped. `seed` distinguishes cases of the same diagnosis.
 */
export function importAgentClinic(source: unknown, topicOf: TopicOf, seed: number): ImportedCase {
  const all = leavesOf(source);
  const demographics = under(all, /^demographics$/i);
  const correct = under(all, /^correct_?diagnosis$/i);
  const examined = under(all, /^physical_?examination/i);
  const tested = under(all, /^test_?results?$/i);
  const objective = under(all, /^objective/i);
  const actor = under(all, /^patient_?actor$/i).filter((leaf) => !demographics.includes(leaf));

  const { diagnosis, organ, isKnown } = diagnosisFrom(correct.map(({ text }) => text).join(" "));
  const story = actor.map(({ text }) => text).join(" ");
  const { person, about, assumed } = personFrom(
    demographics.map(({ path, text }) => `${labelOf(path.at(-1) ?? "")} ${text}`).join(", "),
    story,
    seed,
  );
  const forbidden = new Set([diagnosis.id]);
  const maySay = (text: string): boolean =>
    !findDiagnoses(text).some(({ id }) => forbidden.has(id)) &&
    !(diagnosis.name !== "unknown" && text.toLowerCase().includes(diagnosis.name.toLowerCase()));

  const primary =
    under(actor, /^primary_?symptoms?$/i)[0]?.text ??
    under(actor, /symptoms?$/i)[0]?.text ??
    sentencesOf(under(actor, /^history$/i)[0]?.text ?? "")[0] ??
    "Feeling unwell";
  const builder = new HistoryBuilder(primary, {
    speaker: { sex: about.sex, isChild: about.age < childAge },
    topicOf,
    maySay,
  });
  const became = new Map<Leaf, readonly string[]>(historyFrom(actor, builder));

  const vital = vitalsFrom(examined, about.age);
  const signs = examined.filter((leaf) => !vital.placed.has(leaf));
  const results = investigationsFrom(tested);
  for (const leaf of demographics) became.set(leaf, ["person"]);
  for (const leaf of correct) became.set(leaf, isKnown ? ["diagnosis"] : []);
  for (const [leaf, ids] of vital.placed) became.set(leaf, ids);
  for (const leaf of signs) became.set(leaf, [`exam:${systemOf(leaf)}`]);
  for (const [leaf, id] of results.placed) became.set(leaf, [id]);
  for (const leaf of objective) became.set(leaf, []);

  const { complaint, history } = builder;
  const more = [...new Set([...became.values()].flat())].filter((id) => isStory(id, complaint));
  const spoken = (id: string): readonly string[] => {
    const [key = "", part = ""] = id.split(".");
    const entry = history[key];
    return (part ? (entry?.items?.[part] ?? entry?.[part as "onset"])?.say : entry?.say) ?? [];
  };
  const opening = spoken(complaint)[0] ?? "I'm not feeling well.";
  const symptoms = under(actor, /symptom/i).map(({ text }) => text.replace(/\.$/, ""));
  const shown = symptoms.filter((text) => maySay(text) && !deniedOf(text));
  const problem = shown[0] ?? "Feeling unwell";

  const statements = all.map((leaf) => ({
    at: leaf.path.map(labelOf).join(" › "),
    text: leaf.text,
    became: [...(became.get(leaf) ?? [])],
  }));
  const draft = {
    schema: 1,
    draft: true,
    id: `${slugOf(diagnosis.name).slice(0, 48).replace(/-+$/, "") || "case"}-${seed}`,
    version: 1,
    module: moduleFor(about, organ),
    level: "Intermediate",
    diagnosis,
    person,
    triage: {
      problem,
      mainDiseases: [problem],
      symptoms: shown.length > 0 ? shown.slice(0, 4) : [problem],
      criticalFactors: [],
      history: problem,
      emotionalState: "Worried",
      healthStatus: 60,
    },
    vitals: vital.vitals,
    opening: {
      greeting: ["Hello, doctor."],
      complaint: [opening],
      tells: [complaint],
      more: more.flatMap((id) => {
        const say = spoken(id);
        return say.length > 0 ? [{ say: [...say], tells: [id] }] : [];
      }),
    },
    complaint,
    history,
    examination: examinationFrom(signs),
    investigations: results.investigations,
    imported: statements,
  };
  return {
    draft,
    statements,
    assumed: [...assumed, ...vital.assumed.map((name) => `vitals.${name}`)],
  };
}
