import { describe, expect, it } from "vitest";
import { mark } from "../mark.ts";
import { caseNamed } from "../testing/shipped.ts";

const reasoned = (caseId: string, updatedReasoning: string, finalDiagnosis: string) => {
  const { items } = mark(caseNamed(caseId), {
    messages: [],
    tests: [],
    finalDiagnosis: { updatedReasoning, finalDiagnosis },
  });
  return (label: string) => {
    const item = items.find((one) => one.label === label);
    if (!item) throw new Error(`no item ${label}`);
    return item;
  };
};

describe("a finding that argues", () => {
  it("has half of its mark where nothing says against what", () => {
    const bare = reasoned(
      "ectopic-pregnancy",
      "The pregnancy test is positive, the uterus is empty, and there is an adnexal ring.",
      "Ectopic pregnancy",
    )("Against miscarriage");
    const put = reasoned(
      "ectopic-pregnancy",
      "The pregnancy test is positive, the uterus is empty, and there is an adnexal ring, which speaks against a miscarriage.",
      "Ectopic pregnancy",
    )("Against miscarriage");
    expect(bare.points).toBeLessThanOrEqual(bare.maxPoints / 2 + 0.01);
    expect(put.points).toBeGreaterThan(bare.points);
  });
});

describe("a diagnosis that makes another illness the first one", () => {
  it("is shared, while the right one with its cause is whole", () => {
    const credit = (line: string) => {
      const item = reasoned("pulmonary-embolism", "", line);
      return item(
        "Final diagnosis: Acute pulmonary embolism with proximal leg vein thrombosis after lower-limb immobilisation, low risk",
      );
    };
    const swapped = credit("Left lower lobe pneumonia complicated by acute pulmonary embolism");
    expect(swapped.outcome).toBe("partial");
    expect(credit("Acute pulmonary embolism with pulmonary infarction").outcome).toBe("earned");
  });
});
