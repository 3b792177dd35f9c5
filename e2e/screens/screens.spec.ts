import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { newAccount, signIn } from "../support/person.ts";
import { patientOf, play } from "../support/reference.ts";

const folder = process.env.SCREENS_DIR ?? join(import.meta.dirname, "../../docs/screens");
const only = process.env.ONLY?.split(",");
const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 860 },
} as const;

interface Learner {
  readonly token: string;
  readonly patientId: string;
  readonly chat: string;
  readonly tests: string;
  readonly final: string;
  readonly analysed: string;
}

/** What the pictured learner has done: the case, how well, and how many days ago it is shown to have been. */
const past = [
  ["bronchiolitis", "minimal", 41],
  ["migraine", "disorganised", 38],
  ["acute-asthma", "anchored", 33],
  ["croup", "disorganised", 27],
  ["community-acquired-pneumonia", "competent", 24],
  ["febrile-infant-uti", "anchored", 19],
  ["acute-pericarditis", "competent", 13],
  ["pulmonary-embolism", "anchored", 9],
  ["migraine", "competent", 6],
  ["new-type-1-diabetes", "competent", 3],
  ["subarachnoid-haemorrhage", "competent", 2],
  ["inferior-stemi", "competent", 1],
] as const;
const notebook = {
  notes: "Sweaty, grey. Pain since 7, at rest.\nAsk about the pills for the heart!",
  differential: ["Myocardial infarction", "Aortic dissection", "Oesophageal spasm"],
};
const others = [
  ["Nadia Bertrand", "acute-asthma", "Cardiology", "Université de Lausanne"],
  ["Kofi Mensah-Boateng", "migraine", "Emergency", "Korle Bu Teaching Hospital"],
  ["Siobhán Ní Riain", "croup", "Pediatrics", "University College Cork"],
  ["Yuki Tanabe", "inferior-stemi", "Neurology", "Kyushu Medical School"],
] as const;

async function register(request: APIRequestContext, name: string, profile: object) {
  const response = await request.post("/api/auth/register", { data: newAccount(name) });
  const { token } = (await response.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  await request.put("/api/users/update", { headers, data: profile });
  return token;
}

async function seed(page: Page): Promise<Learner> {
  const { request } = page;
  for (const [index, [name, caseId, specialization, institutionName]] of others.entries()) {
    const token = await register(request, name, { specialization, institutionName });
    await play(request, token, caseId, "competent");
    if (index > 0) await play(request, token, "pulmonary-embolism", "competent");
    if (index > 1) await play(request, token, "acute-pericarditis", "anchored");
  }
  const { token } = await signIn(page, newAccount("Robin Ashdown"));
  await request.put("/api/users/update", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      specialization: "Emergency",
      experienceLevel: "Beginner",
      currentRole: "Student",
      yearOfStudy: 4,
      institutionName: "Northgate School of Medicine",
      location: { city: "Leeds", state: "Yorkshire", country: "United Kingdom" },
      interests: ["Diagnostic Accuracy", "Cardiovascular Diseases", "Respiratory Conditions"],
      onboardingCompleted: true,
    },
  });
  let analysed = "";
  for (const [caseId, kind] of past)
    analysed = await play(request, token, caseId, kind, { notebook });
  const final = await play(request, token, "acute-pericarditis", "competent", { until: "final" });
  const tests = await play(request, token, "pulmonary-embolism", "competent", { until: "tests" });
  const chat = await play(request, token, "inferior-stemi", "competent", {
    until: "chat",
    questions: 7,
  });
  const patientId = await patientOf(request, token, "inferior-stemi");
  return { token, patientId, analysed, final, tests, chat };
}

const backBy = (iso: string, days: number): string =>
  new Date(Date.parse(iso) - days * 86_400_000).toISOString();
interface Dated {
  readonly createdAt: string;
  readonly completedAt: string | null;
}
/** Newest first, those still open before all others. */
const spread = <T extends Dated>(sessions: readonly T[]): T[] =>
  sessions.map((session, index) => {
    const open = sessions.length - past.length;
    const days = index < open ? 0 : (past[sessions.length - 1 - index]?.[2] ?? 0);
    return {
      ...session,
      createdAt: backBy(session.createdAt, days),
      completedAt: session.completedAt && backBy(session.completedAt, days),
    };
  });

