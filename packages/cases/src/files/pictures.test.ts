import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lintText, loadLibrary } from "./index.ts";
import { mostPictureBytes } from "./pictures.ts";

const migraine = readFileSync(
  new URL("../../library/neurology/migraine.yaml", import.meta.url),
  "utf8",
);
/** The smallest PNG there is. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const withPicture = (file: string, more = ""): string =>
  migraine.replace(
    /^ {2}ct_head:$/m,
    `  ct_head:\n    image:\n      file: ${file}\n      alt: Axial slice, grey and white matter as usual\n      credit: Our department\n      licence: CC BY 4.0${more}`,
  );

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "anamnesis-pictures-"));
  mkdirSync(join(folder, "neurology"));
  writeFileSync(join(folder, "neurology/head.png"), png);
  writeFileSync(join(folder, "neurology/text.png"), "not a picture");
  writeFileSync(
    join(folder, "neurology/huge.png"),
    Buffer.concat([png, Buffer.alloc(mostPictureBytes)]),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const loaded = (text: string) => {
  writeFileSync(join(folder, "neurology/migraine.yaml"), text);
  return loadLibrary(folder);
};

describe("a case's own picture", () => {
  it("is known by its content, with its place and its type", () => {
    const { cases, pictures, problems } = loaded(withPicture("head.png"));
    expect(problems).toEqual([]);
    const image = cases[0]?.investigations["ct_head"]?.image;
    expect(image).toMatchObject({ credit: "Our department", licence: "CC BY 4.0" });
    expect(pictures.get(image?.sha256 ?? "")).toEqual({
      path: join(folder, "neurology/head.png"),
      type: "image/png",
    });
  });

  it.each([
    ["elsewhere.png", /there is no picture elsewhere\.png/],
    ["text.png", /text\.png is no PNG, JPEG or WebP/],
    ["huge.png", /more than 1\.5 MB/],
    ["../head.png", /beside or below the case's file/],
  ])("keeps the case out when it cannot be shown: %s", (file, message) => {
    const text = withPicture(file);
    const { cases, problems } = loaded(text);
    expect(cases).toEqual([]);
    expect(problems[0]?.message).toMatch(message);
    expect(text.split("\n")[(problems[0]?.line ?? 0) - 1]).toContain(file);
    const linted = lintText(text, "migraine.yaml", join(folder, "neurology")).problems;
    expect(linted.some((one) => one.severity === "error" && message.test(one.message))).toBe(true);
  });

  it("needs to say whose it is", () => {
    const { problems } = loaded(withPicture("head.png").replace(/^ +licence: CC BY 4\.0\n/m, ""));
    expect(problems[0]?.message).toMatch(/licence is missing/);
  });
});
