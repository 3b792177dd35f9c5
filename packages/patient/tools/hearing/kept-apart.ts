/**
 * Labelled talks that the network is not trained on, so that the ranking is fitted on what it has not seen: the third and
 * the tenth talk of each case, the talks that strangers held with this patient (17), the single lines of every second one, and of every third one
 * those about their life. The same in `train.py`.
 */
export function isKeptApart(id: string, cases: readonly { readonly id: string }[]): boolean {
  const name = id.split("/")[0] ?? "";
  const at = cases.map((one) => one.id).indexOf(name.replace(/-\d+$/, ""));
  return (
    /-(3|10|17)$/.test(name) ||
    (name.endsWith("-5") && at % 2 === 0) ||
    (name.endsWith("-20") && at % 3 === 0)
  );
}
