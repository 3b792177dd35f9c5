// The first load of every route, in gzipped JavaScript, against its budget: read from the manifest of the build.
// `node scripts/web-budget.mjs [folder of the build]`
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./lib/say.mjs";

const folder = process.argv[2] ?? join(root, "apps/web/dist");
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
const routes = "src/app/routes/";
/** Frames around the screens of somebody who is signed in. */
const frames = ["require-user.tsx", "signed-in.tsx"];
const framesOf = (name) => {
  if (
    ["landing", "login", "register", "forgot-password", "reset-password", "design"].includes(name)
  )
    return [];
  return name === "onboarding" ? frames.slice(0, 1) : frames;
};
/** kB, gzipped (1 kB = 1000 bytes). */
const budgetOf = (name) => (name === "landing" ? 150 : 200);

const sizes = new Map();
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(folder, file))).length);
  return sizes.get(file);
};

/** Every file that a chunk needs before it can run. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const screens = Object.keys(manifest)
  .filter((key) => key.startsWith(routes) && manifest[key].isDynamicEntry)
  .map((key) => key.slice(routes.length))
  .filter((name) => !frames.includes(name) && name.endsWith(".tsx"));
if (screens.length < 15) throw new Error("the manifest of the build does not name the routes");

let isOver = false;
for (const file of screens.sort()) {
  const name = file.replace(/\.tsx$/, "");
  const keys = ["index.html", ...[...framesOf(name), file].map((each) => routes + each)];
  const files = new Set(keys.flatMap((key) => [...filesOf(key)]));
  const bytes = [...files].reduce((sum, each) => sum + sizeOf(each), 0);
  const isFine = bytes <= budgetOf(name) * 1000;
  isOver ||= !isFine;
  const size = `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  console.log(`${isFine ? "✓" : "✗"} ${name.padEnd(18)} ${size} of ${budgetOf(name)} kB`);
}
process.exit(isOver ? 1 : 0);
