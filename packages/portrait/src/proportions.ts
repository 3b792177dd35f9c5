import type { Build, FaceShape, Sitter } from "./parameters.ts";

/** Lines and half widths of a head on a field of 200 by 200 whose middle is x = 100. */
export interface Proportions {
  readonly top: number;
  readonly hairline: number;
  readonly brow: number;
  readonly eye: number;
  readonly nose: number;
  readonly mouth: number;
  readonly chin: number;
  readonly temple: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly chinWidth: number;
  readonly eyeApart: number;
  readonly eyeWidth: number;
  readonly eyeHeight: number;
  readonly noseWidth: number;
  readonly mouthWidth: number;
  readonly lip: number;
  readonly neck: number;
  readonly shoulder: number;
  readonly shoulderY: number;
  /** 0 in youth to 1 at about ninety. */
  readonly years: number;
  /** 1 in an infant, 0 from about three years. */
  readonly infancy: number;
  /** 1 in a small child, 0 in the grown. */
  readonly youth: number;
}

type Numbers = Omit<Proportions, "years" | "infancy" | "youth">;
const names = [
  "top",
  "hairline",
  "brow",
  "eye",
  "nose",
  "mouth",
  "chin",
  "temple",
  "cheek",
  "jaw",
  "chinWidth",
  "eyeApart",
  "eyeWidth",
  "eyeHeight",
  "noseWidth",
  "mouthWidth",
  "lip",
  "neck",
  "shoulder",
  "shoulderY",
] as const satisfies readonly (keyof Numbers)[];

/**
 * From birth the face grows down and forward out of a skull that is large from the start: the eyes, just below the middle in
 * an infant, come to stand half way, the cheeks narrow, the jaw lengthens (Enlow and Hans, Essentials of facial growth).
 */
const ages: readonly (readonly [number, ...number[]])[] = [
  // age top hairl brow eye nose mouth chin temple cheek jaw chinW apart eyeW eyeH noseW mouthW lip neck should shoulderY
  [0, 41, 60, 97, 105.5, 121, 131.5, 147, 47, 47.5, 36, 13, 20, 9.6, 6.2, 6, 9.5, 3, 21, 52, 158],
  [
    1, 39, 60, 95, 104, 120.5, 131.5, 147, 45.5, 46, 35.5, 13, 19.6, 9.6, 6.1, 6.4, 10, 3, 21, 54,
    160,
  ],
  [
    2.5, 36, 59, 93, 102, 120, 132, 147.5, 43, 43.5, 34, 13, 19, 9.5, 5.9, 6.8, 10.8, 3.1, 20, 55,
    163,
  ],
  [
    6, 33, 57, 90, 99, 119, 131.5, 148, 41, 41.2, 32.4, 13, 18.4, 9.3, 5.5, 7.4, 11.8, 3.2, 19, 58,
    166,
  ],
  [
    10, 33, 56, 88, 97, 118, 131, 148.5, 39.4, 39.4, 30.4, 12.5, 18, 9.1, 5.1, 7.9, 12.6, 3.3, 19,
    63, 166,
  ],
  [
    18, 32, 54, 85, 94, 116.5, 130.5, 150, 37.4, 37.6, 28.6, 11.5, 17.4, 9, 4.6, 8.8, 14, 3.6, 22,
    76, 166,
  ],
];

function atAge(age: number): Numbers {
  const next = ages.findIndex(([years]) => years >= age);
  const to = ages[next === -1 ? ages.length - 1 : next] ?? [0];
  const from = next <= 0 ? to : (ages[next - 1] ?? to);
  const share = to === from ? 0 : (age - from[0]) / (to[0] - from[0]);
  return Object.fromEntries(
    names.map((name, index) => {
      const [a, b] = [from[index + 1] ?? 0, to[index + 1] ?? 0];
      return [name, a + (b - a) * share];
    }),
  ) as unknown as Numbers;
}

const shapes: Readonly<Record<FaceShape, Partial<Numbers>>> = {
  oval: {},
  round: { cheek: 1.6, jaw: 2.4, chinWidth: 1.5, chin: -2 },
  long: { cheek: -1.4, jaw: -0.8, chin: 3.5, mouth: 1.2, nose: 1 },
  square: { jaw: 3, chinWidth: 3.5, temple: 0.6 },
  heart: { temple: 1.4, jaw: -2.6, chinWidth: -2 },
};
const bodies: Readonly<Record<Build, Partial<Numbers>>> = {
  thin: { cheek: -2, jaw: -3, neck: -3, shoulder: -8, chinWidth: -1 },
  slight: { cheek: -0.8, jaw: -1.2, neck: -1.5, shoulder: -4 },
  average: {},
  broad: { cheek: 1.4, jaw: 2.4, neck: 4.5, shoulder: 8, chinWidth: 1 },
  heavy: { cheek: 3, jaw: 5, neck: 7, shoulder: 10, chinWidth: 3 },
};

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The head of somebody of this age, sex, shape and build. */
export function proportionsOf({ age, sex, portrait }: Sitter): Proportions {
  const grown = clamp((age - 11) / 7);
  const years = clamp((age - 32) / 56);
  const man = sex === "male" ? grown : 0;
  const woman = sex === "female" ? grown : 0;
  const sums: Record<string, number> = { ...atAge(Math.min(age, 18)) };
  const add = (more: Partial<Numbers>, share = 1) => {
    for (const [name, value] of Object.entries(more))
      sums[name] = (sums[name] ?? 0) + value * share;
  };
  const small = age < 4 ? 0.5 : 1;
  add(shapes[portrait.face], small);
  add(bodies[portrait.build], small);
  add(
    {
      jaw: 1.4,
      chinWidth: 1.4,
      neck: 5,
      shoulder: 7,
      brow: 1.2,
      eyeHeight: -0.35,
      lip: -0.5,
      noseWidth: 0.6,
      mouthWidth: 0.7,
      chin: 1,
    },
    man,
  );
  add(
    {
      jaw: -1.6,
      neck: -2,
      shoulder: -5,
      brow: -0.8,
      eyeHeight: 0.35,
      lip: 0.4,
      chinWidth: -1.2,
      noseWidth: -0.3,
    },
    woman,
  );
  // With the years the nose and ears go on growing, the lids come down and the lips thin.
  add(
    {
      nose: 2,
      noseWidth: 0.9,
      lip: -1,
      eyeHeight: -0.7,
      eyeWidth: -0.3,
      brow: 0.8,
      jaw: 1.2,
      neck: -1.5,
      mouth: 0.8,
      cheek: -0.8,
      temple: -0.8,
    },
    years,
  );
  return {
    ...(sums as unknown as Numbers),
    years,
    infancy: clamp((3 - age) / 2.6),
    youth: clamp((14 - age) / 10),
  };
}
