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
