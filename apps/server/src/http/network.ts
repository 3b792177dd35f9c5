import { isIPv6 } from "node:net";

/**
 * What counts as one address for a limit: an IPv4 address, or the first 64 bits of an IPv6 one, of which a single
 * household or machine has all the rest.
 */
export const networkOf = (ip: string): string => {
  const [address = ""] = ip.split("%");
  if (!isIPv6(address)) return ip;
  const embedded = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded !== undefined) return embedded;
  const [head = "", tail] = address.split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const [first, last] = [groups(head), groups(tail ?? "")];
  // An IPv4 address at the end stands for two groups.
  const given = first.length + last.length + (address.includes(".") ? 1 : 0);
  const whole =
    tail === undefined ? first : [...first, ...Array<string>(8 - given).fill("0"), ...last];
  const prefix = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/64`;
};
