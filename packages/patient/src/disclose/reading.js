const attributeOf = (topic) => topic.startsWith("hpc:") ? { attribute: topic.slice(4) } : {};
const asksWhat = /^\W*(and |so |but )?(what|how|when|where|which|who|why|tell)\b/i;
/** The question that a reading takes the words for; open or closed by its first word. */
export const askFor = (topic, text, more = {}) => ({
    topic,
    ...attributeOf(topic),
    slots: [],
    form: asksWhat.test(text) ? "open" : "closed",
    confidence: 0.85,
    words: text.toLowerCase(),
    fromContext: false,
    ...more,
});
/** The question whether one named thing of the case is so. */
export const itemAskFor = (fact, text, more = {}) => askFor(fact.topic, text, {
    form: "closed",
    slots: [{ kind: "case_word", text: (fact.item ?? "").replaceAll("_", " "), id: fact.id }],
    ...more,
});
/** Whether one of these topics was understood. */
export const isAsked = (heard, ...topics) => heard.asks.some(({ topic }) => topics.includes(topic));
