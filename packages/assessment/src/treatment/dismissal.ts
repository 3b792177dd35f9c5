interface Span {
  readonly start: number;
  readonly end: number;
}

/** "No need to", "do not", "not for" before it. */
const inFront =
  /\b(?:no need (?:to|for)|not necessary to|unnecessary to|no (?:indication|role|place|reason|point) (?:for|in|to)|(?:do|does|did)(?:n['’]?t| not) (?:need|require|want)(?: to| any| a)?|need(?:n['’]?t| not)|(?:do|should|must|would|will|can|shall)(?: not|n['’]?t)|cannot|never|not (?:for|a candidate for|suitable for|indicated for|recommended for)|instead of|rather than|can continue|may continue|free to continue|against)(?: (?:to|the|any|a|an|be|have|his|her|their|your|further|routine|call|ring|dial|phone|see|go|going|attend|come|return|refer|arrange|book|seek|offer|bother|give|giving|start|starting|use|using|perform|send|activate|request|stop|do|for|from|by|with|at|so)){0,5} ?$/i;
/** "No cardiology review", "without follow-up": the care itself is denied. */
const noCare =
  /\b(?:no|without(?: any)?|nor|neither)(?: (?:further|routine|formal|need for|urgent|immediate|outpatient|specialist|more|any|gp)){0,3} ?$/i;
const care =
  /^(?:(?!till|until|before|after|unless)\w+ ){0,2}?\w*(?:referral|review|clinic|follow|appointment|rehab\w*|safety|plan\w*|net\w*|leaflet|physio\w*|diary|vaccin\w*|cardiolog\w*|neurolog\w*|endocrin\w*|surg\w*|gyna?ec\w*|echo\w*|monitor\w*|admission|ambulance|999|911|112)/i;
/** "… is not needed", "… not recommended", "… unnecessary" behind it. */
const behind =
  /^[^.;,\n]{0,40}?\b(?:is|are|was|were|be)?\s*(?:not(?: be)? (?:needed|necessary|required|indicated|recommended|advised|helpful|important|wanted|planned|appropriate|arranged|for (?:him|her|them))|unnecessary|contraindicated|unhelpful|pointless|declined|ruled out|n['’]?t (?:needed|necessary|required|indicated|recommended))\b/i;

/** "Do not call 999 if the pain returns": what stands behind it is not advised either. */
const callsOff =
  /\b(?:do not|don['’]?t|no need to|never|need not|needn['’]?t|should not|shouldn['’]?t)\s+(?:call|ring|dial|phone|attend|come|return|seek|contact|go to|bother)\b/i;

/** Whether a text names something only to say that it is not to be done. */
export function isDismissed(text: string, { start, end }: Span): boolean {
  const sentence =
    text
      .slice(0, start)
      .split(/[.;\n]/)
      .at(-1) ?? "";
  const front = sentence.slice(-70);
  return (
    callsOff.test(sentence) ||
    inFront.test(front) ||
    (noCare.test(front) && care.test(text.slice(start, end + 30))) ||
    behind.test(text.slice(end, end + 70))
  );
}
