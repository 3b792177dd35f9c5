import { imperative } from "./order-clauses.ts";

/** "That and sumatriptan, so no more of either." */
export const noMore = /\bno more of (?:either|it|them|those|that|both|these)\b/i;
/** A list of what is stopped goes on behind its commas. */
const stopped = /\b(?:stop(?:s|ped|ping)?|withh(?:old|eld)|come off)\b[^.;!?]{0,60}$/i;
/** Told of, written down or measured, and not given. */
export const isTold =
  /\bago\b|\b(?:write|note|writing|noting|written) (?:that|it|this|all that)? ?(?:all )?down\b/i;
export const isMeasured =
  /\b(?:as a test|ascitic|levels?|vbg|abg|hco3|(?:blood|venous|arterial|capillary) gas|ph|fbc|full blood count|blood count|cell count|clotting|cultures?|screen|crossmatch|lfts?|u ?(?:and|&) ?es?)\b/i;
const refused =
  /\b(?:not|never|leave out|leaving out|skip|omit|\w+n['’]t|(?:do|wo|ca|did|does|should|would|could|is)nt|no need (?:for|to)|without|avoid\w*|withhold\w*|hold(?:ing)? (?:off|the)|stop\w*|rather than|instead of|allerg\w+ to|no)\b[^,]{0,40}$/i;
/** What somebody takes or has, or what speaks against something, is not given. */
const isTheirs =
  /\b(?:(?:you|he|she|they)(?:['’]?re|['’]?s| are| is| have been| has been)? (?:tak\w+|took|us\w+|on|had|were on|been on)|because of|due to|in spite of|despite|on the|after (?:an?|the|that|this|his|her)|since (?:the|that)|side effects? of|continu(?:e|ing)|carry on with|(?:swap\w*|switch\w*|chang(?:e|ing))(?! (?:\w+ )?(?:to|over to|onto)\b)|review\w*|look(?:ing)? at|block\w*|mask\w*)\b[^,.;:]{0,30}$|\b(?:for|against|past|reverse|reversing|despite) (?:the|his|her|your) $/i;
const isPast = /(?<!\bbe |\bbeing )\b(?:gave|given|had|has|have had)\b[^,]{0,25}$/i;
/** "The aspirin, I'd like you to stop that", "insulin HOLD", "paracetamol isn't due, so leave that". */
const takenBack =
  /^\s*:?\s*(?:on )?(?:hold|held|stopp?(?:ed|s)?|off(?! the| that)|later|not (?:now|yet|today|for now))\b|^[^.;!?]*\b(?:stop\w*|leave|skip|drop|hold|come off|avoid|not (?:give|take|need)|bin)\b[^.;!?]{0,12}\b(?:that|it|this|them|both|those)\b(?!\s+(?:drip|infusion|bag|line))|^[^.;!?]{0,20}\b(?:isn['’]?t|is not|not|aren['’]?t) (?:due|needed|indicated)\b/i;
const isSubject =
  /^\s*(?:you|that)?\s*(?:will|'ll|should|has|have to|needs? to (?!be given)|must|is going to|can|may|might|helps?|works?|makes?|opens?|is (?:a|an|the|to|for|what)|does|(?:i|we) (?:gave|have given|'ve given)|(?:auto[- ]?injector|pens?)\b)|^['’]s (?:\w+ly )?\w+ing\b/i;

/** "Zofran's in": behind a medicine, it is told of as done. */
export const isIn =
  /^\s*(?:['’]s|is|are|has|have|just)?\s*(?:in|going in|gone in|gone on|given|running|been given)\b(?!\s+(?:the|a|an|his|her|your|my|each|every|\d))/i;

/** Whether what stands at a place of a clause is done with it: not refused, stopped, theirs, told of or explained. */
export const isDone = (clause: string, start: number, end: number): boolean =>
  !isTold.test(clause) &&
  !isRefused(clause, start, end) &&
  !isTheirs.test(clause.slice(Math.max(0, start - 50), start)) &&
  (imperative.test(clause) || !isNamed.test(clause.slice(Math.max(0, start - 40), start))) &&
  !isPast.test(clause.slice(Math.max(0, start - 40), start)) &&
  !isSubject.test(clause.slice(end));

/** "That is paracetamol 500 milligrams, is it?": named, and not ordered. */
const isNamed =
  /\b(?:that|this|it|those|these|they|which)(?:['’]s| is| was| were| are)(?: (?:just|only|the|all|called))?\s*$/i;

/** Whether the words right behind it take it back. */
export const isTakenBack = (behind: string): boolean => takenBack.test(behind);

/** Whether it is refused, stopped or held in the clause itself. */
export const isRefused = (clause: string, start: number, end: number): boolean =>
  stopped.test(clause.slice(0, start)) ||
  refused.test(clause.slice(Math.max(0, start - 50), start)) ||
  takenBack.test(clause.slice(end));
