import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { mendedDriver } from "./mended-driver.mjs";
import { digest, isFresh, markFresh } from "./fresh.mjs";
import { giveUp, root, run, say } from "./say.mjs";

const sources = [
  "packages",
  "package-lock.json",
  "scripts/lib/bundle.mjs",
  "scripts/lib/mended-driver.mjs",
];

/** Command-line tools: name → entry. Everything they need is bundled, so that they start at once. */
export const tools = {
  understand: "packages/patient/tools/understand-cli.ts",
  chat: "packages/patient/cli/chat.ts",
  mark: "packages/assessment/cli/mark.ts",
  "cases-lint": "packages/cases/cli/lint.ts",
  "cases-list": "packages/cases/cli/list.ts",
  "cases-new": "packages/cases/cli/new.ts",
  "cases-import": "packages/patient/cli/import-cases.ts",
  "cases-try": "packages/assessment/cli/try.ts",
  "cases-courses": "packages/patient/cli/courses.ts",
  "cases-films": "packages/cases/cli/films.ts",
  sounds: "packages/sounds/tools/table.ts",
  "build-sample": "packages/cases/cli/build-sample.ts",
  "ecg-gallery": "packages/ecg/tools/gallery.ts",
  train: "packages/patient/tools/train.ts",
  openapi: "apps/server/src/openapi-cli.ts",
  "voice-check": "apps/server/src/voices/check-cli.ts",
  bench: "bench/main.ts",
};

/** Tools that open the database: built beside the server, where its worker and its migrations lie. */
const besideServer = { "cases-contested": "contested", backup: "backup", restore: "restore" };

const shared = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  logLevel: "warning",
  absWorkingDir: root,
  banner: {
    js: 'import { createRequire as __cr } from "node:module"; const require = __cr(import.meta.url);',
  },
};

/** Workspace packages and the mended driver are bundled; what npm installed stays outside, where its own files lie. */
const npmOutside = {
  name: "npm-outside",
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith("@anamnesis/") || path.startsWith("node:") || path === "postgres"
        ? undefined
        : { path, external: true },
    );
  },
};

export async function ensureTool(name) {
  if (name === "cases-studio") {
    await ensureStudio();
    return join(root, "apps/studio/dist/main.mjs");
  }
  if (besideServer[name]) {
    await ensureServer();
    return join(root, `apps/server/dist/${besideServer[name]}.mjs`);
  }
  const entry = tools[name];
  if (!entry || !existsSync(join(root, entry))) giveUp(`There is no tool "${name}".`);
  const out = `dist/cli/${name}.mjs`;
  const value = digest([
    ...sources,
    ...(entry.startsWith("packages/") ? [] : [entry.split("/")[0]]),
  ]);
  if (existsSync(join(root, out)) && isFresh(`dist/cli/${name}.stamp`, value))
    return join(root, out);
  const { build } = await import("esbuild");
  const inside = entry.startsWith("packages/");
  await build({
    ...shared,
    entryPoints: [entry],
    outfile: out,
    plugins: inside ? [] : [npmOutside],
    legalComments: "none",
  });
  markFresh(`dist/cli/${name}.stamp`, value);
  return join(root, out);
}

/**
 * Trained weights lie beside the bundle and are read from there: as code they would be held twice in each thread, as source and as
 * constants, some twenty megabytes each.
 */
const weightsBeside = (folder) => ({
  name: "weights-beside",
  setup(build) {
    build.onLoad({ filter: /[\\/]patient[\\/]weights[\\/]\w+\.json$/ }, ({ path }) => {
      const name = basename(path);
      mkdirSync(join(root, folder), { recursive: true });
      cpSync(path, join(root, folder, name));
      return {
        loader: "js",
        contents: `import { readFileSync } from "node:fs";
export default JSON.parse(readFileSync(new URL("./${name}", import.meta.url), "utf8"));`,
      };
    });
  },
});

/** Server bundle with its two workers (database, examiner) and the migrations beside it. */
export async function ensureServer() {
  const value = digest([...sources, "apps/server/src", "apps/server/package.json"]);
  if (isFresh("apps/server/dist/.stamp", value)) return;
  say("Building the server …");
  const { build } = await import("esbuild");
  rmSync(join(root, "apps/server/dist"), { recursive: true, force: true });
  await build({
    ...shared,
    entryPoints: {
      main: "apps/server/src/main.ts",
      "pglite-worker": "apps/server/src/db/embedded/pglite-worker.ts",
      "marking-worker": "apps/server/src/sessions/marking-worker.ts",
      contested: "apps/server/src/sessions/contested-cli.ts",
      backup: "apps/server/src/backup/backup-cli.ts",
      restore: "apps/server/src/backup/restore-cli.ts",
    },
    outdir: "apps/server/dist",
    outExtension: { ".js": ".mjs" },
    sourcemap: true,
    plugins: [npmOutside, mendedDriver, weightsBeside("apps/server/dist")],
  });
  cpSync(join(root, "apps/server/src/db/migrations"), join(root, "apps/server/dist/migrations"), {
    recursive: true,
  });
  markFresh("apps/server/dist/.stamp", value);
}

async function buildPage(folder, failure) {
  const { code, output } = await run("npx", ["vite", "build", "--logLevel", "warn"], {
    capture: true,
    cwd: join(root, folder),
  });
  if (code !== 0) giveUp(`${output}\n${failure}`);
  if (output.trim()) say(output.trim());
}

/** The studio in which cases are written: its server, the worker of its engine, and its page. */
export async function ensureStudio() {
  const value = digest([
    ...sources,
    "apps/studio",
    "apps/web/src/components",
    "apps/web/src/lib",
    "apps/web/src/styles",
    "apps/web/public",
    "package.json",
  ]);
  if (isFresh("apps/studio/dist/.stamp", value)) return;
  say("Building the case studio …");
  const { build } = await import("esbuild");
  rmSync(join(root, "apps/studio/dist"), { recursive: true, force: true });
  await build({
    ...shared,
    entryPoints: {
      main: "apps/studio/src/server/main.ts",
      worker: "apps/studio/src/engine/worker.ts",
      "check-worker": "apps/studio/src/engine/check-worker.ts",
    },
    outdir: "apps/studio/dist",
    outExtension: { ".js": ".mjs" },
    sourcemap: true,
    plugins: [npmOutside],
  });
  await buildPage("apps/studio", "The page of the case studio could not be built.");
  markFresh("apps/studio/dist/.stamp", value);
}

/** The web app, as hashed static files. */
export async function ensureWeb() {
  const value = digest([
    ...sources,
    "apps/web/src",
    "apps/web/public",
    "apps/web/build",
    "apps/web/index.html",
    "apps/web/vite.config.ts",
    "apps/web/package.json",
    "package.json",
  ]);
  if (isFresh("apps/web/dist/.stamp", value)) return;
  say("Building the web app …");
  await buildPage("apps/web", "The web app could not be built.");
  markFresh("apps/web/dist/.stamp", value);
}
