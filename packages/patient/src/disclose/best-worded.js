/** The item whose own phrase of several words is all in the question, however its words are spread. */
export function bestWorded(items, words) {
    const said = new Set(words.match(/\p{L}+/gu) ?? []);
    const lengthOf = (item) => Math.max(0, ...item.words
        .map((phrase) => phrase
        .toLowerCase()
        .replace(/\b(of|in|a|the|my|your) /g, "")
        .split(" "))
        .filter((phrase) => phrase.length > 2 && phrase.every((word) => said.has(word)))
        .map((phrase) => phrase.length));
    const [best] = items
        .map((item) => ({ item, length: lengthOf(item) }))
        .filter(({ length }) => length > 0)
        .sort((a, b) => b.length - a.length);
    return best?.item;
}