/** The sessions were all played just now: they are shown on the days that they stand for, and their recall cards as due. */
async function spreadOverTime(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const record = await page.request.get("/api/users/record", { headers });
  const { recall } = (await record.json()) as { recall: object[] };
  const cards = recall
    .slice(-12)
    .map((card) => ({ ...card, intervals: { again: 1, hard: 3, good: 5, easy: 12 } }));
  await page.route("**/api/recall", (route) =>
    route.fulfill({ json: { cards, due: cards.length, total: recall.length, nextDueAt: null } }),
  );
  await page.route("**/api/history?*", async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as { sessions: Dated[] };
    await route.fulfill({ response, json: { ...found, sessions: spread(found.sessions) } });
  });
  await page.route("**/api/users/dashboard", async (route) => {
    const response = await route.fetch();
    const shown = (await response.json()) as { trend: { completedAt: string }[] };
    const now = new Date().toISOString();
    const days = [...past.map(([, , ago]) => ago), 0].map((ago) => backBy(now, ago).slice(0, 10));
    await route.fulfill({
      response,
      json: {
        ...shown,
        trend: shown.trend.map((point, index) => ({
          ...point,
          completedAt: backBy(point.completedAt, past[index]?.[2] ?? 0),
        })),
        activity: days.map((day, index) => ({ day, sessions: 1 + (index % 3) })),
        dueCards: cards.length,
      },
    });
  });
}

/** The most that a picture weighs, in bytes, and what is tried for it: quality and scale. */
const most = 60_000;
const attempts = [
  [82, 1],
  [60, 1],
  [40, 1],
  [45, 0.75],
  [25, 0.75],
  [20, 0.6],
] as const;

/** One picture, as webp in the best quality that is light enough. */
async function take(page: Page, name: string, isWhole: boolean): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const clip = isWhole ? await wholePage(page) : null;
  for (const [quality, scale] of attempts) {
    const { data } = await cdp.send("Page.captureScreenshot", {
      format: "webp",
      quality,
      captureBeyondViewport: isWhole,
      ...(clip && { clip: { ...clip, scale } }),
    });
    const bytes = Buffer.from(data, "base64");
    writeFileSync(join(folder, `${name}.webp`), bytes);
    if (bytes.length <= most) break;
  }
  await cdp.detach();
}

/** The page from its top, three windows high at most: what stands below is more of the same. */
const wholePage = (page: Page) =>
  page.evaluate(() => ({
    x: 0,
    y: 0,
    width: window.innerWidth,
    height: Math.min(
      Math.max(document.documentElement.scrollHeight, window.innerHeight),
      3 * window.innerHeight,
    ),
  }));

/** What is drawn when it comes near the window is drawn. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < Math.min(height, 4_000); y += 700) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
}

test("every screen, light and dark, on a phone and on a desk", async ({ page, browser }) => {
  mkdirSync(folder, { recursive: true });
  const learner = await seed(page);
  const screens: readonly (readonly [name: string, path: string, signedIn?: boolean])[] = [
    ["landing", "/", false],
    ["login", "/login", false],
    ["register", "/register", false],
    ["forgot-password", "/forgot-password", false],
    ["reset-password", "/reset-password?token=0123456789abcdef0123456789abcdef", false],
    ["design", "/design?components", false],
    ["onboarding", "/onboarding"],
    ["dashboard", "/dashboard"],
    ["recall", "/recall"],
    ["modules", "/modules"],
    ["patients", "/modules/pediatrics/patients"],
    ["simulation", `/simulation/${learner.patientId}`],
    ["diagnosis-initial", `/diagnosis/initial/${learner.chat}`],
    ["tests", `/tests/${learner.final}`],
    ["diagnosis-final", `/diagnosis/final/${learner.final}`],
    ["analysis", `/analysis/${learner.analysed}`],
    ["sessions", "/sessions"],
    ["leaderboard", "/leaderboard?period=all"],
    ["profile", "/profile"],
    ["journal", "/blogging"],
  ];
  for (const [size, viewport] of Object.entries(viewports))
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: "reduce",
        locale: "en-GB",
        timezoneId: "Europe/London",
        isMobile: size === "phone",
        hasTouch: size === "phone",
      });
      const visitor = await context.newPage();
      await spreadOverTime(visitor, learner.token);
      let isSignedIn = false;
      for (const [name, path, needsUser = true] of screens) {
        if (only && !only.includes(name)) continue;
        if (needsUser && !isSignedIn) {
          await visitor.addInitScript(
            (token) => localStorage.setItem("authToken", token),
            learner.token,
          );
          isSignedIn = true;
        }
        await visitor.goto(path);
        await expect(visitor.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await visitor.waitForLoadState("networkidle");
        await visitor.evaluate(() => document.fonts.ready);
        await scrollThrough(visitor);
        await take(visitor, `${name}-${size}-${colorScheme}`, name !== "simulation");
      }
      await context.close();
    }
});
