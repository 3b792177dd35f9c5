/** Bronze, silver and gold, for what was won. Both themes share them: a medal brings its own ground and its own ink. */
export const metals = {
  bronze: {
    ground: "#ecc8a2",
    edge: "#94582d",
    ink: "#5c2f0c",
    classes: "border-[#94582d] bg-[#ecc8a2] text-[#5c2f0c]",
  },
  silver: {
    ground: "#dfe5ee",
    edge: "#6c788d",
    ink: "#333d50",
    classes: "border-[#6c788d] bg-[#dfe5ee] text-[#333d50]",
  },
  gold: {
    ground: "#f6dc92",
    edge: "#96700f",
    ink: "#5a3f00",
    classes: "border-[#96700f] bg-[#f6dc92] text-[#5a3f00]",
  },
} as const;
export type Metal = keyof typeof metals;

/** The last level is gold, however many there are; those before it silver, then bronze. Null before the first. */
export const metalOf = (level: number, levels: number): Metal | null =>
  level <= 0 ? null : level >= levels ? "gold" : level === levels - 1 ? "silver" : "bronze";
