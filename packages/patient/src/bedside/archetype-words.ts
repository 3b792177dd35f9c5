/** What people say, and what is found, on coming into a state: by what fails them. */

export const faint = {
  better: {
    own: [
      "I feel better for that.",
      "It's not so far away now. That's better.",
      "That's helping. I'm warmer.",
    ],
    carer: ["There's more colour in that face.", "That's more like it. Thank you."],
  },
  worse: {
    own: [
      "I don't feel right. I feel faint.",
      "Everything's going grey at the edges.",
      "I'm cold. I don't like this.",
    ],
    carer: ["Something's wrong. Look at the colour.", "It's getting worse, I can see it."],
  },
  critical: {
    own: ["I'm going...", "Don't... leave me.", "It's all... far off."],
    carer: ["Please, do something!", "There's hardly an answer any more!"],
  },
} as const;
export const breath = {
  better: {
    own: [
      "I can breathe. That's better.",
      "It's easing. I can get the air in.",
      "Oh, that's better. I can talk.",
    ],
    carer: ["That's easier. The breathing's easier.", "Look, the breathing's slowed down."],
  },
  worse: {
    own: ["It's getting tighter.", "I can't get it in.", "It's worse. I can't breathe."],
    carer: ["The breathing's worse. Listen to it.", "That's harder work than before."],
  },
  critical: {
    own: ["Can't... breathe.", "Help me.", "No... air."],
    carer: ["There's no air getting in!", "Do something, please!"],
  },
} as const;
export const head = {
  better: {
    own: ["My head's a bit clearer.", "I'm more myself, I think."],
    carer: ["That's more like it. There's an answer to what I say.", "More awake. Thank God."],
  },
  worse: {
    own: ["I'm so sleepy.", "What did you say? I keep drifting."],
    carer: ["I can hardly keep anybody awake here.", "That's not sleep, is it? It isn't right."],
  },
  critical: {
    own: ["Mm.", "..."],
    carer: ["There's no waking up!", "Nothing. There's no answer!"],
  },
} as const;
export const ache = {
  better: {
    own: ["That's taken the edge off.", "It's easing. Thank you."],
    carer: ["That's helped."],
  },
  worse: {
    own: ["It's getting worse. Can I not have something?", "I can't bear this."],
    carer: ["The pain's worse."],
  },
  critical: { own: ["Please. Please, something."], carer: ["Please give something for it!"] },
} as const;

export const shocked = {
  worse: {
    general: "Pale, clammy, anxious and restless; hands cold.",
    cardiovascular: "Pulse fast and thready, pressure falling; capillary refill 4 seconds.",
    limbs: "Hands and feet cold and mottled.",
  },
  critical: {
    general: "Grey, sweating, barely answers; lips blue.",
    cardiovascular:
      "No pulse to be felt at the wrist, a weak one at the neck; capillary refill over 5 seconds.",
    neurological: "Drowsy; opens the eyes only when spoken to loudly or pinched.",
  },
  better: {
    general: "Colour back, warm hands, more comfortable.",
    cardiovascular: "Pulse stronger and slower, pressure up; capillary refill 2 seconds.",
  },
} as const;
export const laboured = {
  worse: {
    general: "Tiring, leaning forward, cannot finish a sentence.",
    respiratory:
      "Working hard with the muscles of the neck; less air entry than before on both sides.",
  },
  critical: {
    general: "Exhausted, blue about the lips, a word at a time or none.",
    respiratory: "Hardly any air entry; breathing shallow and tiring.",
    neurological: "Drowsy and hard to rouse.",
  },
  better: {
    general: "Settled, talks in sentences, colour good.",
    respiratory: "Air entry better on both sides, breathing quieter.",
  },
} as const;

/** How it is now, whatever it is that is asked after: once something was done or the state is not the one that was found. */
export const ofNow = {
  easing: {
    own: [
      "A touch easier, maybe.",
      "A little easier. Not much yet.",
      "I think it's starting to ease.",
    ],
    carer: ["A touch easier, maybe.", "I think it's starting to ease."],
  },
  same: {
    own: ["No different yet.", "Much the same so far.", "Not yet. About the same."],
    carer: ["No different yet, that I can see.", "Much the same so far."],
  },
  better: {
    own: ["Easier than it was.", "Better than when I came in.", "It's letting go, bit by bit."],
    carer: ["Easier than it was.", "Better than when we came in."],
  },
  worse: {
    own: ["Worse than when I came in.", "It's getting worse.", "No better. Worse, if anything."],
    carer: ["Worse than when we came in.", "It's getting worse."],
  },
  critical: {
    own: ["Worse.", "Bad. Worse."],
    carer: ["Worse. Far worse.", "It's getting worse by the minute."],
  },
} as const;
