import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

describe("passwords", () => {
  it("are told apart, with a salt of their own each", async () => {
    const [one, two] = await Promise.all([
      hashPassword("a pass phrase"),
      hashPassword("a pass phrase"),
    ]);
    expect(one).not.toBe(two);
    expect(await isPassword(one, "a pass phrase")).toBe(true);
    expect(await isPassword(one, "a pass phrasE")).toBe(false);
  });

  it("are the same however a keyboard composes them", async () => {
    const stored = await hashPassword("pässwörd \ufb01ne");
    expect(await isPassword(stored, "pässwörd fine".normalize("NFD"))).toBe(true);
    expect(await isPassword(stored, "passwörd fine")).toBe(false);
    const decomposed = await hashPassword("pässwörd".normalize("NFD"));
    expect(await isPassword(decomposed, "pässwörd".normalize("NFC"))).toBe(true);
  });

  it("of nobody are wrong, and take about as long", async () => {
    const stored = await hashPassword("a pass phrase");
    await isPassword(null, "warm up");
    const time = async (hash: string | null): Promise<number> => {
      const started = performance.now();
      for (let n = 0; n < 5; n += 1) expect(await isPassword(hash, "wrong")).toBe(false);
      return performance.now() - started;
    };
    const [known, unknown] = [await time(stored), await time(null)];
    expect(unknown).toBeGreaterThan(known / 4);
  });
});
