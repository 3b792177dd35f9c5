import { isTellable, truthOf } from "./fact-index.ts";
import { isOpenTo, tell } from "./situation.ts";
const isTold = (situation, facts) => facts.every((id) => situation.state.told[id] !== undefined);
const isComplaintTold = (situation) => situation.state.events["complaint"] !== undefined;
const complaint = (situation, isRepeated) => ({
    kind: "opening",
    step: -1,
    facts: situation.view.opening.tells,
    repeated: isRepeated,
});
/** The next step of the story that still holds something new. */
function nextStep(situation, wanted) {
    const { view, state, index } = situation;
    for (let at = state.opened; at < view.opening.more.length; at += 1) {
        const step = view.opening.more[at];
        if (!step || isTold(situation, step.tells))
            continue;
        if (wanted && !step.tells.some((id) => index.get(id)?.topic === wanted))
            return undefined;
        return {
            steps: [{ kind: "opening", step: at, facts: step.tells, repeated: false }],
            opened: at + 1,
        };
    }
    return undefined;
}
/** One thing that the patient would bring up by themselves when given the room. */
function volunteered(situation, topic) {
    const { view, state } = situation;
    const fact = view.facts.find((candidate) => (candidate.tell === "open" || candidate.tell === "opening") &&
        !candidate.isDefault &&
        (topic === undefined || candidate.topic === topic) &&
        state.told[candidate.id] === undefined &&
        isTellable(candidate) &&
        isOpenTo(situation, candidate));
    return fact ? tell(situation, fact) : [];
}
/** A `more` line of what was just told. */
function addition(situation, ids) {
    const { index, state } = situation;
    const fact = ids
        .map((id) => index.get(id))
        .find((candidate) => candidate !== undefined &&
        candidate.more.length > 0 &&
        state.events[`more:${candidate.id}`] === undefined);
    return fact ? [{ kind: "tell", fact: fact.id, repeated: false, part: "more" }] : [];
}
const stay = (situation, steps) => ({
    steps,
    opened: situation.state.opened,
});
/** "What brings you in?": the complaint; asked again, the next step of the story. */
export function answerOpening(situation) {
    if (!isComplaintTold(situation))
        return stay(situation, [complaint(situation, false)]);
    return nextStep(situation) ?? stay(situation, [complaint(situation, true)]);
}
/** "Tell me more", about the complaint or about something named or just told. */
export function answerElaborate(situation, ask) {
    const { view, state, index } = situation;
    if (!isComplaintTold(situation))
        return answerOpening(situation);
    const thing = ask.slots
        .map((slot) => (slot.id ? index.get(slot.id) : undefined))
        .find((fact) => fact?.item !== undefined && isTellable(fact));
    if (thing)
        return stay(situation, tell(situation, thing));
    const named = ask.slots
        .map((slot) => (slot.id ? index.get(slot.id)?.topic : undefined))
        .find((topic) => topic?.startsWith("symptom:"));
    const target = named ?? ask.target ?? state.focus.target;
    if (target && target !== view.complaint && target !== "opening") {
        const root = index.root(target);
        const isUnsaid = root && state.events[`said:${root.id}`] === undefined;
        if (root && isTellable(root) && (named ? isUnsaid : state.told[root.id] === undefined)) {
            return stay(situation, tell(situation, root));
        }
        const more = addition(situation, root ? [root.id, ...state.lastTold] : state.lastTold);
        if (more.length > 0)
            return stay(situation, more);
        const step = nextStep(situation, target);
        if (step)
            return step;
        const open = volunteered(situation, target);
        if (open.length > 0)
            return stay(situation, open);
        if (named || (ask.target && !ask.fromContext))
            return stay(situation, [{ kind: "social", move: "no_more" }]);
    }
    const more = addition(situation, state.lastTold);
    const step = nextStep(situation);
    if (step && more.length === 0)
        return step;
    if (more.length > 0)
        return stay(situation, more);
    const open = volunteered(situation);
    return stay(situation, open.length > 0 ? open : [{ kind: "social", move: "no_more" }]);
}
/** "Anything else?": the rest of the story, one piece at a time. */
export function answerAnythingElse(situation) {
    if (!isComplaintTold(situation))
        return answerOpening(situation);
    const step = nextStep(situation);
    if (step)
        return step;
    const open = volunteered(situation);
    return stay(situation, open.length > 0 ? open : [{ kind: "social", move: "nothing_else" }]);
}
/** "Any other symptoms?": the case's own line for it, then what would be volunteered. */
export function answerAssociated(situation, target) {
    const { index, state } = situation;
    const own = index.attribute(target, "associated");
    if (own && isTellable(own) && state.told[own.id] === undefined && truthOf(own) !== "no") {
        return stay(situation, tell(situation, own));
    }
    const step = nextStep(situation);
    if (step && isComplaintTold(situation))
        return step;
    const open = volunteered(situation);
    if (open.length > 0)
        return stay(situation, open);
    if (own && isTellable(own))
        return stay(situation, tell(situation, own));
    return stay(situation, [{ kind: "social", move: "no_other_symptoms" }]);
}
