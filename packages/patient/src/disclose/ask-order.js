/** Where in the text the words of an ask begin; its longest word decides, since contractions are written out. */
function placeOf(ask, text) {
    const words = (ask.words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3);
    const places = words.map((word) => text.indexOf(word)).filter((at) => at >= 0);
    return places.length > 0 ? Math.min(...places) : Number.MAX_SAFE_INTEGER;
}
/** The asks in the order in which they were put; those of one clause keep theirs. */
export function inOrderAsked(asks, text) {
    const lower = text.toLowerCase();
    return asks
        .map((ask, at) => ({ ask, at, place: placeOf(ask, lower) }))
        .sort((a, b) => a.place - b.place || a.at - b.at)
        .map(({ ask }) => ask);
}
