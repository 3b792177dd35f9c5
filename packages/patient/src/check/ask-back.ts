/**
 * What anybody asks back who is talked to, and which states nothing: a closed list, since a question can say as much as a
 * statement ("could it be my heart?").
 */
const small =
  /^\W*(?:(?:and|but|so|oh|well|sorry|please|doctor|i mean)[,\s]+)*(?:is (?:that|it|this) (?:bad|serious|normal|good|all right|alright|ok|okay|what you (?:mean|meant|wanted|needed))|what (?:does|do) (?:that|you) mean|what do you think|why do you ask|should i be worried|am i (?:going to be|gonna be) (?:all right|alright|ok|okay)|will (?:i|it|that) be (?:all right|alright|ok|okay)|what happens (?:now|next)|does that (?:help|make sense|matter)|do you see|do you know what i mean|can you say that again|could you say that again|what was that|you mean now|which one|is there more)(?:[,\s]+(?:doctor|then|please|though))?\s*\?\W*$/i;

/** Whether a sentence only asks back, as a person does who is being asked. */
export const asksBack = (sentence: string): boolean => small.test(sentence);
