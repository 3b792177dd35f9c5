import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expertEncounter, mark, type Encounter } from "@anamnesis/assessment";
import { loadLibrary } from "@anamnesis/cases/files";
import { finalDiagnosisReportSchema } from "@anamnesis/contract";
import { describe, expect, it } from "vitest";
import { traitsOf } from "./traits.ts";

const packages = (path: string): string =>
  fileURLToPath(new URL(`../../../../packages/${path}`, import.meta.url));
const { cases } = loadLibrary(packages("cases/library"));

const caseNamed = (id: string) => {
  const compiled = cases.find((one) => one.id === id);
  if (!compiled) throw new Error(`There is no case ${id}.`);
  return compiled;
};
const analyzedAt = "2026-03-01T12:00:00.000Z";
const traitsIn = (caseId: string, encounter: Encounter) => {
  const compiled = caseNamed(caseId);
  const report = finalDiagnosisReportSchema.parse({ ...mark(compiled, encounter), analyzedAt });
  return traitsOf(report, compiled, encounter);
};
const reference = (caseId: string, learner: string): Encounter => {
  const file = packages(`assessment/reference/${caseId}/${learner}.json`);
  return (JSON.parse(readFileSync(file, "utf8")) as { readonly encounter: Encounter }).encounter;
};
const expert = (caseId: string): Encounter => expertEncounter(caseNamed(caseId));

describe("traits of a marked session", () => {
  it.each([
    "acute-asthma",
    "inferior-stemi",
    "appendicitis",
    "bacterial-meningitis",
    "adrenal-insufficiency",
    "bronchiolitis",
  ])("show in %s what its expert did", (caseId) => {
    const traits = traitsIn(caseId, expert(caseId));
    expect(traits).toMatchObject({
      feelingsAnswered: true,
      perspective: 3,
      redFlagPercent: 100,
      harms: 0,
      idleTests: 0,
      neededTests: true,
      rightFromTheStart: true,
      changedToRight: false,
      tests: expert(caseId).tests.length,
      turns: expert(caseId).messages.length,
    });
    // What the badge for a good bedside manner asks for.
    expect(traits.communicationPercent).toBeGreaterThanOrEqual(80);
  });

  it("count what harmed, once each, and no ceiling besides", () => {
    const encounter = reference("acute-heart-failure", "unsafe");
    expect(traitsIn("acute-heart-failure", encounter)).toMatchObject({
      harms: 1,
      rightFromTheStart: true,
    });
    // Five harmful treatments, a test that harms this patient, and a dangerous diagnosis.
    const gamed = traitsIn("acute-asthma", reference("acute-asthma", "gamer"));
    expect(gamed).toMatchObject({
      perspective: 0,
      feelingsAnswered: false,
      rightFromTheStart: false,
    });
    expect(gamed.harms).toBe(7);
    expect(gamed.idleTests).toBeGreaterThan(5);
    expect(gamed.communicationPercent).toBeLessThan(20);
  });

  it("tell a diagnosis that was changed for the right one from one kept, and from a wrong one", () => {
    const own = expert("acute-asthma");
    const doubtful = {
      ...own,
      initialDiagnosis: { ...own.initialDiagnosis, preliminaryDiagnosis: "Pneumonia" },
    };
    expect(traitsIn("acute-asthma", doubtful)).toMatchObject({
      rightFromTheStart: false,
      changedToRight: true,
    });
    expect(traitsIn("acute-asthma", reference("acute-asthma", "anchored"))).toMatchObject({
      rightFromTheStart: false,
      changedToRight: false,
    });
    expect(traitsIn("acute-asthma", { ...own, initialDiagnosis: null })).toMatchObject({
      rightFromTheStart: false,
      changedToRight: false,
    });
  });

  it("miss a needed test that was not ordered", () => {
    const own = expert("acute-asthma");
    expect(traitsIn("acute-asthma", { ...own, tests: [] })).toMatchObject({
      tests: 0,
      neededTests: false,
    });
  });
});
