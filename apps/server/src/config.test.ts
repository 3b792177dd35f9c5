import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const recordStore = {
  XAPI_ENDPOINT: "https://lrs.example.org/xapi/",
  XAPI_KEY: "key",
  XAPI_SECRET: "s3cret-of-the-store",
  PUBLIC_URL: "https://practice.example.org",
};

describe("readConfig", () => {
  it("knows a record store, and never shows its secret", () => {
    const config = readConfig(recordStore);
    expect(config.lrs).toMatchObject({ endpoint: "https://lrs.example.org/xapi", key: "key" });
    expect(config.lrs?.secret.reveal()).toBe("s3cret-of-the-store");
    expect(JSON.stringify(config)).not.toContain("s3cret-of-the-store");
    expect(readConfig({}).lrs).toBeNull();
  });

  it("needs nothing set, and then listens to this machine alone", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: null,
      mail: null,
      publicUrl: null,
      trustedProxies: 0,
    });
    expect(config.dataDirectory).toMatch(/\/data$/);
  });

  it("takes an empty variable for an unset one", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", SMTP_URL: "" })).toEqual(readConfig({}));
  });

  it("reads what is set", () => {
    const config = readConfig({
      PORT: "8080",
      HOST: "0.0.0.0",
      DATABASE_URL: "postgres://anamnesis:s3cret@db.internal/anamnesis",
      SMTP_URL: "smtp://mail.internal:25",
      MAIL_FROM: "School <school@example.org>",
      PUBLIC_URL: "https://practice.example.org/",
      TRUST_PROXY: "1",
      ALLOWED_ORIGINS: "https://one.example.org, https://two.example.org",
    });
    expect(config).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      mail: { smtpUrl: "smtp://mail.internal:25", from: "School <school@example.org>" },
      publicUrl: "https://practice.example.org",
      trustedProxies: 1,
      allowedOrigins: ["https://one.example.org", "https://two.example.org"],
    });
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a port number"],
    [{ PORT: "70000" }, "PORT must be a port number"],
    [{ TRUST_PROXY: "true" }, "TRUST_PROXY must be the number of proxies in front"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of"],
    [
      { DATABASE_URL: "mysql://db/anamnesis" },
      "DATABASE_URL must be an address such as postgres://",
    ],
    [{ DATABASE_URL: "postgres://user:changeme@db/anamnesis" }, "still holds a placeholder"],
    [{ DATABASE_URL: "postgres://user:<password>@db/anamnesis" }, "still holds a placeholder"],
    [{ SMTP_URL: "smtp://user:password@mail" }, "SMTP_URL still holds a placeholder"],
    [{ ALLOWED_ORIGINS: "*" }, "ALLOWED_ORIGINS must be origins"],
    [{ PUBLIC_URL: "practice.example.org" }, "PUBLIC_URL must be an address"],
    [{ XAPI_KEY: "key" }, "XAPI_ENDPOINT, XAPI_KEY and XAPI_SECRET must be set together"],
    [{ ...recordStore, PUBLIC_URL: "" }, "PUBLIC_URL must be set where XAPI_ENDPOINT is"],
    [{ ...recordStore, XAPI_ENDPOINT: "lrs.example.org" }, "XAPI_ENDPOINT must be an address"],
  ])("refuses %o in plain words", (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it("names everything that is wrong at once", () => {
    expect(() => readConfig({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT[^]*LOG_LEVEL/);
  });
});
