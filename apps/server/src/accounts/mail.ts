import nodemailer from "nodemailer";
import type { FastifyBaseLogger } from "fastify";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends a mail; the promise fails when it could not be handed over. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Over SMTP where it is configured; otherwise the mail is written to the server's log, for the operator to pass on. */
export const mailer = (
  smtp: { readonly smtpUrl: string; readonly from: string } | null,
  log: FastifyBaseLogger,
): SendMail => {
  if (!smtp) {
    // The operator has no other way to learn of the link, so it is written at every LOG_LEVEL.
    const always = log.child({}, { level: "warn" });
    return (mail) => {
      always.warn(
        { to: mail.to, mail: mail.text },
        "no SMTP_URL is set, so this mail was not sent",
      );
      return Promise.resolve();
    };
  }
  const transport = nodemailer.createTransport({
    url: smtp.smtpUrl,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (mail) => {
    await transport.sendMail({ from: smtp.from, ...mail });
  };
};
