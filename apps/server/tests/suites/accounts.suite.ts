import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { accessTokens, users } from "../../src/db/schema.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { startTestServer, type Output, type TestServer } from "../support/test-server.ts";

export const accountsSuite = (open: OpenDatabase): void => {
  describe("accounts", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    afterAll(() => server.close());

    const password = "a long pass phrase";
    const login = (email: string, password: string) =>
      server.call<Output<"login">>("POST", "/auth/login", { body: { email, password } });

    it("registers, and the token opens one's own profile", async () => {
      const learner = await server.signUp({ name: "Ines Okafor", timeZone: "Europe/Lisbon" });
      const me = await learner.call<Output<"getMe">>("GET", "/auth/me");
      expect(me.status).toBe(200);
      expect(me.body).toMatchObject({
        _id: learner.id,
        name: "Ines Okafor",
        timeZone: "Europe/Lisbon",
        onboardingCompleted: false,
      });
      expect(JSON.stringify(me.body)).not.toMatch(/password|argon2/i);
    });

    it("knows an address in whatever case it is typed", async () => {
      const email = `Mixed.Case-${crypto.randomUUID()}@Example.org`;
      await server.signUp({ email });
      expect((await login(email.toUpperCase(), password)).status).toBe(200);
      const again = await server.call("POST", "/auth/register", {
        body: { name: "Another", email: email.toLowerCase(), password },
      });
      expect(again).toMatchObject({ status: 409, body: { code: "email_taken" } });
    });

    it("says the same for a wrong password and for an unknown address", async () => {
      const learner = await server.signUp();
      const wrong = await login(learner.email, "not this one");
      const unknown = await login("nobody@example.org", password);
      for (const answer of [wrong, unknown]) {
        expect(answer).toMatchObject({
          status: 401,
          body: { code: "invalid_credentials", message: "Invalid email or password" },
        });
      }
    });

    it("keeps neither passwords nor tokens in the clear", async () => {
      const learner = await server.signUp();
      const { db } = server.database;
      const stored = JSON.stringify([
        await db.select().from(users).where(eq(users.id, learner.id)),
        await db.select().from(accessTokens).where(eq(accessTokens.userId, learner.id)),
      ]);
      expect(stored).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
      expect(stored).not.toContain(learner.token);
      expect(stored).not.toContain(password);
    });

    it("takes a password in whatever way a keyboard composes it", async () => {
      const { email } = await server.signUp({ password: "pässwörd façade".normalize("NFD") });
      expect((await login(email, "pässwörd façade".normalize("NFC"))).status).toBe(200);
    });

    it("refuses a token after logout, and only that one", async () => {
      const learner = await server.signUp();
      const other = (await login(learner.email, password)).body.token;
      expect((await learner.call("POST", "/auth/logout")).status).toBe(200);
      expect(await learner.call("GET", "/auth/me")).toMatchObject({
        status: 401,
        body: { code: "not_signed_in" },
      });
      expect((await server.call("GET", "/auth/me", { token: other })).status).toBe(200);
    });

    it("lets a token live 30 days from its last use", async () => {
      const learner = await server.signUp();
      const { accounts } = server.services;
      const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
      expect(await accounts.signedInBy(learner.token, inDays(29))).not.toBeNull();
      expect(await accounts.signedInBy(learner.token, inDays(58))).not.toBeNull();
      expect(await accounts.signedInBy(learner.token, inDays(89))).toBeNull();
    });

    it("changes only the fields that are sent", async () => {
      const learner = await server.signUp({ name: "Before" });
      const profile = {
        specialization: "Cardiology",
        location: { city: "Porto", state: "", country: "Portugal" },
        interests: ["Diagnostic Accuracy"],
        onboardingCompleted: true,
      };
      await learner.call("PUT", "/users/update", profile);
      const { body } = await learner.call("PUT", "/users/update", { yearOfStudy: 4 });
      expect(body).toMatchObject({ ...profile, name: "Before", yearOfStudy: 4 });
      expect((await learner.call("GET", "/users/profile")).body).toEqual(body);
    });

    it("refuses a time zone that does not exist and an address that is taken", async () => {
      const [one, two] = [await server.signUp(), await server.signUp()];
      expect(await one.call("PUT", "/users/update", { timeZone: "Mars/Olympus" })).toMatchObject({
        status: 400,
        body: { code: "invalid_input", fields: { timeZone: expect.any(String) } },
      });
      const taken = { email: two.email, currentPassword: password };
      expect(await one.call("PUT", "/users/update", taken)).toMatchObject({
        status: 409,
        body: { code: "email_taken" },
      });
    });

    it("changes the address for who knows the password, and for nobody else", async () => {
      const learner = await server.signUp({ name: "Before" });
      const email = `new-${learner.email}`;
      const change = (fields: object) => learner.call("PUT", "/users/update", fields);
      expect(await change({ email, name: "Renamed" })).toMatchObject({
        status: 400,
        body: {
          code: "invalid_input",
          fields: { currentPassword: "Enter your password to change the email address" },
        },
      });
      expect(await change({ email, currentPassword: "not this one" })).toMatchObject({
        status: 401,
        body: { code: "invalid_credentials", fields: { currentPassword: expect.any(String) } },
      });
      expect((await learner.call("GET", "/users/profile")).body).toMatchObject({
        email: learner.email,
        name: "Before",
      });
      expect(await change({ email: learner.email, name: "Same address" })).toMatchObject({
        status: 200,
      });
      expect(await change({ email, currentPassword: password })).toMatchObject({
        status: 200,
        body: { email },
      });
      expect((await login(email, password)).status).toBe(200);
    });

    it("bounds how often a password may be tried with a token", async () => {
      const learner = await server.signUp();
      const tries = Array.from({ length: 12 }, (_, n) =>
        n % 2 === 0
          ? learner.call("PUT", "/users/update", {
              email: `new-${learner.email}`,
              currentPassword: `guess ${n}`,
            })
          : learner.call("DELETE", "/users/profile", { password: `guess ${n}` }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      expect((await learner.call("PUT", "/users/update", { name: "Still here" })).status).toBe(200);
    });

    describe("a forgotten password", () => {
      const linkSentTo = (email: string): string => {
        const mail = server.mails.findLast(({ to }) => to === email);
        return /token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
      };
      const ask = async (email: string) => {
        const answer = await server.call("POST", "/auth/forgot-password", { body: { email } });
        await server.services.passwordReset.settled();
        return answer;
      };
      const complete = (token: string, password: string) =>
        server.call<Output<"resetPassword">>("POST", "/auth/reset-password", {
          body: { token, password },
        });

      it("is set anew by the link, once; everybody else is signed out", async () => {
        const learner = await server.signUp();
        await ask(learner.email);
        const token = linkSentTo(learner.email);
        const done = await complete(token, "a new pass phrase");
        expect(done.status).toBe(200);
        expect((await learner.call("GET", "/auth/me")).status).toBe(401);
        expect((await server.call("GET", "/auth/me", { token: done.body.token })).status).toBe(200);
        expect((await login(learner.email, "a new pass phrase")).status).toBe(200);
        expect((await login(learner.email, password)).status).toBe(401);
        expect(await complete(token, "yet another one")).toMatchObject({
          status: 400,
          body: { code: "reset_link_invalid" },
        });
      });

      it("answers the same for an unknown address, and sends nothing", async () => {
        const learner = await server.signUp();
        const known = await ask(learner.email);
        const before = server.mails.length;
        const unknown = await ask("nobody-at-all@example.org");
        expect(unknown).toMatchObject({ status: known.status, body: known.body as object });
        expect(server.mails).toHaveLength(before);
      });

      it("is answered before anything is looked up, so that the time tells nothing", async () => {
        const learner = await server.signUp();
        server.services.passwordReset.request(learner.email, new Date());
        await Promise.resolve();
        expect(linkSentTo(learner.email)).toBe("");
        await server.services.passwordReset.settled();
        expect(linkSentTo(learner.email)).not.toBe("");
      });

      it("is not set by a link that went to an address since changed", async () => {
        const learner = await server.signUp();
        await ask(learner.email);
        const token = linkSentTo(learner.email);
        const email = `new-${learner.email}`;
        await learner.call("PUT", "/users/update", { email, currentPassword: password });
        expect((await complete(token, "a new pass phrase")).status).toBe(400);
      });

      it("accepts the newest link alone, for an hour", async () => {
        const learner = await server.signUp();
        await ask(learner.email);
        const first = linkSentTo(learner.email);
        await ask(learner.email);
        expect((await complete(first, "a new pass phrase")).status).toBe(400);
        const { passwordReset } = server.services;
        const late = new Date(Date.now() + 3_600_001);
        await expect(
          passwordReset.complete(linkSentTo(learner.email), "a new pass phrase", late),
        ).rejects.toMatchObject({ code: "reset_link_invalid" });
      });
    });
  });
};
