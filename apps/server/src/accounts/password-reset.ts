import { setImmediate } from "node:timers/promises";
import type { AuthResult } from "@anamnesis/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { SendMail } from "./mail.ts";
import { hashPassword } from "./passwords.ts";
import { userOf } from "./person.ts";
import { issueToken } from "./service.ts";
import * as store from "./store.ts";
import { hashToken, newToken } from "./tokens.ts";

const linkLifeMs = 3_600_000;

export interface PasswordReset {
  /**
   * Sends a link to the address if it has an account. It only notes the wish: the work is done after the answer, so
   * that nothing can be told from the time. What fails then is logged.
   */
  request(email: string, now: Date): void;
  /** When everything asked for so far is done. */
  settled(): Promise<void>;
  /**
   * Sets the password by a link's token, once, and signs out everywhere else.
   * @throws ApiFailure reset_link_invalid
   */
  complete(token: string, password: string, now: Date): Promise<AuthResult>;
}

export const passwordReset = (
  db: Database,
  sendMail: SendMail,
  /** The address of the web app; asked late, because the port may only be known once the server listens. */
  webAddress: () => string,
  log: FastifyBaseLogger,
): PasswordReset => {
  const sendLink = async (email: string, now: Date): Promise<void> => {
    const user = await store.findUserByEmail(db, email);
    if (!user) return;
    const token = newToken();
    await db.transaction(async (tx) => {
      // The newest link alone works.
      await store.deleteResetsOfUser(tx, user.id);
      await store.insertReset(tx, {
        hash: hashToken(token),
        userId: user.id,
        expiresAt: new Date(now.getTime() + linkLifeMs),
      });
    });
    const link = `${webAddress()}/reset-password?token=${token}`;
    sendMail({
      to: user.email,
      subject: "Set a new password for Anamnesis",
      text: text(link),
    }).catch((error: unknown) => log.error({ err: error }, "the password mail could not be sent"));
  };
  // One after the other: of two wishes of a person, the later one's link is the newest.
  let work = Promise.resolve();

  return {
    request(email, now) {
      work = work
        .then(() => setImmediate())
        .then(() => sendLink(email, now))
        .catch((error: unknown) => log.error({ err: error }, "a password link could not be made"));
    },

    settled: () => work,

    async complete(token, password, now) {
      const passwordHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const reset = await store.takeReset(tx, hashToken(token), now);
        if (!reset) {
          throw new ApiFailure("reset_link_invalid", "This link has expired or was already used.");
        }
        const person = await store.updateUser(tx, reset.userId, { passwordHash });
        await store.deleteTokensOfUser(tx, reset.userId);
        return { token: await issueToken(tx, reset.userId, now), user: userOf(person) };
      });
    },
  };
};

const text = (link: string): string =>
  `Somebody, hopefully you, asked to set a new password for your account at Anamnesis.

Open this link within an hour to choose one:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`;
