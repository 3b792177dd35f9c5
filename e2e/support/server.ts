import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");

/** A server of a test's own, on its own port and data directory, that can be killed and started again. */
export class OwnServer {
  readonly url: string;
  private readonly data = mkdtempSync(join(tmpdir(), "anamnesis-own-"));
  private child: ChildProcess | undefined;

  constructor(private readonly port: number) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts it and waits, 60 s at most, until it answers. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      DATA_DIR: this.data,
      LOG_LEVEL: "error",
      REPLY_PACE: "0.1",
    };
    this.child = spawn(process.execPath, ["scripts/start.mjs"], {
      cwd: root,
      env,
      stdio: "ignore",
    });
    for (let tries = 0; tries < 300; tries++) {
      const healthy = await fetch(`${this.url}/api/health`)
        .then((response) => response.ok)
        .catch(() => false);
      if (healthy) return;
      await wait(200);
    }
    throw new Error("the server did not start");
  }

  /** SIGKILL: no chance to tidy up, as when the machine's power goes or memory runs out. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
