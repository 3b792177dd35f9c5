const namesFeeling = /\byou(['’]re| are| look| seem| sound| must be| feel| have been|['’]ve been)?\b.{0,20}\b(worr(ied|ying)|scared|frightened|anxious|nervous|upset|fed up|exhausted|low|sad|lonely)\b|\b(this|that|it)['’]?s? (is |must be |has been )?(really |clearly |obviously )?(worrying|frightening|scaring|upsetting) you\b/i;
const namesHardship = /\b(must|has|have|can['’]?t|can|sounds?|is|was)\b.{0,25}\b(hard|difficult|tough|awful|horrible|frightening|scary|dreadful|terrible|rough|easy|stressful|painful|unpleasant|nasty|exhausting|a lot)\b|\b(how|that['’]?s) (awful|horrible|hard|terrible|frightening|tough|rough)\b/i;
const praises = /\byou(['’]ve| have)? ?(been|are|['’]re|did|done|were)?\b.{0,12}\b(brave|helpful|(?<!\b(?:a|real|the|good) )patient|clear|great|brilliant|wonderful|a star|strong|doing (really |very )?well|so well)\b/i;
const promises = /\b(look(ing)? after (you|him|her|them)|take (good )?care of (you|him|her)|get to the bottom|do (our|my) best|get (you|him|her) (sorted|better|comfortable)|trust (me|us)|here to help|(good|safe|right) (hands|place)|not going (anywhere|to leave)|stay with you)\b/i;
/** Turns within which a third thank-you would ring hollow. */
const thankfulTurns = 4;
const moves = [
    [praises, "praised"],
    [promises, "reassured"],
    [namesFeeling, "feeling_named"],
    [namesHardship, "hardship_seen"],
];
/** How kindness is taken: a feeling that is named is owned, a promise is leant on, praise is shrugged off. */
export function comfortFor({ state, index, text, acts }) {
    const isOfSecret = state.lastTold
        .map((id) => index.get(id))
        .some((fact) => fact !== undefined && (fact.tell === "private" || fact.tell === "rapport"));
    if (isOfSecret && state.events["unburdened"] === undefined)
        return { kind: "social", move: "unburdened" };
    const lately = state.turn - (state.events["comforted_before"] ?? -9) <= thankfulTurns;
    const move = moves.find(([pattern]) => pattern.test(text))?.[1];
    if (!move && acts.has("normalising"))
        return { kind: "social", move: "normalised" };
    return { kind: "social", move: move ?? (lately ? "comforted_again" : "comforted") };
}
