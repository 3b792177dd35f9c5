import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The studio as an author starts it, with a data folder of its own. */
export class OwnStudio {
  readonly data = mkdtempSync(join(tmpdir(), "anamnesis-studio-e2e-"));
  private child: ChildProcess | undefined;

  /** Starts it and resolves to the address that it prints, with its token. */
  start(...args: readonly string[]): Promise<string> {
    const child = spawn(process.execPath, ["scripts/run.mjs", "cases-studio", ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: this.data },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      let printed = "";
      child.stdout.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]+/.exec(printed)?.[0];
        if (address) resolve(address);
      });
      child.on("exit", (code) => reject(new Error(`the studio ended with ${code}: ${printed}`)));
    });
  }

  /** As Ctrl-C does; resolves once it has ended. */
  async stop(): Promise<void> {
    const { child } = this;
    if (child && child.exitCode === null) {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGINT");
      await gone;
    }
    rmSync(this.data, { recursive: true, force: true });
  }
}
