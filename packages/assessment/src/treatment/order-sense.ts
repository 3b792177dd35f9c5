import type { Order } from "./prescriptions.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The words in which something is ordered: its row, else what is quoted. */
export const wordsOf = ({ row, evidence }: Order): string => row ?? evidence.text;

/**
 * Of a row that orders one thing after another ("500 ml bolus, then 1 L over 2 h with KCl 40 mmol") the step in which a medicine
 * stands: what is said of the others is not said of it. The whole row where it names none.
 */
export function stepOf(order: Order): string {
  const { mention } = order;
  const text = wordsOf(order);
  // A sentence that is quoted has other places.
  if (!mention || text.slice(mention.span.start, mention.span.end) !== mention.text) return text;
  const steps = text.split(/(?<=[;\n])|(?=\bthen\b)/i);
  let from = 0;
  const own = steps.findIndex((step) => (from += step.length) > mention.span.start);
  // "…, then PCI" is how it goes on; an amount begins something else.
  const next = steps.findIndex((step, at) => at > own && /\d/.test(step));
  return steps.slice(own, next < 0 ? undefined : next).join("");
}

/*
 * The sign, the condition and the time of an order: whether what is named is given, to whom it happened before, and when.
 * Every mark and every danger reads them here.
 */

/** "Do not start it now; begin 0.5 mg …", "hold it until …, then 0.5 mg": what is put off, and how it is given then. */
const putOffWords =
  /\b(?:(?:do not|don['’]?t|not to|not)\s+(?:start|begin|give|commence)\b[^.;,\n]{0,50}[;,]\s*(?:but\s+)?(?:then\s+)?(?:begin|start|commence|give)\s+(?:it\b|at\b|with\b|after\b|in\b|from\b|on\b|\d)|(?:hold|withhold|delay|defer|postpone)\b[^.;\n]{0,50}\b(?:until|till|for)\b[^.\n]{3,60}?[,;]?\s*then\s+(?:(?:begin|start|give|commence)\s+)?(?:it\b|at\b|with\b|\d))/i;

/** Whether a medicine whose name stands behind "hold" or "do not start" is begun later in the same breath. */
export const isPutOff = (text: string, { start, end }: Span): boolean =>
  /\b(?:start|begin|give|commence|hold|withhold|delay|defer|postpone)\s+(?:the\s+)?$/i.test(
    text.slice(Math.max(0, start - 20), start),
  ) && putOffWords.test(text.slice(Math.max(0, start - 24), end + 160));

const laterWords = new RegExp(
  [
    String.raw`\b(later|before discharge|(on|at) discharge|in future|future attacks?|if no (response|improvement)|after recovery|at follow[- ]?up)\b`,
    // "when HR and BP recover", "once out of shock", "once stable"
    String.raw`\b(when|once)\b[^.;]{0,40}\b(recover\w*|stable|stabili[sz]\w*|improv\w*|allow\w*|permit\w*|settle[sd]?|resolv\w*|normali[sz]\w*|tolerat\w*|better|afebrile|out of shock|haemodynamic\w*|hemodynamic\w*)\b`,
    // "if BP improves", "if stable"; never "if the pain persists", which orders it now
    String.raw`\bif (haemodynamically |hemodynamically )?(stable|tolerated)\b`,
    String.raw`\bif\b[^.;]{0,20}\b(bp|sbp|systolic|blood pressure|pressure|hr|heart rate|pulse)\b[^.;]{0,25}\b(stable|improv\w*|allow\w*|permit\w*|recover\w*|toler\w*|above)\b`,
    // "If seizures: lorazepam, levetiracetam": kept for what may come; "if the pain persists" orders it now
    String.raw`^\s*(only )?(if|should|in case of|in the event of)\b(?![^:;.]*\b(pain|persist\w*|need\w*|necessary|required|distress\w*|still)\b)[^:;.]{2,60}:`,
    // "to start only 14 days after the last dose"
    String.raw`\b\d+\s*(?:(?:-|–|to)\s*\d+\s*)?(h|hrs?|hours?|days?|weeks?) (after|following)\b`,
    // "Do not start it today; begin 3 days after", "hold until 14 days after …, then 0.6 mg"
    putOffWords.source,
    // "we start colchicine two weeks from now", "begin it in 14 days"
    String.raw`\b(?:weeks?|days?|months?) from now\b|\b(?:start\w*|begin\w*|commenc\w*)\b[^.;,]{0,40}\bin (?:\w+ ){1,2}(?:days?|weeks?|months?)\b`,
    // "after 24-48 h"
    String.raw`\bafter \d+\s*(?:(?:-|–|to)\s*\d+\s*)?(h|hrs?|hours?|days?|weeks?)\b`,
  ].join("|"),
  "i",
);
/** Whether a row is meant for later, or for a case that may never come. */
export const isForLater = (text: string): boolean => laterWords.test(text);

/** "Fluid restriction", "restrict fluids" is the opposite of giving them. */
export const isRestricted = (text: string, { start, end }: Span): boolean =>
  /\b(restrict\w*|limit(ed|ing)?|reduc\w+|cut down( on)?) (oral |iv |the |your |her |his )?$/i.test(
    text.slice(Math.max(0, start - 24), start),
  ) || /^\w*[ -]res(?!us)\w{3,8}(tion|ion|ed|ct)\b/i.test(text.slice(end, end + 20));

/** "Colchicine once clarithromycin is finished" gives the one and names the end of the other. */
export const isEnding = (text: string, { start, end }: Span): boolean =>
  /\b(?:after|since|following|from|until|beyond)(?: (?:the|her|his|their|your))? (?:last|final)(?: (?:dose|tablet|course|day)s?)?(?: of)?(?: (?:the|her|his))? $/i.test(
    text.slice(Math.max(0, start - 40), start),
  ) ||
  /\b(?:after|since|following|until)(?: (?:the|her|his))? (?:end|stopping|finishing|completing|washout|wash-out)(?: of)?(?: (?:the|her|his))? $/i.test(
    text.slice(Math.max(0, start - 40), start),
  ) ||
  (/\b(once|when|after|until|following|since)( (the|her|his|their|your))?( (last|course|dose|of))*( of)? $/i.test(
    text.slice(Math.max(0, start - 40), start),
  ) &&
    /^( course| therapy| treatment| tablets?)?( is| has| has been| are| was)? ?(finished|stopped|completed?|ended|over|discontinued|washed out|withdrawn|cleared|out of)\b/i.test(
      text.slice(end, end + 40),
    ));

const condition =
  /^[^.;]{0,40}\b(when|once|if|after|provided|as soon as|until|later|tomorrow|(the )?next (day|morning)|in the morning|unless)\b|^ (planning|letter|summary|advice|plan|criteria|medications?|medicines|prescriptions?|day|checklist|destination)\b/i;
const watchedFirst =
  /\b(observ\w*|monitor\w*|watch\w*|admit\w*|admission|stay|ward|until|when|once|if|after|before|consider|aim|possible|plan(ned|ning)?|early)\b[^.;]{0,60}$/i;
/**
 * "Observe for four hours, home if settled": going home that waits for something is a plan, not sending away now.
 * "Discharge letter" and "discharge planning" send nobody anywhere.
 */
export const waitsToGoHome = (text: string, { start, end }: Span): boolean =>
  condition.test(text.slice(end)) || watchedFirst.test(text.slice(0, start));

/** "Already had ASA 300 mg pre-hospital", "after the aspirin that the crew gave": it was given before, and is no order. */
export const isGivenBefore = (text: string, { start, end }: Span): boolean =>
  /\b(?:already|previously)(?: been)? (?:had|given|got|received|taken|taking|took)(?: \w+){0,2} $|\b(?:had|got|received|was given|were given|has had) (?:\w+ )?$/i.test(
    text.slice(Math.max(0, start - 40), start),
  ) ||
  /^[^.;,]{0,24}\b(?:already (?:given|had|taken)|pre-?hospital|was given|were given|given (?:by|in) (?:the )?(?:crew|ambulance|paramedics?|gp)|by the crew|in the ambulance)\b/i.test(
    text.slice(end, end + 60),
  );

/** "Nicardipine only after HR < 60", "transfusion only if Hb below 70": what waits for a condition is no danger now. */
export const isBehindCondition = (text: string, { end }: Pick<Span, "end">): boolean =>
  /^[^.;]{0,80}\bonly (?:if|when|after|once|in case|should)\b/i.test(text.slice(end));

const induction = /\b(?:intubat\w*|induction|rsi|rapid[- ]sequence|anaesthe\w* induction)\b/i;
/** "Ketamine for intubation if he tires", "RSI with propofol": put to sleep by those who place the tube, not sedated. */
export const isForInduction = (text: string): boolean =>
  induction.test(text) &&
  !/\b(?:avoid|no|not|without|prevent|instead of|rather than)\b[^.;]{0,20}\b(?:intubat\w*|rsi|induction)/i.test(
    text,
  );

const possessive = String.raw`(?:(?:an?|the|his|her|their|your|my|some|regular|recent|current|usual|daily|long[- ]term|own) )*`;
/** "Because he is taking clarithromycin", "toxic with your clarithromycin", "while on ibuprofen": a reason names it, and orders it not. */
const reasons = [
  String.raw`\b(?:because|since|as|while|whilst|when|given that|if)\s+(?:(?:s?he|they|you|the patient|patient)\s+)?(?:is |was |are |were |has been |have been )?(?:(?:still|already|also|currently|now) )?(?:on|taking|takes|took|has taken|using) ${possessive}$`,
  String.raw`\bbecause of ${possessive}$`,
  String.raw`\b(?:interact\w*|poison\w*|toxic|dangerous|unsafe|harmful|contraindicated) (?:together )?with ${possessive}$`,
  String.raw`\bin spite of ${possessive}$|\bdespite ${possessive}$`,
].map((one) => new RegExp(one, "i"));

/** Whether a medicine is named as the reason for something else and not ordered. */
export const isReason = (text: string, { start }: Pick<Span, "start">): boolean =>
  reasons.some((one) => one.test(text.slice(Math.max(0, start - 70), start)));
