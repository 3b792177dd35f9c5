import { conceptsOf } from "./concepts.ts";
import { isTellable, truthOf } from "./fact-index.ts";
import { itemsSpeakingOf, namedItems, speaksOf } from "./matching.ts";
import { tell, wordsOf } from "./situation.ts";
const anyone = /^(the |your |his |her )?(family|famil(y|ies) members?|relatives?|relations?|anyone|anybody|siblings|parents|household)$/;
/** Illness in relatives: of one relative, of one illness, or of one illness in one relative. */
export function answerFamily(situation, ask) {
    const { index } = situation;
    const topic = "family_history";
    const root = index.root(topic);
    const items = index.items(topic).filter(isTellable);
    const illness = ask.slots.find((slot) => slot.kind === "condition" || (slot.kind === "case_word" && conceptsOf(slot.text).size > 0));
    const relative = ask.slots.find((slot) => slot.kind === "relative" && !anyone.test(slot.text.trim()));
    const isClosed = ask.form === "closed" || ask.form === "leading";
    if (relative) {
        const named = namedItems(items, relative.text, { ...ask, slots: [relative] });
        const item = named[0];
        if (item) {
            const isKnown = illness !== undefined && conceptsOf(illness.text).size > 0;
            const isSaid = illness !== undefined && speaksOf(item, illness.text);
            const answer = isKnown && isClosed ? (isSaid && truthOf(item) !== "no" ? "yes" : "no") : undefined;
            return tell(situation, item, answer);
        }
        if (root && speaksOf(root, relative.text))
            return tell(situation, root);
        if (!illness)
            return [{ kind: "deny", topic, matter: "relative", about: "" }];
    }
    const asked = illness?.text ?? (ask.form === "open" ? "" : wordsOf(situation, ask));
    if (asked) {
        const speaking = itemsSpeakingOf(items, asked);
        const there = speaking.filter((item) => truthOf(item) !== "no");
        const [first] = there;
        if (there.length > 1 && root && isTellable(root) && speaksOf(root, asked)) {
            return tell(situation, root, isClosed ? "yes" : undefined);
        }
        if (first)
            return tell(situation, first, isClosed ? "yes" : undefined);
        const absent = illness ? speaking[0] : undefined;
        if (absent)
            return tell(situation, absent, isClosed ? "no" : undefined);
        if (illness && root && speaksOf(root, asked) && isTellable(root)) {
            return tell(situation, root, isClosed && truthOf(root) !== "no" ? "yes" : undefined);
        }
        if (illness && conceptsOf(illness.text).size > 0) {
            return [{ kind: "deny", topic, matter: "relative", about: "" }];
        }
    }
    if (root && isTellable(root))
        return tell(situation, root);
    const known = items.filter((item) => truthOf(item) !== "no").slice(0, 2);
    return known.length > 0
        ? known.flatMap((item) => tell(situation, item))
        : [{ kind: "deny", topic, matter: "relative", about: "" }];
}
