const variants = (...numbers: number[]) =>
  numbers.map((number) => `variant${String(number).padStart(2, "0")}`);

/** The parts of the artwork that portraits are drawn from; the build leaves the others out. */
export const portraitVariants = {
  hair: {
    infant: variants(34),
    boy: variants(4, 7, 12, 43),
    girl: variants(19, 23, 26, 31),
    man: variants(1, 2, 4, 7, 8, 9, 12, 39, 47),
    olderMan: variants(1, 9, 25, 28, 47),
    woman: variants(10, 15, 19, 23, 24, 31, 35, 37, 46),
    olderWoman: variants(19, 24, 29, 32, 37),
  },
  mouth: ["sad03", "sad04", "sad09", "happy13", "happy14"],
  eyes: variants(2, 4, 10, 11, 12, 14, 20, 21, 24),
  eyebrows: variants(1, 2, 5, 7, 9, 10),
  glasses: variants(1, 3, 4),
} as const;

/** From light to dark, in even steps; the darkest still shows the lines of a face. */
export const skinTones = [
  "fbeadf",
  "f4d6c0",
  "e8bd9c",
  "d9a47c",
  "c58a60",
  "a96e48",
  "8c5636",
] as const;

interface Expression {
  readonly mouth: readonly string[];
  readonly eyes?: readonly string[];
  readonly eyebrows?: readonly string[];
}
/** How a face changes with a mood of the conversation; what is not named stays as the face is. */
export const expressions: Readonly<Record<string, Expression>> = {
  calm: { mouth: ["happy14"] },
  relieved: { mouth: ["happy02"] },
  worried: { mouth: ["sad04"] },
  frightened: { mouth: ["sad07"], eyes: variants(5) },
  tearful: { mouth: ["sad05"], eyes: variants(19) },
  embarrassed: { mouth: ["happy10"], eyes: variants(18) },
  irritated: { mouth: ["sad05"], eyebrows: variants(13) },
  "in pain": { mouth: ["sad06"], eyes: variants(22) },
  tired: { mouth: ["sad03"], eyes: variants(15) },
};
