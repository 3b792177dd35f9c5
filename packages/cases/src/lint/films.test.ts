import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { lintText } from "../files/lint-files.ts";

const library = fileURLToPath(new URL("../../library", import.meta.url));
const changed = (name: string, from: string | RegExp, to: string): string => {
  const whole = readFileSync(`${library}/${name}.yaml`, "utf8");
  const text = whole.replace(from, to);
  if (text === whole) throw new Error(`nothing to change at ${String(from)}`);
  return lintText(text, "case.yaml")
    .problems.map(({ message }) => message)
    .join("\n");
};

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
  ])("of %s that is not what the report says (%s) is an error", (name, from, to, says) => {
    expect(changed(name, from, to)).toContain(says);
  });

  it("is refused beside a report of what cannot be drawn, and for a child", () => {
    const film = "  chest_x_ray:\n    film: { projection: ap, cardiothoracicRatio: 0.58 }\n";
    expect(changed("cardiology/acute-heart-failure", /^ {2}chest_x_ray:\n/m, film)).toContain(
      "cannot be drawn",
    );
    const own = "  chest_x_ray:\n    film: { build: 0 }\n";
    expect(changed("pediatrics/bronchiolitis", /^ {2}chest_x_ray:\n/m, own)).toContain("grown");
  });
});
