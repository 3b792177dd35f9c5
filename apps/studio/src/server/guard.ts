import { randomBytes, timingSafeEqual } from "node:crypto";

/** What of a request decides whether it is answered. */
export interface Knock {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** `sec-fetch-site`, as browsers send it. */
  readonly site: string | undefined;
  readonly cookie: string | undefined;
  readonly contentType: string | undefined;
  /** Of the address, where it has one. */
  readonly token: string | null;
  readonly isPage: boolean;
}
export type Opened =
  | { readonly kind: "in" }
  /** The token was right, and is used up: the browser is known by a cookie from now on. */
  | { readonly kind: "welcome"; readonly cookie: string }
  | { readonly kind: "refused"; readonly status: 401 | 403 | 415; readonly problem: string };

const secret = (): string => randomBytes(32).toString("base64url");
const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
const refused = (status: 401 | 403 | 415, problem: string): Opened => ({
  kind: "refused",
  status,
  problem,
});

/**
 * Lets in the one browser that the printed address was opened with, on this machine alone: another name for this machine
 * (DNS rebinding), a page from elsewhere (CSRF) and whoever has no cookie are refused. A token opens once.
 */
export class Guard {
  private token: string | undefined;
  private readonly session = secret();

  constructor(private readonly port: () => number) {}

  /** A fresh token for an address to print; the one before it opens nothing any more. */
  freshToken(): string {
    this.token = secret();
    return this.token;
  }

  private get cookieName(): string {
    return `studio_${this.port()}`;
  }

  open(knock: Knock): Opened {
    const hosts = [`127.0.0.1:${this.port()}`, `localhost:${this.port()}`];
    if (!knock.host || !hosts.includes(knock.host))
      return refused(403, "This address is not the one that the studio was opened with.");
    const isOwn = knock.origin === undefined || knock.origin === `http://${knock.host}`;
    const isAsked = knock.method === "GET" || knock.method === "HEAD";
    if (!isOwn || (!isAsked && knock.origin === undefined))
      return refused(403, "Another page may not speak to the studio.");
    // A link from elsewhere may open the page, which then asks for itself; nothing else may come from elsewhere.
    const isFromElsewhere =
      knock.site !== undefined && knock.site !== "same-origin" && knock.site !== "none";
    if (isFromElsewhere && !knock.isPage)
      return refused(403, "Another page may not speak to the studio.");
    if (!isAsked && !/^application\/json\b/.test(knock.contentType ?? ""))
      return refused(415, "The studio reads JSON.");
    const { token } = this;
    if (knock.isPage && knock.token !== null && token && isEqual(knock.token, token)) {
      this.token = undefined;
      return {
        kind: "welcome",
        cookie: `${this.cookieName}=${this.session}; HttpOnly; SameSite=Strict; Path=/`,
      };
    }
    const cookies = (knock.cookie ?? "").split(";").map((one) => one.trim());
    return cookies.some((one) => isEqual(one, `${this.cookieName}=${this.session}`))
      ? { kind: "in" }
      : refused(
          401,
          "The address with its token opens once, in one browser. Press Enter in the terminal for a new one.",
        );
  }
}
