import { expect, test } from "@playwright/test";
import { signIn } from "../support/person.ts";

test.use({ serviceWorkers: "allow" });

test("the app opens without a network, says so, and keeps nothing of the API", async ({
  page,
  context,
}) => {
  const account = await signIn(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => path.startsWith("/api"))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByRole("heading", { name: `Welcome, ${account.name.split(" ")[0]}` }),
  ).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test("the app can be installed: a manifest with its icons", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(href ?? "")).json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ start_url: "/dashboard", display: "standalone" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test("the living page of components is no page for anybody who is not looking for it", async ({
  page,
}) => {
  await page.goto("/design");
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/design?components");
  await expect(page.getByRole("heading", { name: "The design system" })).toBeVisible();
});
