import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The repository's root, whatever the working directory. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Progress goes to stderr, so that a command's own output stays clean on stdout. */
export const say = (line) => process.stderr.write(`${line}\n`);

/** Ends with one plain sentence instead of a stack. */
export function giveUp(message) {
  say(message);
  process.exit(1);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(
    `Anamnesis needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node from nodejs.org and run the command again.`,
  );
}

/**
 * Runs a program to its end. Output goes to this process's stderr unless `capture` is set.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { capture = false, env = process.env, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: capture ? ["ignore", "pipe", "pipe"] : ["ignore", 2, 2],
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 127, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
