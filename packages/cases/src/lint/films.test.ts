import { describe, expect, it } from "vitest";
import { changed } from "../files/changed-case.ts";

describe("a film", () => {
  it.each([
    ["pulmonology/spontaneous-pneumothorax", "apexCm: 4", "apexCm: 2", "rim of air"],
    [
      "pulmonology/spontaneous-pneumothorax",
      "side: left, apexCm",
      "side: right, apexCm",
      "rim of air",
    ],
    [
      "pulmonology/community-acquired-pneumonia",
      /, consolidation: \{.*?\} \}/,
      " }",
      "consolidation",
    ],
    ["cardiology/aortic-dissection", "mediastinumCm: 9.5", "mediastinumCm: 8.5", "mediastinum"],
    [
      "cardiology/aortic-dissection",
      "cardiothoracicRatio: 0.54",
      "cardiothoracicRatio: 0.5",
      "heart of 0.54",
    ],
    ["cardiology/aortic-dissection", "projection: ap, ", "", "projection"],
    ["pulmonology/copd-exacerbation", "hyperinflation: 1", "hyperinflation: 0", "hyperinflated"],
    [
      "neurology/ischaemic-stroke",
      "cardiothoracicRatio: 0.53",
      "cardiothoracicRatio: 0.47",
      "large",
    ],
    [
      "emergency/appendicitis",
      "cardiothoracicRatio: 0.44",
      "cardiothoracicRatio: 0.56",
      "does not have",
    ],
    [
      "cardiology/acute-heart-failure",
      /effusions: \[[^\]]*\]/,
      "hyperinflation: 0",
      "effusions on",
    ],
    ["cardiology/acute-heart-failure", "congestion: 0.85", "congestion: 0.55", "hazy"],
    ["cardiology/acute-heart-failure", /congestion: 0\.85,\s*/, "", "Upper lobe veins wide"],
    ["cardiology/acute-heart-failure", "fissure: true", "bands: [left]", "fissure"],
    ["cardiology/acute-heart-failure", "fissure: true", "bands: [left]", "bands of collapse"],
    ["cardiology/painless-infarction-diabetic", "heightCm: 2.5", "heightCm: 9", "called small"],
    ["neurology/guillain-barre", "domesUpCm: 2, ", "", "high domes"],
    ["internal/alcoholic-hepatitis", "no effusion", "effusion on the right", "effusions on right"],
    ["pulmonology/community-acquired-pneumonia", "lobe: RLL", "lobe: RML", "consolidation"],
    ["pulmonology/pulmonary-embolism", "wedge: left", "wedge: right", "a wedge"],
    [
      "pulmonology/pulmonary-embolism",
      "bands: [left]",
      "bands: [left, right]",
      "bands of collapse",
    ],
    ["pulmonology/pulmonary-embolism", "side: left, cm", "side: right, cm", "a raised dome"],
    ["pulmonology/pulmonary-embolism", "Blunted left", "Clear left", "effusions on"],
    ["cardiology/acute-pericarditis", "Implant: left", "Implant: right", "a plate on the clavicle"],
  ])("of %s that is not what the report says (%s) is an error", (name, from, to, says) => {
    expect(changed(name, from, to)).toContain(says);
  });

  it("is refused beside a report of what cannot be drawn, and for a child", () => {
    expect(
      changed(
        "cardiology/acute-pericarditis",
        "Plate on the left clavicle",
        "Plate on the left clavicle, three nodules",
      ),
    ).toContain("cannot be drawn");
    const own = "  chest_x_ray:\n    film: { build: 0 }\n";
    expect(changed("pediatrics/bronchiolitis", /^ {2}chest_x_ray:\n/m, own)).toContain("grown");
  });
});
