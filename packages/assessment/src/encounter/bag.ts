const linkWords =
  /\b(?:is|are|was|were|has|have|had|be|been|does|do|did|without|denies|with|after|before|since|for|against|because|so|but|although|despite|given|due|from|then|fits?|supports?|suggests?|points?|makes?|argues?|explains?|excludes?|excluded|rules?|ruled|shows?|confirms?|means|likely|unlikely|therefore|than|consistent|typical|which|who|that|when|while|as|by|on|in|at|of|and|or|the|an?|his|her|he|she|they|i|to|if|only|both|favou?rs?|would|could|should|may|might|can|gives?)\b|[:=<>()→~]/gi;
/** From this many words on, a string with hardly a link is a bag of words. */
const longEnough = 7;
const linksNeeded = 0.12;
const fewestPieces = 7;
const mostPerPiece = 1.7;

/** Whether a sentence is a string or list of words that are joined by nothing: key words, not a statement. */
export function isBagOfWords(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const links = text.match(linkWords)?.length ?? 0;
  const pieces = text.split(",").map((piece) => piece.trim().split(/\s+/));
  // A value beside its name is a statement: "ferritin 6".
  const perPiece = (text.match(/[\p{L}\p{N}]+/gu) ?? []).length / pieces.length;
  const isList = pieces.length >= fewestPieces && perPiece < mostPerPiece;
  const isString = pieces.length === 1 && words.length >= longEnough;
  return isList || (isString && links < words.length * linksNeeded);
}

/** The sentence around a place in a text. */
export function sentenceAround(text: string, start: number): string {
  const before =
    text
      .slice(0, start)
      .split(/[.;\n]/)
      .at(-1) ?? "";
  return before + (text.slice(start).split(/[.;\n]/)[0] ?? "");
}
