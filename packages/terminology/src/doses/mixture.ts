const volume = String.raw`^\s*(?:in|with|made up to|diluted in)\s+\d+(?:[.,]\d+)?\s*(?:ml|mls|millilitres?)\b`;
const rate = String.raw`\d\s*(?:mg|mcg|micrograms?|ml|mls|units?|iu|u|mmol)(?:\s*\/\s*kg)?\s*(?:\/|per|an|each)\s*(?:h|hr|hour|min)`;
const mixed = new RegExp(`${volume}.*?${rate}`, "i");

/** "50 units in 50 ml, at 6 units/h": whether the amount in front of these words is what is in the syringe, since a rate says how much of it is given. */
export const isMixedIn = (behind: string): boolean => mixed.test(behind);
