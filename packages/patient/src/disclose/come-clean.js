import { isTellable } from "./fact-index.ts";
import { isOpenTo, tell } from "./situation.ts";
/** For how many turns a question that was turned aside still hangs in the air. */
const lingering = 15;
/**
 * What was kept back when it was asked, and can be said now that the learner has been kind or has promised confidence:
 * people come back to it by themselves.
 */
export function comesClean(situation) {
    const { state, view, acts } = situation;
    if (!acts.has("empathy") && !acts.has("private_setting") && !acts.has("normalising"))
        return [];
    const fact = view.facts.find((candidate) => {
        const asked = state.events[`withheld:${candidate.topic}`];
        return (asked !== undefined &&
            state.turn - asked <= lingering &&
            (candidate.tell === "rapport" || candidate.tell === "private") &&
            state.told[candidate.id] === undefined &&
            candidate.polarity !== "absent" &&
            isTellable(candidate) &&
            isOpenTo(situation, candidate));
    });
    return fact ? [{ kind: "social", move: "come_clean" }, ...tell(situation, fact)] : [];
}
