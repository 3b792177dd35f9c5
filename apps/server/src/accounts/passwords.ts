import { hash, verify } from "@node-rs/argon2";

/** argon2id (the library's default), 19 MiB, two passes, one lane: OWASP's recommendation for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One spelling for what looks the same, whichever keyboard it is typed on (NIST SP 800-63B, 3.1.1.2: NFKC). */
const normal = (password: string): string => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost);

/** A hash that no password has, at the usual cost; made once. */
let decoy: Promise<string> | null = null;

/** Whether the password is the one of `stored`. For an unknown account (null) it takes as long and says no. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword(crypto.randomUUID());
  const matches = await verify(stored ?? (await decoy), normal(password));
  return stored !== null && matches;
};
