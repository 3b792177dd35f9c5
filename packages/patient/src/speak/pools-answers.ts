/** Stock lines around facts: not understanding, holding back, saying again, opening and closing a list. */
export const askAgain: readonly (readonly string[])[] = [
  [
    "Sorry, I didn't quite follow that. What do you mean?",
    "Sorry, could you say that again?",
    "I'm not sure what you're asking me.",
    "Pardon? I didn't catch that.",
    "What do you mean by that?",
    "Sorry, how do you mean?",
    "Could you put that another way for me?",
    "I didn't get that, sorry.",
    "Sorry, what was the question?",
    "I'm not with you. Can you say it differently?",
    "Say that again for me?",
    "I don't quite know what you're after.",
    "Sorry, that went past me.",
  ],
  [
    "I'm sorry, I still don't follow. Can you ask it more simply?",
    "No, I'm not getting it, sorry. What is it you want to know?",
    "I'm being slow, I know. Could you try again?",
    "I still don't know what you mean.",
    "Could you ask me one simple question?",
    "Sorry, I'm none the wiser.",
    "You'll have to spell it out for me.",
    "I'm lost, I'm afraid. Start again?",
    "That doesn't mean anything to me, sorry.",
    "I don't know how to answer that.",
    "I'm really not sure what you want me to say.",
    "Try me again, in plain words.",
  ],
];

export const askAgainTerse: readonly string[] = [
  "You what?",
  "Say again?",
  "How d'you mean?",
  "Come again?",
  "Not with you.",
  "What are you asking?",
  "Don't follow.",
  "Didn't catch that.",
  "Eh? Sorry.",
  "Put it simpler, will you?",
  "What's the question?",
  "Sorry, what?",
  "No idea what you mean.",
];

export const offers: readonly string[] = [
  "Do you mean {a}, or {b}?",
  "Sorry, is that about {a} or {b}?",
  "Are you asking about {a}, or {b}?",
  "Is it {a} you mean, or {b}?",
  "Do you want to know about {a}, or {b}?",
  "Which do you mean: {a} or {b}?",
  "Sorry, {a} or {b}?",
  "{A}, you mean, or {b}?",
];

export const withheld: readonly string[] = [
  "I'd rather not go into that, if it's all the same.",
  "Do I have to answer that?",
  "That's a bit personal.",
  "I don't see what that's got to do with it.",
  "Can we leave that one?",
  "I'm not comfortable talking about that just now.",
  "Why do you need to know that?",
  "Who gets to hear about this?",
  "Is this going in my notes?",
  "I'd sooner talk about something else.",
  "Hm. Is that really important?",
];
export const withheldTerse: readonly string[] = [
  "That's my business.",
  "What's that got to do with it?",
  "Next question.",
  "I'd sooner not say.",
  "Do you need to know that?",
  "Who's going to hear this?",
  "Leave that one.",
  "Is that going in the notes?",
  "Bit personal, that.",
  "Pass.",
  "Hm. Why d'you ask?",
];

/** In front of something that was told before. */
export const again: readonly string[] = [
  "As I said,",
  "Like I said,",
  "Like I told you,",
  "As I mentioned,",
  "It's like I was saying,",
  "I think I said,",
  "I did say,",
  "Same as before,",
  "Well, as I told you,",
  "Again,",
  "Like I was saying,",
];
export const againCold: readonly string[] = [
  "I've already told you.",
  "I've said this once.",
  "We've been over this.",
  "You asked me that before.",
  "Are you even listening?",
  "Again?",
  "I told you that.",
];

/** For several noes at once. */
export const noneOf: Readonly<Record<"two" | "more", readonly string[]>> = {
  two: [
    "No, neither of those.",
    "Neither, no.",
    "No to both.",
    "No, not either of them.",
    "I've had neither, no.",
  ],
  more: [
    "No, none of those.",
    "None of that, no.",
    "No, nothing like that.",
    "No to all of those.",
    "I've not had any of those.",
  ],
};
