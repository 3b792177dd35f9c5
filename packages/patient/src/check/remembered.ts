/** `of`, remembering what it gave: a case's lines are looked up at every turn. */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = of(text);
    if (known.size > 6_000) known.clear();
    known.set(text, found);
    return found;
  };
}
