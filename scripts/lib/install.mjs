import { digest, isFresh, markFresh } from "./fresh.mjs";
import { giveUp, run, say } from "./say.mjs";

const stamp = "node_modules/.anamnesis-installed";

/** Installs the locked versions when node_modules is missing or belongs to another lock file. */
export async function ensureInstalled() {
  const wanted = `${digest(["package-lock.json"])} ${process.platform} ${process.arch}`;
  if (isFresh(stamp, wanted)) return;
  say("Installing the locked versions of what Anamnesis needs (this happens once) …");
  const { code, output } = await run(
    "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel", "error"],
    { capture: true },
  );
  if (code !== 0)
    giveUp(
      `${output}\nInstalling failed. Check that the npm registry can be reached, then run the command again.`,
    );
  markFresh(stamp, wanted);
}
