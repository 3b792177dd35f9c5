import { drugById, findDrugs } from "@anamnesis/terminology";

const cache = new Map<string, ReadonlySet<string>>();

/** Ids of the medicines that a text names; a long fact is looked up once. */
export function drugIdsOf(text: string): ReadonlySet<string> {
  const known = cache.get(text);
  if (known) return known;
  const ids = new Set(findDrugs(text.replaceAll("_", " ")).map((mention) => mention.id));
  if (cache.size > 4000) cache.clear();
  cache.set(text, ids);
  return ids;
}

/** True when a text names a medicine that the question names, too. */
export function isSameDrug(text: string, asked: string): boolean {
  const wanted = drugIdsOf(asked);
  if (wanted.size === 0) return false;
  return [...drugIdsOf(text)].some((id) => wanted.has(id));
}

/** The classes of the medicines that a text names: `statin`, `nsaid`, … */
export const drugClassesOf = (text: string): ReadonlySet<string> =>
  new Set([...drugIdsOf(text)].flatMap((id) => drugById(id)?.classes ?? []));
