const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes of a base64 text; written out because neither `atob` nor `Buffer` is everywhere. */
export function decodeBase64(text: string): Uint8Array {
  const codes = new Uint8Array(128);
  for (let i = 0; i < alphabet.length; i += 1) codes[alphabet.charCodeAt(i)] = i;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const a = codes[text.charCodeAt(at)] ?? 0;
    const b = codes[text.charCodeAt(at + 1)] ?? 0;
    const c = codes[text.charCodeAt(at + 2)] ?? 0;
    const d = codes[text.charCodeAt(at + 3)] ?? 0;
    bytes[to] = (a << 2) | (b >> 4);
    if (to + 1 < bytes.length) bytes[to + 1] = ((b & 15) << 4) | (c >> 2);
    if (to + 2 < bytes.length) bytes[to + 2] = ((c & 3) << 6) | d;
  }
  return bytes;
}
