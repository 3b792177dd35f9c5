/** What is asked then, in this order; each question once in a conversation. */
const asked = {
    distress: ["serious"],
    grave: ["die", "sure", "now"],
    diagnosis: ["is_that_serious", "treatable", "cause"],
    procedure: ["awake", "danger"],
    admission: ["how_long"],
    test: ["results_when", "test_for"],
    treatment: ["how_soon", "side_effects"],
    home: ["look_out"],
    explained: ["better_when", "next"],
    closing: ["next"],
    invited: ["better_when", "look_out", "home_when", "next"],
};
/** Questions that have their answer once the worst, or any diagnosis, has been told. */
const answeredByNews = new Set(["serious"]);
const answeredByGrave = new Set(["serious", "is_that_serious"]);
const answeredByPlan = new Set(["next", "now"]);
/** The patient's own question for this moment, or none when they have asked what they wanted to know. */
export function questionFor(situation, moment) {
    const { events } = situation.state;
    const key = asked[moment]?.find((candidate) => events[`q:${candidate}`] === undefined &&
        !(events["news"] !== undefined && answeredByNews.has(candidate)) &&
        !(events["grave"] !== undefined && answeredByGrave.has(candidate)) &&
        !(events["plan"] !== undefined && answeredByPlan.has(candidate)));
    return key ? { kind: "social", move: `q_${key}` } : undefined;
}
/** Turns since the patient last asked something. */
export const sinceQuestion = ({ state }) => state.turn - (state.events["own_question"] ?? -9);
