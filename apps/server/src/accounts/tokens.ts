import { createHash, randomBytes } from "node:crypto";

/** A secret of 32 random bytes, URL-safe. Only its digest is ever stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** SHA-256, hexadecimal. The token is random, so no salt and no slow hash is called for. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");
