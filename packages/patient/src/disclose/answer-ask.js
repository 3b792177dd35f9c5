import { isAttribute } from "@anamnesis/terminology";
import { answerExamination } from "./answer-examination.ts";
import { answerAttribute } from "./answer-attribute.ts";
import { targetOf } from "./target.ts";
import { answerAnythingElse, answerAssociated, answerElaborate, answerOpening, } from "./answer-opening.ts";
import { answerTopic } from "./answer-topic.ts";
import { questionFor } from "./questions.ts";
import { answerSummary } from "./summary.ts";
import { answerAboutOthers } from "./third-person.ts";
function answer(situation, ask) {
    const { opened } = situation.state;
    const stay = (steps) => ({ steps, opened });
    switch (ask.topic) {
        case "opening":
            return answerOpening(situation);
        case "elaborate":
            return answerElaborate(situation, ask);
        case "anything_else":
            if (/\bquestions?\b/i.test(situation.text) &&
                !/\b(answer|ask)\w* (some|a few|you)\b/i.test(situation.text)) {
                return stay([questionFor(situation, "invited") ?? { kind: "social", move: "no_question" }]);
            }
            return answerAnythingElse(situation);
        case "hpc:associated":
            return answerAssociated(situation, targetOf(situation, ask));
        case "clarification":
            return stay(repeated(situation));
        case "summarising":
            return stay(answerSummary(situation));
        case "examination":
            return stay(answerExamination(situation, ask));
        default: {
            const named = ask.attribute ?? ask.topic.replace(/^hpc:/, "");
            if ((ask.attribute || ask.topic.startsWith("hpc:")) && isAttribute(named)) {
                return stay(answerAttribute(situation, ask, named));
            }
            if (isOfOtherSex(situation))
                return stay([{ kind: "social", move: "wrong_sex" }]);
            return stay(answerAboutOthers(situation, ask) ?? answerTopic(situation, ask));
        }
    }
}
const male = /\b(testic\w*|testes|balls|penis|penile|prostate|foreskin|erections?)\b/i;
const female = /\b(vagina\w*|womb|uter\w+|ovar\w+|cervi\w+|smear|labia)\b/i;
const isOfOtherSex = ({ text, view }) => view.person.sex === "male" ? female.test(text) : male.test(text);
export function repeated(situation) {
    const { state, index, view } = situation;
    const again = state.lastTold.filter((id) => index.get(id)).slice(0, 2);
    if (again.length === 0)
        return [{ kind: "ask_again" }];
    if (view.opening.tells.every((id) => state.lastTold.includes(id))) {
        return [{ kind: "opening", step: -1, facts: view.opening.tells, repeated: true }];
    }
    return again.map((fact) => ({ kind: "tell", fact, repeated: true, part: "say" }));
}
const keyOf = (step) => step.kind === "tell" ? `tell:${step.fact}` : JSON.stringify(step);
/** Each thing once, and one "no" or "I don't know" of a kind. */
export function distinct(steps) {
    const seen = new Set();
    const openings = new Set(steps.flatMap((step) => (step.kind === "opening" ? step.facts : [])));
    return steps.filter((step) => {
        if (step.kind === "tell" && step.part !== "more" && openings.has(step.fact))
            return false;
        const key = step.kind === "deny"
            ? `deny:${step.matter}:${step.about}`
            : step.kind === "unknown"
                ? "unknown"
                : keyOf(step);
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}
const isEmpty = (step) => step.kind === "deny" || step.kind === "unknown";
export function answerAll(situation, asks) {
    let { opened } = situation.state;
    const answers = asks.map((ask) => {
        const answered = answer({ ...situation, state: { ...situation.state, opened } }, ask);
        opened = answered.opened;
        return { words: ask.words, steps: answered.steps };
    });
    // One phrase taken in two ways needs no "I don't think so" for the reading that had nothing to tell.
    const told = new Set(answers.filter(({ steps }) => !steps.every(isEmpty)).map(({ words }) => words));
    const kept = answers.filter(({ words, steps }) => !told.has(words) || !steps.every(isEmpty));
    return { steps: distinct(kept.flatMap(({ steps }) => steps)), opened };
}
