import { expect, test } from "@playwright/test";
import { say } from "../support/consultation.ts";
import { patientIn } from "../support/library.ts";
import { newAccount } from "../support/person.ts";
import { OwnServer } from "../support/server.ts";

const server = new OwnServer(4311);
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test("a killed server loses no acknowledged message, and the conversation goes on", async ({
  page,
}) => {
  const registered = await page.request.post(`${server.url}/api/auth/register`, {
    data: newAccount(),
  });
  const { token } = (await registered.json()) as { token: string };
  await page.goto(server.url);
  await page.evaluate((value) => localStorage.setItem("authToken", value), token);
  const patientId = await patientIn(page.request, "cardiology", token, server.url);
  await page.goto(`${server.url}/simulation/${patientId}`);

  const asked = [
    "Good morning, what has brought you in?",
    "When did it start?",
    "Where exactly do you feel it?",
  ];
  const replies: string[] = [];
  for (const question of asked) replies.push(await say(page, question));
  const before = await page.getByRole("log").getByRole("listitem").count();

  await server.kill();
  const input = page.getByPlaceholder("Ask the patient about their symptoms...");
  await input.fill("Do you smoke?");
  await input.press("Enter");
  await expect(page.getByText("Not sent")).toBeVisible();
  await server.start();
  await page.reload();

  const log = page.getByRole("log");
  for (const question of asked) await expect(log.getByText(question)).toBeVisible();
  // What was written while the server was down was kept on the device, and is delivered once.
  await expect(log.getByText("Do you smoke?")).toHaveCount(1);
  await expect(log.getByRole("listitem")).toHaveCount(before + 2, { timeout: 20_000 });
  await say(page, "And are you allergic to anything?");
});
