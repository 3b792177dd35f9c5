/** The bank of questions with one more way of asking for a fact; every other byte stays. The same question comes once. */
export function withQuestion(bank: string, fact: string, question: string): string {
  const asked = question.replace(/[|\t\r\n]+/g, " ").trim();
  const rows = bank.split("\n");
  const at = rows.findIndex((row) => row.includes("\t") && row.split("\t")[0]?.trim() === fact);
  if (at === -1) {
    const before = bank === "" || bank.endsWith("\n") ? bank : `${bank}\n`;
    return `${before}${fact}\t${asked}\n`;
  }
  const row = rows[at] ?? "";
  const known = (row.split("\t")[1] ?? "").split("|").map((one) => one.trim().toLowerCase());
  if (known.includes(asked.toLowerCase())) return bank;
  const isBare = known.every((one) => one === "");
  return rows
    .map((one, index) => (index === at ? `${row.trimEnd()}${isBare ? "\t" : " | "}${asked}` : one))
    .join("\n");
}
