/** What each part of the examination is called. */
export const systemNames: Readonly<Record<string, string>> = {
  general: "general appearance",
  cardiovascular: "heart and circulation",
  respiratory: "chest",
  abdomen: "abdomen",
  neurological: "nervous system",
  ent: "ears, nose and throat",
  skin: "skin",
  limbs: "limbs",
  mental_state: "mental state",
};
/** What is asked for to examine it: "May I examine …?" */
export const systemRequests: Readonly<Record<string, string>> = {
  general: "you, and look at your colour and hands first",
  cardiovascular: "your heart, pulses and neck veins",
  respiratory: "your chest and listen to your lungs",
  abdomen: "your tummy",
  neurological: "your nerves, eyes and strength",
  ent: "your ears and throat",
  skin: "your skin for a rash",
  limbs: "your legs",
  mental_state: "how you are in yourself",
};
