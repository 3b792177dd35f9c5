import { describe, expect, it } from "vitest";
import { firstNameOf } from "./names.ts";
import { ageAndGender, speakerOf } from "./person.ts";
import { relativeTime } from "./relative-time.ts";
import { percentOf, scoreTone } from "./score.ts";

describe("relative time", () => {
  const now = new Date("2026-03-20T12:00:00Z");
  const ago = (minutes: number) =>
    relativeTime(new Date(now.getTime() - minutes * 60_000).toISOString(), now);

  it.each([
    [0, "Just now"],
    [59, "Just now"],
    [60, "1 hour ago"],
    [5 * 60 + 40, "5 hours ago"],
    [24 * 60 - 1, "23 hours ago"],
    [24 * 60, "1 day ago"],
    [48 * 60 - 1, "1 day ago"],
    [48 * 60, "2 days ago"],
    [7 * 24 * 60 - 1, "6 days ago"],
  ])("%d minutes ago is %j", (minutes, text) => expect(ago(minutes)).toBe(text));

  it("is the date after a week", () => expect(ago(7 * 24 * 60)).toMatch(/13.*2026|2026.*13/));
});

it("shows a score times ten as a whole percent, with the badge of its band", () => {
  expect(percentOf(8.46)).toBe(85);
  expect([90, 89, 70, 69].map(scoreTone)).toEqual(["success", "warning", "warning", "danger"]);
});

it("calls people by their first name, not by their title", () => {
  expect(firstNameOf("Dr. Nomvula Dlamini")).toBe("Nomvula");
  expect(firstNameOf("  Imogen  ")).toBe("Imogen");
  expect(firstNameOf("")).toBe("");
});

it("says years only where the age is a bare number", () => {
  expect(ageAndGender({ ageText: "58", gender: "male" })).toBe("58 years, Male");
  expect(ageAndGender({ ageText: "7 months", gender: "Female" })).toBe("7 months, Female");
});

it("a carer who speaks is named beside the patient", () => {
  expect(speakerOf({ name: "Lily Shaw", informant: "Mother" })).toBe("Lily Shaw (mother)");
  expect(speakerOf({ name: "Lily Shaw", informant: "Mother", informantName: "Ciara Shaw" })).toBe(
    "Ciara Shaw, mother of Lily",
  );
  expect(speakerOf({ name: "Lily Shaw", informant: null })).toBe("Lily Shaw");
});
