/** What the bundler tells of a module, as far as it is needed here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const plain = (id: string) => id.replaceAll("\\", "/").replace(/\?.*$/, "");
const screenOf = (name: string) => `src/app/routes/${name}.tsx`;

/**
 * Names the chunk of one of our modules by who needs it first, so that a screen comes in a score of files and not in fifty:
 * each by itself would cost a slow network a round trip. "base" is what every visitor loads, "inputs" what the sign-in form
 * and the signed-in screens have in common, "frame" what is around every signed-in screen, "common" what the dashboard, the
 * first of them, shares with the others. Whatever else there is goes where the bundler puts it.
 */
export function chunkNames(root: string) {
  const closures = new Map<string, ReadonlySet<string>>();
  let graph: Graph | undefined;

  /** Every module that the file imports, itself included, as far as no dynamic import is crossed. */
  const closureOf = (file: string, now: Graph): ReadonlySet<string> => {
    if (graph !== now) closures.clear();
    graph = now;
    const known = closures.get(file);
    if (known) return known;
    const found = new Set<string>();
    const waiting = [`${plain(root)}${file}`];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...(now.getModuleInfo(id)?.importedIds ?? []));
    }
    closures.set(file, found);
    return found;
  };

  return (id: string, now: Graph): string | null => {
    if (!plain(id).startsWith(`${plain(root)}src/`)) return null;
    const isNeededBy = (...files: string[]) => files.some((file) => closureOf(file, now).has(id));
    if (isNeededBy("src/app/main.tsx", screenOf("landing"))) return "base";
    const isInFrame = isNeededBy(screenOf("require-user"), screenOf("signed-in"));
    if (isInFrame) return isNeededBy(screenOf("login")) ? "inputs" : "frame";
    return isNeededBy(screenOf("dashboard")) ? "common" : null;
  };
}
