/** A word that the patient does not know: asked back by the less schooled, guessed at by others. */
export function jargonStep(situation, asks) {
    const { view, acts, state } = situation;
    if (!acts.has("jargon") || view.person.literacy === "high" || asks.length === 0)
        return undefined;
    const topic = asks[0]?.topic ?? "";
    if (state.events[`explained:${topic}`] !== undefined)
        return undefined;
    if (!topic.startsWith("symptom:") || state.turn - (state.events["jargon"] ?? -9) < 4)
        return undefined;
    const isPuzzled = view.person.literacy === "low" || (asks[0]?.confidence ?? 1) < 0.75;
    return { kind: "social", move: isPuzzled ? "jargon" : "jargon_guess", about: topic };
}
