import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A new account's particulars; every test makes its own, so that none depends on another. */
export const newAccount = (name = "Robin Ashdown"): Account => ({
  name,
  email: `learner-${randomUUID()}@example.org`,
  password: "a long enough phrase",
});

/** Makes the account through the API and signs the browser in with its token. */
export async function signIn(
  page: Page,
  account: Account = newAccount(),
): Promise<Account & { token: string }> {
  const response = await page.request.post("/api/auth/register", { data: account });
  expect(response.status()).toBe(201);
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("authToken", value);
    sessionStorage.setItem("seeded", "1");
  }, token);
  return { ...account, token };
}
