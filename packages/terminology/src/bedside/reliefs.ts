/** What eases a complaint by itself, whatever becomes of the illness. */
export interface Relief {
  readonly of: "pain" | "sickness" | "fever" | "itch" | "palpitations" | "shaking";
  /** Medicines, or classes of them. */
  readonly by: readonly string[];
  /** Minutes until it is felt: straight into the body, and by mouth. */
  readonly onset: { readonly parenteral: number; readonly oral: number };
  /** Minutes. */
  readonly lasts: number;
  /** Felt as more than a little. */
  readonly isStrong?: true;
}

/** What brings a fever down. */
export const antipyretics: readonly string[] = ["paracetamol", "nsaid"];

/**
 * What eases what, the strongest first. Onsets and durations: British National Formulary 2024; for pain also RCEM best
 * practice (2021), for fever NICE NG143 (2019), which asks for comfort and not for the figure.
 */
export const reliefs: readonly Relief[] = [
  {
    of: "pain",
    by: ["strong_opioid", "ketamine"],
    onset: { parenteral: 5, oral: 30 },
    lasts: 150,
    isStrong: true,
  },
  {
    of: "pain",
    by: ["paracetamol", "nsaid", "weak_opioid", "triptan", "antispasmodic", "glyceryl_trinitrate"],
    onset: { parenteral: 15, oral: 30 },
    lasts: 240,
  },
  {
    of: "sickness",
    by: [
      "antiemetic",
      "metoclopramide",
      "prochlorperazine",
      "cyclizine",
      "domperidone",
      "haloperidol",
    ],
    onset: { parenteral: 10, oral: 30 },
    lasts: 240,
  },
  { of: "fever", by: antipyretics, onset: { parenteral: 25, oral: 35 }, lasts: 300 },
  { of: "itch", by: ["antihistamine"], onset: { parenteral: 15, oral: 30 }, lasts: 480 },
  {
    of: "palpitations",
    by: ["beta_blocker", "rate_limiting_ccb", "adenosine"],
    onset: { parenteral: 4, oral: 45 },
    lasts: 300,
  },
  {
    of: "shaking",
    by: ["benzodiazepine", "beta_blocker"],
    onset: { parenteral: 10, oral: 40 },
    lasts: 300,
  },
];

/** Ways by which a medicine does not go through the stomach. */
export const parenteralRoutes: ReadonlySet<string> = new Set([
  "iv",
  "im",
  "io",
  "intranasal",
  "nebulised",
  "inhaled",
  "sublingual",
  "buccal",
  "sc",
]);
