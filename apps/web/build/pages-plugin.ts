import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin, type Rolldown } from "vite";
import type * as Prerender from "../src/app/prerender.tsx";
import { contractPlugin } from "./contract-plugin.ts";

type Route = (typeof Prerender.routes)[number];
type Bundle = Rolldown.OutputBundle;

/** A screen's path as the router has it, and the files of src/app/routes that draw it, frames first. */
interface Screen {
  readonly path: string;
  readonly files: readonly string[];
}

const screensOf = (routes: readonly Route[], path = "", files: readonly string[] = []): Screen[] =>
  routes.flatMap((route) => {
    // What the router would fetch stands in its own import.
    const file = /routes\/[\w-]+\.tsx/.exec(String(route.lazy ?? ""))?.[0];
    const own = file === undefined ? files : [...files, file];
    const here = route.path === undefined ? path : `${path}/${route.path}`;
    if (route.children) return screensOf(route.children, here, own);
    return file === undefined ? [] : [{ path: here === "" ? "/" : here, files: own }];
  });

/** Every script that has to be there before these files can run, as addresses. */
function scriptsOf(bundle: Bundle, files: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === "chunk" && files.some((file) => chunk.facadeModuleId?.endsWith(file)))
      add(chunk.fileName);
  return [...found].map((name) => `/${name}`);
}

/** Pictures stand in the rendered page under the name of their source. */
const withBuiltPictures = (html: string, bundle: Bundle): string =>
  Object.values(bundle).reduce(
    (text, file) =>
      file.type === "asset"
        ? file.originalFileNames.reduce(
            (all, name) => all.replaceAll(`"/${name}"`, `"/${file.fileName}"`),
            text,
          )
        : text,
    html,
  );

/**
 * Writes landing.html, the landing page with its words in place, and pages.json: for the path of every screen the scripts
 * that it needs, so that the server can have them fetched together with the page and not one after another.
 */
export function pagesPlugin(root: string): Plugin {
  return {
    name: "anamnesis-pages",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") return;
      const { module } = await runnerImport<typeof Prerender>("/src/app/prerender.tsx", {
        root,
        configFile: false,
        logLevel: "error",
        mode: "production",
        plugins: [contractPlugin()],
        resolve: { alias: { "@": fileURLToPath(new URL("../src", import.meta.url)) } },
        oxc: { jsx: { runtime: "automatic", development: false } },
      });
      const pages = screensOf(module.routes).map(({ path, files }) => ({
        path,
        scripts: scriptsOf(bundle, files),
      }));
      const html = String(index.source);
      const already = (script: string) => html.includes(`"${script}"`);
      const preloads = pages.map(({ path, scripts }) => ({
        path,
        scripts: scripts.filter((script) => !already(script)),
      }));
      // Hints to fetch a picture are for the head of a page; it is in the page anyway.
      const rendered = (await module.renderLanding()).replace(/^(<link [^>]*>)+/, "");
      const landing = withBuiltPictures(rendered, bundle);
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: "asset", fileName, source });
      emit(".vite/pages.json", JSON.stringify(preloads));
      emit(
        "landing.html",
        html.replace(
          /<div id="root">[\s\S]*<\/div>(?=\s*<noscript)/,
          () => `<div id="root" data-prerendered>${landing}</div>`,
        ),
      );
    },
  };
}
