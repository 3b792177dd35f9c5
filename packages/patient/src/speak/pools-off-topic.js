/** Answers to what is no part of a consultation; see pools-social.ts. */
export const offTopicPools = {
    notes: [
        "I've not seen my notes. You've got them, haven't you?",
        "They don't show me those. It'll be on your computer.",
        "I wouldn't know what's written down about me.",
    ],
    "notes.terse": ["You've got them, not me.", "Never seen them."],
    "notes.carer": [
        "I've not seen {her} notes. You've got them, haven't you?",
        "They don't show us those.",
    ],
    off_topic: [
        "I can't think about that just now, sorry.",
        "What's that got to do with how I'm feeling?",
        "Another day, maybe. I'm not up to it.",
        "I don't know what to say to that.",
    ],
    "off_topic.terse": [
        "Not now, eh?",
        "What's that got to do with anything?",
        "I'm not in the mood.",
    ],
    "off_topic.carer": [
        "Can we stick to {called}, please?",
        "I can't think about that just now, sorry.",
    ],
    beliefs: [
        "I'd sooner keep that to myself, if you don't mind.",
        "That's a bit personal. Does it matter for this?",
    ],
    own_size: [
        "I couldn't tell you exactly. You'd have to measure me.",
        "I've not been on the scales lately.",
    ],
    "own_size.carer": [
        "I couldn't tell you exactly. You'd have to put {her} on the scales.",
        "I don't know to the pound, sorry.",
    ],
    in_english: [
        "Sorry, can you say that in English?",
        "I didn't catch a word of that. English, please?",
        "I only speak English, I'm afraid. What did you say?",
        "Sorry, I don't understand that language.",
    ],
};
