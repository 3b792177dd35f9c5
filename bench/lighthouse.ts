import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

const lighthouse = "lighthouse@12.8.2";
const serverPort = 4490;
const browserPort = 4491;
const execute = promisify(execFile);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Scores out of 100 that must be reached; null where nothing is demanded. */
const pages = [
  { name: "landing", goals: [95, 100, 100, 95] },
  { name: "dashboard", goals: [90, 100, 100, null] },
  { name: "simulation", goals: [90, 100, 100, null] },
] as const;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

async function startServer(data: string): Promise<{ url: string; child: ChildProcess | null }> {
  const running = process.env["BENCH_URL"];
  if (running) return { url: running, child: null };
  const env = { ...process.env, PORT: String(serverPort), DATA_DIR: data, LOG_LEVEL: "error" };
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: "ignore" });
  const url = `http://127.0.0.1:${serverPort}`;
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, child };
    await wait(200);
  }
  child.kill();
  throw new Error("the server did not start");
}

/** A new learner who is talking with a patient. */
async function learner(url: string): Promise<{ token: string; patientId: string }> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { token: string; _id: string };
  };
  const { token } = await post("/auth/register", {
    name: "Robin Ashdown",
    email: `bench-${randomUUID()}@example.org`,
    password: "a long enough phrase",
  });
  const patients = (await (
    await fetch(`${url}/api/patients`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { _id: string }[];
  const patientId = patients[0]?._id ?? "";
  const { _id } = await post("/sessions", { patientId }, token);
  await post(`/sessions/${_id}/message`, { message: "What brings you in today?" }, token);
  return { token, patientId };
}

async function audit(address: string, file: string): Promise<Report> {
  const args = [
    "--yes",
    lighthouse,
    address,
    `--port=${browserPort}`,
    "--disable-storage-reset",
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${categories.join(",")}`,
  ];
  await execute("npx", args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

/**
 * Lighthouse with its mobile preset (simulated slow 4G and a CPU four times slower) on the landing page, and signed in on
 * dashboard and simulation. Lighthouse is fetched when it is asked for; CHROMIUM_PATH names a browser, BENCH_URL a server
 * that runs already.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "anamnesis-lighthouse-"));
  const server = await startServer(join(folder, "data"));
  const path = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launchPersistentContext(join(folder, "profile"), {
    ...(path && { executablePath: path }),
    args: ["--no-sandbox", `--remote-debugging-port=${browserPort}`],
  });
  try {
    const { token, patientId } = await learner(server.url);
    const addresses = {
      landing: "/",
      dashboard: "/dashboard",
      simulation: `/simulation/${patientId}`,
    };
    const rows = [];
    for (const { name, goals } of pages) {
      if (name === "dashboard") {
        const page = await browser.newPage();
        await page.goto(`${server.url}/theme.js`);
        await page.evaluate(`localStorage.setItem("authToken", ${JSON.stringify(token)})`);
        await page.close();
      }
      const { categories: found, audits } = await audit(
        server.url + addresses[name],
        join(folder, `${name}.json`),
      );
      const scores = categories.map((category) => Math.round((found[category]?.score ?? 0) * 100));
      const figure = (id: string) => audits[id]?.numericValue ?? 0;
      rows.push({
        page: name,
        ...Object.fromEntries(categories.map((category, index) => [category, scores[index]])),
        lcpSeconds: Number((figure("largest-contentful-paint") / 1000).toFixed(2)),
        tbtMilliseconds: Math.round(figure("total-blocking-time")),
        cls: Number(figure("cumulative-layout-shift").toFixed(3)),
        isReached: goals.every((goal, index) => goal === null || (scores[index] ?? 0) >= goal),
      });
    }
    console.table(rows);
    mkdirSync("bench/results", { recursive: true });
    writeFileSync(
      "bench/results/lighthouse.json",
      `${JSON.stringify({ lighthouse, rows }, null, 2)}\n`,
    );
  } finally {
    await browser.close();
    server.child?.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
