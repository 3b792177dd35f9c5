import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chestFilm } from "@anamnesis/imaging/draw";
import { parseCase } from "../src/files/case-text.ts";
import { filmOf } from "../src/films.ts";
import type * as Playwright from "playwright-core";

// Not bundled: it finds its own files beside it.
const { chromium } = createRequire(import.meta.url)("playwright-core") as typeof Playwright;

/** Run in the browser, which can write WebP: greys in base64 to the file's bytes in base64. */
const encoder = `async (width, grey) => {
  const bytes = Uint8Array.from(atob(grey), (letter) => letter.charCodeAt(0));
  const canvas = new OffscreenCanvas(width, width);
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, width);
  bytes.forEach((value, at) => image.data.set([value, value, value, 255], at * 4));
  context.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.86 });
  const out = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(out, (byte) => String.fromCharCode(byte)).join(""));
}`;

// Draws the chest films of the shipped cases that are not there yet, as WebP beside the cases, and removes stale ones.
const root = join(process.cwd(), "packages/cases/library");
const wanted = new Map<string, ReturnType<typeof filmOf>["parameters"]>();
const folders = new Set<string>();
for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".yaml")) continue;
  const path = join(root, name);
  folders.add(join(dirname(path), "films"));
  const parsed = parseCase(readFileSync(path, "utf8"), name);
  if (!parsed.ok) throw new Error(`${name}: ${parsed.problems[0]?.message}`);
  for (const { film } of Object.values(parsed.source.investigations)) {
    if (!film) continue;
    const { file, parameters } = filmOf(parsed.source, film);
    wanted.set(join(dirname(path), file), parameters);
  }
}
for (const folder of folders)
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!wanted.has(join(folder, name))) rmSync(join(folder, name));
const missing = [...wanted].filter(([path]) => !existsSync(path));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "" });
const page = await browser.newPage();
for (const [path, parameters] of missing) {
  const started = performance.now();
  const { size, pixels } = chestFilm(parameters);
  const encoded = await page.evaluate<string>(
    `(${encoder})(${size}, "${Buffer.from(pixels).toString("base64")}")`,
  );
  mkdirSync(dirname(path), { recursive: true });
  const file = Buffer.from(encoded, "base64");
  writeFileSync(path, file);
  console.warn(
    `${path.slice(root.length + 1)} ${Math.round(file.length / 1000)} kB, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
await browser.close();
console.warn(`${wanted.size} films, ${missing.length} drawn`);
