import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { webPages } from "./web-pages.ts";

let folder = "";
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "anamnesis-pages-"));
  mkdirSync(join(folder, ".vite"));
  write("index.html", "<head></head><body>frame</body>");
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeBuild = () => {
  write("landing.html", "<head></head><body>Virtual Patients</body>");
  write(
    ".vite/pages.json",
    JSON.stringify([
      { path: "/", scripts: ["/assets/landing.js"] },
      { path: "/sessions", scripts: ["/assets/sessions.js"] },
      { path: "/modules/:moduleId/patients", scripts: ["/assets/frame.js", "/assets/patients.js"] },
    ]),
  );
};

it("gives the landing page with its words, and every screen with the scripts it needs", () => {
  writeBuild();
  const pageFor = webPages(folder);
  expect(pageFor("/")).toContain("Virtual Patients");
  expect(pageFor("/")).toContain('href="/assets/landing.js"');
  for (const path of ["/modules/cardiology/patients", "/modules/cardiology/patients/"]) {
    expect(pageFor(path)).toContain("frame</body>");
    expect(pageFor(path).match(/modulepreload/g)).toHaveLength(2);
  }
  expect(pageFor("/sessions")).not.toContain("patients.js");
});

it("gives the bare frame for a path that no screen has", () => {
  writeBuild();
  const pageFor = webPages(folder);
  for (const path of ["/sessions/elsewhere", "/modules/patients", "/nowhere"])
    expect(pageFor(path)).toBe("<head></head><body>frame</body>");
});

it("makes do with a build that says nothing of its screens", () => {
  expect(webPages(folder)("/")).toBe("<head></head><body>frame</body>");
});

it("notices a build that takes the place of this one", () => {
  const pageFor = webPages(folder);
  expect(pageFor("/sessions")).not.toContain("modulepreload");
  writeBuild();
  utimesSync(join(folder, "index.html"), new Date(2_000), new Date(2_000));
  expect(pageFor("/sessions")).toContain('href="/assets/sessions.js"');
});
