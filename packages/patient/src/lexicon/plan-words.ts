/**
 * What clinicians say they will do, and how a person without medicine says it back. Words by which a thing is known stand in
 * front (a space joins words that stand together); the first rows are said first.
 */
const rows: readonly (readonly [known: string, said: string])[] = [
  ["ecg|ekg|heart tracing|tracing", "a heart tracing"],
  [
    "blood test|blood tests|bloods|blood taken|some blood|cultures|troponin|d dimer|blood gas",
    "bloods",
  ],
  ["urine|dipstick|wee sample", "a wee sample"],
  ["swab|swabs", "a swab"],
  ["x ray|xray|x rays|cxr", "an X-ray"],
  ["ct|scan|mri|ultrasound|ctpa|echo|doppler|head scan", "a scan"],
  ["lumbar puncture|lp|spinal tap|spinal", "the needle in my back"],
  ["peak flow|blowing test", "the blowing test"],
  ["camera|endoscopy|colonoscopy", "the camera"],
  ["oxygen|o2", "oxygen"],
  ["drip|iv|intravenous|fluids|cannula|line", "a drip"],
  ["insulin", "insulin"],
  ["antibiotic|antibiotics", "antibiotics"],
  ["steroid|steroids|prednisolone|hydrocortisone|dexamethasone|prednisone", "steroids"],
  ["adrenaline|epinephrine|epipen", "the adrenaline"],
  ["nebuliser|nebulisers|neb|nebs|nebulizer|nebulizers", "the nebuliser"],
  ["inhaler|inhalers|spacer", "the inhaler"],
  [
    "painkiller|painkillers|pain relief|paracetamol|morphine|ibuprofen|analgesia|colchicine",
    "something for the pain",
  ],
  ["aspirin", "aspirin"],
  [
    "thinner|thinners|blood thinner|heparin|anticoagulant|anticoagulants|apixaban",
    "something to thin my blood",
  ],
  ["water tablet|water tablets|furosemide|diuretic", "something to get the water off"],
  ["transfusion|transfuse", "blood"],
  ["potassium", "potassium"],
  ["tablet|tablets|carbimazole|levothyroxine|iron", "the tablets"],
  ["medicine|medicines|medication|meds", "a medicine for it"],
  ["chest drain|drain", "a drain"],
  ["mask|bipap|niv|cpap", "the mask"],
  ["stent|cath lab|angioplasty", "the tube up to my heart"],
  ["thrombectomy", "pulling the clot out"],
  ["clot buster|thrombolysis|alteplase|tenecteplase", "the clot-busting drip"],
  ["operation|surgery|theatre|keyhole|operate|appendix out", "an operation"],
  ["surgeon|surgeons", "the surgeons coming to see me"],
  ["cardiologist|cardiologists|heart team|cardiology", "the heart people"],
  [
    "specialist|specialists|senior|consultant|registrar|neurologist|neurology|endocrine",
    "somebody senior",
  ],
  ["monitor|monitored|monitoring", "being watched on the monitor"],
  ["intensive care|icu|itu|hdu|high dependency|resus", "going where they can watch me closely"],
  [
    "ward|admit|admitted|admission|overnight|stay in|keep you in|keep you here|stay here|keep him in|keep her in",
    "staying in",
  ],
  ["ambulance|transfer|transferred|another hospital", "going over to the other hospital"],
];

const things = rows.map(([known, said]) => ({ known: known.split("|"), said }));

const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;

/** "The apixaban is stopped", "no oxygen", "nothing to thin the blood": what is not done is not said back. */
const notDone =
  /\b(?:no|not|nothing|never|without|stop(?:ping|ped)?|instead of|rather than)\b[^,.;!?]{0,40}|\b[\w-]+ (?:is|are|was) (?:stopped|not|off)\b/gi;

/** What some words of a clinician come to in the mouth of a lay person, in the order of the table. */
export function planThings(words: string): readonly string[] {
  const text = plainWords(words.replace(notDone, " ")).replace(
    / pain (?:medicines?|medication|meds) /g,
    " painkillers ",
  );
  return things
    .filter(({ known }) => known.some((one) => text.includes(` ${one} `)))
    .map(({ said }) => said);
}

const naming =
  /\b(?:you(?:['’]ve| have)(?: got| had)?|(?:he|she)(?:['’]s| has) got|you(?:['’]re| are) having|it(?:['’]s| is| looks like| may be| might be| could be)|this(?: is| looks like| may be| might be| could be)|called|u have|ur having|sounds like|points to)\s+(?:(?:most likely|very likely|probably|likely|definitely|almost certainly|actually|just|what we call)\s+)*((?:(?:an?|the|some|your)\s+)?[a-z][a-z'’-]*(?:\s+(?!so\b|and\b|but\b|which\b|because\b|that\b|not\b|we\b|i\b)[a-z][a-z'’-]*){0,4})/i;
/** What follows "it's" without being the name of anything. */
const noName =
  /^(?:an? (?:lot|bit|good|moment|while|few)|the (?:right|best|same|plan)|going|not|important|ok|okay|fine|serious|good|right|been|to|done|very|really|so|all|what|why|because|possible|clear|normal|safe|too|hard|worth|nothing|something|my|your|in|on|at|up|no|a|the|any|told|said|questions?)\b/i;

const ruledOut = /\b(?:not|never|\w+n['’]?t)\b[^,.;]{0,25}$/i;

/** What a clinician has called it, in their own words: "a clot in the lung"; undefined where nothing was named. */
export function namedDisease(words: string): string | undefined {
  const match = naming.exec(words);
  const found = match?.[1]?.trim();
  if (!match || !found || noName.test(found)) return undefined;
  // "I don't think this is flu."
  if (ruledOut.test(words.slice(0, match.index))) return undefined;
  return found.replace(/^your\b/i, "my");
}
