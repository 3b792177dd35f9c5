import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chromium, type BrowserContext } from "@playwright/test";

const serverPort = 4490;
export const browserPort = 4491;
export const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The whole product as `npm start` serves it, on a folder of its own; BENCH_URL names a server that runs already. */
export async function startServer(
  data: string,
): Promise<{ url: string; child: ChildProcess | null }> {
  const running = process.env["BENCH_URL"];
  if (running) return { url: running, child: null };
  const env = { ...process.env, PORT: String(serverPort), DATA_DIR: data, LOG_LEVEL: "error" };
  const url = `http://127.0.0.1:${serverPort}`;
  const answers = (): Promise<boolean> =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  // What an earlier run left behind would be measured in place of this version.
  if (await answers()) throw new Error(`another server listens at ${url}; end it first`);
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: "ignore" });
  process.once("exit", () => child.kill());
  for (let tries = 0; tries < 600; tries++) {
    if (await answers()) return { url, child };
    await wait(200);
  }
  child.kill();
  throw new Error("the server did not start");
}

/** A new learner who is talking with a patient. */
export const learner = (url: string): Promise<{ token: string; patientId: string }> =>
  encounter(url);

/** The same, with the patient of a name; the first of the library without one. */
export async function encounter(
  url: string,
  name?: string,
): Promise<{ token: string; patientId: string }> {
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
  ).json()) as { _id: string; name: string }[];
  const patientId = (name ? patients.find((one) => one.name === name) : patients[0])?._id ?? "";
  const { _id } = await post("/sessions", { patientId }, token);
  await post(`/sessions/${_id}/message`, { message: "What brings you in today?" }, token);
  return { token, patientId };
}

/** A browser that Lighthouse can look at too; CHROMIUM_PATH names one. */
export function openBrowser(profile: string): Promise<BrowserContext> {
  const path = process.env["CHROMIUM_PATH"];
  return chromium.launchPersistentContext(profile, {
    ...(path && { executablePath: path }),
    args: ["--no-sandbox", `--remote-debugging-port=${browserPort}`],
  });
}

/** Signs the browser in before a page of the app is opened. */
export async function signIn(browser: BrowserContext, url: string, token: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}/theme.js`);
  await page.evaluate(`localStorage.setItem("authToken", ${JSON.stringify(token)})`);
  await page.close();
}
