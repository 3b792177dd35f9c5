import type { ReportItem } from "@anamnesis/contract";
import { findDrugs, investigationById, isDrugOf } from "@anamnesis/terminology";
import { beforeAll, describe, expect, it } from "vitest";
import { referenceReports, type ReferenceReport } from "../../tests/support/reference-reports.ts";
import { contentOf } from "./card-content.ts";
import { outcomeOf, worthRecalling } from "./missed.ts";
import { isHarm, kindOf } from "./reasoning.ts";
import { sharesOf } from "./skill-model.ts";
import { topicLabel } from "./topics.ts";
import { onePerVignette, vignetteOf } from "./vignettes.ts";

// What the examiner says of every reference encounter, as learning takes it.

let references: readonly ReferenceReport[] = [];
beforeAll(() => {
  references = referenceReports();
}, 300_000);

const each = (check: (item: ReportItem, reference: ReferenceReport) => void): void => {
  for (const reference of references)
    for (const item of reference.report.items) check(item, reference);
};

describe("the kind of reasoning of an item", () => {
  const groups: Record<string, readonly string[]> = {
    history: ["History of presenting complaint", "Background"],
    "red-flags": ["Red flags"],
    "pertinent-negatives": ["Pertinent negatives"],
    communication: ["Consultation", "Ideas, concerns and expectations", "Economy"],
    examination: ["Examination"],
    diagnosis: ["Diagnosis", "Change of mind"],
    justification: ["Reasoning", "Alternatives"],
    investigations: ["Investigations"],
    treatment: ["Needed", "Also sensible"],
    safety: ["Safety", "Diagnosis", "Investigations"],
    "follow-up": ["Lifestyle", "Follow-up"],
  };

  it("is the one of its group, for every item of every case", () => {
    expect(references.length).toBeGreaterThanOrEqual(90);
    const seen = new Set<string>();
    each((item) => {
      const kind = kindOf(item);
      seen.add(kind);
      expect(groups[kind], `${item.id} in ${item.group}`).toContain(item.group);
    });
    expect([...seen].sort()).toEqual(Object.keys(groups).sort());
  });

  it("is safety for what harms, and only for that", () => {
    each((item, { compiled }) => {
      const { harmful, wasteful } = compiled.marking.tests;
      const isIn = (tests: readonly { readonly test: string }[]) =>
        item.outcome === "penalty" && tests.some(({ test }) => item.id === `test:${test}`);
      if (item.id.startsWith("harm:") || item.id.startsWith("dangerous:") || isIn(harmful))
        expect(isHarm(item), item.id).toBe(true);
      if (item.maxPoints > 0 || item.group === "Economy" || isIn(wasteful))
        expect(isHarm(item), item.id).toBe(false);
    });
  });
});

