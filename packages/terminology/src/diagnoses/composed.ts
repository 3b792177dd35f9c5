/** A disease that is often written as two: each entry needs one of each group. */
const compositions: readonly {
  readonly id: string;
  readonly of: readonly (readonly string[])[];
}[] = [
  {
    id: "urosepsis",
    of: [
      ["sepsis", "septic_shock"],
      ["pyelonephritis", "urinary_tract_infection", "catheter_associated_uti", "prostatitis"],
    ],
  },
];

/** The diseases that several diagnoses make together: sepsis and a urinary infection are urosepsis. */
export const composedOf = (ids: readonly string[]): readonly string[] =>
  compositions
    .filter(({ of }) => of.every((group) => group.some((id) => ids.includes(id))))
    .map(({ id }) => id);
