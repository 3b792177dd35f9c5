import { createHash } from "node:crypto";

/**
 * The id of what happened in a session: a UUID of version 5 (RFC 9562, 5.5) with the session as its namespace. The same
 * happening has the same id however often it is told, so that a record store keeps it once.
 */
export const statementId = (sessionId: string, happening: string): string => {
  const digest = createHash("sha1")
    .update(Buffer.from(sessionId.replaceAll("-", ""), "hex"))
    .update(happening)
    .digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join("-");
};
