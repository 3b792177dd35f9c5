/** Where figures that were kept and figures that were reckoned are set side by side. */
export interface Ledger {
  same(kind: string, what: string, kept: unknown, reckoned: unknown): void;
}
