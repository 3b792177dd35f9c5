// A contact sheet of all presets, to be looked at after every change of the generator:
//   node scripts/run.mjs ecg-gallery [-- --keep]
// writes dist/ecg-gallery.html; with --keep also the figures by which a test notices the next change. The picture in docs is this
// page photographed: chromium --headless --window-size=2000,3700 --screenshot=docs/ecg-gallery.png dist/ecg-gallery.html
import { mkdirSync, writeFileSync } from "node:fs";
import { drawEcg } from "../src/draw.ts";
import { outlineOf } from "../src/outline.ts";
import { printoutOf, sheetOf } from "../src/paths.ts";
import { type PresetName, presetNames } from "../src/presets.ts";

const page = "dist/ecg-gallery.html";
const goldenFile = "packages/ecg/src/golden.json";

const squares = `<defs>
<pattern id="large" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M5 0H0V5" fill="none" stroke="#f3c4c0" stroke-width=".25"/></pattern>
</defs>`;

function figure(preset: PresetName): string {
  const { width, height, strips, calibration, divisions } = sheetOf(
    printoutOf(drawEcg({ preset }, 7)),
  );
  const lines = [...strips.map(({ path }) => path), ...calibration, ...divisions];
  return `<figure><figcaption>${preset.replaceAll("_", " ")}</figcaption>
<svg viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fffaf8"/><rect width="${width}" height="${height}" fill="url(#large)"/>
<g fill="none" stroke="#15181f" stroke-width=".4" stroke-linejoin="round">${lines.map((path) => `<path d="${path}"/>`).join("")}</g>
<g font-size="4" font-weight="600">${strips.map(({ lead, left, baseline }) => `<text x="${left + 1.6}" y="${baseline - 8.6}">${lead}</text>`).join("")}</g></svg></figure>`;
}

mkdirSync("dist", { recursive: true });
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>Electrocardiograms by preset</title>
<style>body{margin:16px;font:15px sans-serif;display:grid;grid-template-columns:repeat(4,1fr);gap:10px;background:#fff}figure{margin:0}figcaption{font-weight:600;padding:2px 0}svg{display:block;width:100%}</style>
<svg width="0" height="0" style="position:absolute">${squares}</svg>
${presetNames.map(figure).join("\n")}`,
);
console.log(`${presetNames.length} tracings in ${page}`);
if (process.argv.includes("--keep")) {
  const kept = Object.fromEntries(presetNames.map((preset) => [preset, outlineOf(preset)]));
  writeFileSync(goldenFile, `${JSON.stringify(kept)}\n`);
  console.log(`Figures kept in ${goldenFile}`);
}
