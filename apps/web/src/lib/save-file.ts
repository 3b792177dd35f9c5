/** The file name that a download was given: `attachment; filename="…"`. */
const nameIn = (disposition: string | null): string | undefined =>
  disposition?.match(/filename="([^"]+)"/i)?.[1];

/** Hands an answer to the browser as a download. Resolves to the name of the file; rejects when the answer breaks off. */
export async function saveAsFile(response: Response, otherwise: string): Promise<string> {
  const name = nameIn(response.headers.get("content-disposition")) ?? otherwise;
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return name;
}
