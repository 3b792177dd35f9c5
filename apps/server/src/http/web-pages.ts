import fs from "node:fs";
import path from "node:path";
import { z } from "zod";

const screenSchema = z.array(z.object({ path: z.string(), scripts: z.array(z.string()) }));

/** A path of the web app's router, where a segment that begins with a colon stands for any one. */
const patternOf = (screen: string): RegExp =>
  new RegExp(`^${screen.replace(/:\w+/g, "[^/]+").replace(/\/$/, "")}/?$`);

interface Page {
  readonly pattern: RegExp;
  readonly html: string;
}

const readIfThere = (file: string): string | undefined =>
  fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;

function readPages(folder: string): { pages: readonly Page[]; index: string } {
  const index = fs.readFileSync(path.join(folder, "index.html"), "utf8");
  const landing = readIfThere(path.join(folder, "landing.html")) ?? index;
  const screens = screenSchema.parse(
    JSON.parse(readIfThere(path.join(folder, ".vite/pages.json")) ?? "[]"),
  );
  const pages = screens.map(({ path: screen, scripts }) => {
    const links = scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`);
    const html = screen === "/" ? landing : index;
    return {
      pattern: patternOf(screen),
      html: html.replace("</head>", () => `${links.join("")}</head>`),
    };
  });
  return { pages, index };
}

/**
 * The page of the web app for a path: the landing page with its words in place, any other screen as the empty frame of the
 * app. Each names the scripts of its screen, so that they are fetched at once and not after one another. A build that takes
 * the place of this one while the server runs is noticed.
 */
export function webPages(folder: string): (pathname: string) => string {
  const file = path.join(folder, "index.html");
  let readAt = -1;
  let read: ReturnType<typeof readPages> = { pages: [], index: "" };
  return (pathname) => {
    const builtAt = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt !== undefined && builtAt !== readAt) {
      read = readPages(folder);
      readAt = builtAt;
    }
    return read.pages.find(({ pattern }) => pattern.test(pathname))?.html ?? read.index;
  };
}
