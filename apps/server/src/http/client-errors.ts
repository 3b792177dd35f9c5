import type { Socket } from "node:net";
import type { ApiError } from "@anamnesis/contract";

const answers: Readonly<Record<string, readonly [string, ApiError]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    { code: "payload_too_large", message: "The headers of the request are too large." },
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    "408 Request Timeout",
    { code: "invalid_input", message: "The request did not come to its end in time." },
  ],
};
const malformed = [
  "400 Bad Request",
  { code: "invalid_input", message: "The request is not valid HTTP." },
] as const;

/** What cannot be read as HTTP has no route and no request yet; it is answered in the contract's shape all the same, and hung up on. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, body] = answers[error.code ?? ""] ?? malformed;
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
};
