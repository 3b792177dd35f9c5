import { systemsIn } from "../examine/systems.ts";
import { examineAsk } from "../examine/examine.ts";
import { answerAttribute } from "./answer-attribute.ts";
import { truthOf } from "./fact-index.ts";
import { tell } from "./situation.ts";
/** Words that ask for leave or announce, as an examination does and a question does not. */
export const asksLeave = /\b(can|could|may|shall|let|going to|like to|need to|want to|mind if|ok if|okay if|happy for|right if) ?(i|me|us|we|you)?\b/i;
/** A sample or a tracing is taken, nothing is found by it yet. */
const sampling = /\b(finger.?prick|prick|(take|get|have|do|run) (a |some |your |his |her |an )?(\w+ )?(blood|bloods|sample|swab|urine|scan|x-?ray|e[ck]g|test)|blood (sugar|glucose|tests?)|urine dip|needle)\b/i;
/** "Does it hurt when I press on it?" is a question; "may I press on it?" is an examination. */
export function answerExamination(situation, ask) {
    const { index, text } = situation;
    const item = ask.slots
        .map((slot) => (slot.id ? index.get(slot.id) : undefined))
        .find((fact) => fact?.item !== undefined && fact.topic.startsWith("symptom:"));
    if (item && /^\W*(does|is|do|did)\b/i.test(text) && !asksLeave.test(text)) {
        return tell(situation, item, truthOf(item) === "no" ? "no" : "yes");
    }
    const isTender = /\b(hurts?|worse|sore|tender|better)\b|\b(when|if) (i|you|we) (press|push|touch|breathe|take|move)\b/i;
    if (isTender.test(text) && !asksLeave.test(text)) {
        const attribute = "exacerbating";
        const worse = { ...ask, topic: `hpc:${attribute}`, attribute, form: "closed" };
        return answerAttribute(situation, worse, attribute);
    }
    if (sampling.test(text) && systemsIn(text)[0] === "general")
        return [{ kind: "social", move: "test" }];
    return examineAsk(situation);
}