describe("the skills that a report speaks of", () => {
  const shareOf = (reference: ReferenceReport, key: string) =>
    sharesOf(reference.report, reference.compiled.module).find((one) => one.key === key)?.share;

  it("are shares between nothing and all, each once, with a name", () => {
    for (const reference of references) {
      const shares = sharesOf(reference.report, reference.compiled.module);
      const keys = shares.map(({ dimension, key }) => `${dimension} ${key}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { dimension, key, share } of shares) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        if (dimension === "topic") expect(topicLabel(key), key).toMatch(/^[A-Z]/);
      }
    }
  });

  it("tell the expert, the hasty and the dangerous apart", () => {
    for (const reference of references) {
      if (reference.learner === "expert") {
        expect(shareOf(reference, "safety"), reference.compiled.id).toBe(1);
        expect(shareOf(reference, reference.compiled.module)).toBeGreaterThan(0.85);
      }
      if (reference.learner === "minimal")
        expect(shareOf(reference, reference.compiled.module)).toBeLessThan(0.5);
      if (reference.learner === "unsafe") expect(shareOf(reference, "safety")).toBe(0);
    }
  });
});

describe("the cards made of what was missed", () => {
  const cards = () =>
    references.flatMap((reference) => {
      const { report } = reference;
      return onePerVignette(worthRecalling(report.items), reference.compiled).map((item) => {
        const content = contentOf(item, reference.compiled, report);
        if (!content) throw new Error(`No card for ${item.id} of ${reference.compiled.id}.`);
        return { item, content, reference };
      });
    });

  it("are at most six of a session, none of an expert's perfect one, and never of manners", () => {
    for (const reference of references) {
      const missed = worthRecalling(reference.report.items);
      expect(missed.length).toBeLessThanOrEqual(6);
      if (reference.learner === "minimal") expect(missed).toHaveLength(6);
      for (const { group } of missed)
        expect(["Consultation", "Reasoning", "Alternatives", "Change of mind"]).not.toContain(
          group,
        );
    }
  });

  it("hold what cost most, and advice only once nothing else is left", () => {
    for (const reference of references) {
      const { items } = reference.report;
      const chosen = worthRecalling(items);
      const isAdvice = ({ group }: ReportItem) => group === "Lifestyle" || group === "Follow-up";
      const lost = (item: ReportItem) => item.maxPoints - item.points;
      const least = (isOf: boolean) =>
        Math.min(...chosen.filter((item) => isAdvice(item) === isOf).map(lost));
      const left = items.filter(
        (item) => outcomeOf(item) === "missed" && !chosen.some(({ id }) => id === item.id),
      );
      for (const item of left)
        expect(lost(item), item.id).toBeLessThanOrEqual(least(isAdvice(item)));
      if (chosen.some(isAdvice)) expect(left.every(isAdvice)).toBe(true);
    }
  });

  it("say whose they are without naming what was the matter", () => {
    for (const { content, reference } of cards()) {
      const { person, diagnosis } = reference.compiled;
      if (content.choices) {
        expect(content.situation).not.toContain(person.calledName);
        continue;
      }
      expect(content.situation.startsWith(`${person.name}, `)).toBe(true);
      if (!diagnosis.patientKnows)
        expect(content.situation.toLowerCase()).not.toContain(diagnosis.name.toLowerCase());
    }
  });

  it("ask for a decision about somebody else where the case has one, once, and the answer is among the choices", () => {
    const vignettes = cards().filter(({ item, reference }) => vignetteOf(item, reference.compiled));
    expect(vignettes.length).toBeGreaterThan(20);
    for (const { content, item } of vignettes) {
      expect(content.choices, item.id).toContain(content.answer);
      expect(content.choices).toEqual([...(content.choices ?? [])].sort());
      expect(["missed", "partial", "penalty"]).toContain(item.outcome);
    }
  });

  it("ask without giving the answer away", () => {
    for (const { item, content, reference } of cards()) {
      expect(content.answer.trim()).not.toBe("");
      expect(content.prompt).toMatch(/[.?”]$/);
      if (content.kind === "question") {
        expect(content.prompt.toLowerCase()).not.toContain(content.answer.toLowerCase());
        continue;
      }
      const [, clue = ""] = /“(.*)”/.exec(content.prompt) ?? [];
      const isGiven = (word: string) =>
        new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "iu").test(clue.normalize("NFC"));
      const words = content.answer.match(/\p{L}{5,}/gu) ?? [];
      const telling = words.filter(
        (word) =>
          !/^(after|again|against|before|daily|early|first|least|other|their|there|until|weeks?|where|which|while|without|within|hours|those|these)$/i.test(
            word,
          ),
      );
      expect(telling.filter(isGiven), `${reference.compiled.id} ${item.id}: ${clue}`).toEqual([]);
      if (item.id.startsWith("test:")) {
        const names = investigationById(item.id.slice(5))?.synonyms ?? [];
        expect(names.filter((name) => / /.test(name) && isGiven(name))).toEqual([]);
      }
      const target = reference.compiled.marking.treatment.needed.find(
        ({ id }) => item.id === `treatment:${id}`,
      );
      const medicines = findDrugs(clue).filter(({ id }) =>
        target?.anyOf.some((wanted) => isDrugOf(id, wanted)),
      );
      expect(medicines, `${reference.compiled.id} ${item.id}: ${clue}`).toEqual([]);
    }
  });

  it("differ in what they ask, within one case", () => {
    for (const reference of references) {
      const { report } = reference;
      const asked = onePerVignette(worthRecalling(report.items), reference.compiled);
      const prompts = asked.map((item) => contentOf(item, reference.compiled, report)?.prompt);
      expect(new Set(prompts).size, `${reference.compiled.id} ${reference.learner}`).toBe(
        prompts.length,
      );
    }
  });
});
