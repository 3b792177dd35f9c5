/**
 * Everyday and clinical words for the same thing, so that "lie flat" finds the item "lying down" and "heart trouble" the
 * father's "MI at 54". A question names concepts, a fact names concepts; they match when they share one.
 */
const table: Readonly<Record<string, string>> = {
  arm: "arms?|upper limb|shoulders?|elbows?|wrists?|hands?|fingers?",
  leg: "legs?|thighs?|calf|calves|knees?|ankles?|feet|foot|toes?|shins?",
  jaw: "jaw|teeth|tooth|chin|mandible",
  back: "(my |your |her |his |the )back|shoulder blades?|between the shoulders?|spine|interscapular",
  neck: "neck|nape",
  throat: "throat|gullet",
  belly: "tummy|stomach|abdomen|abdominal|belly|epigastri\\w+|gut",
  chest: "chest|breastbone|sternum|ribs?|heart area",
  head: "head|forehead|temples?|scalp|skull",
  eye: "eyes?|eyeball|behind (the|my|your|her|his) eye",
  face: "face|cheeks?",
  groin: "groin|testicles?|testes|pelvis",
  side_left: "left",
  side_right: "right",
  side_both: "both sides|bilateral|all over",
  lying:
    "li(e|es|ed)( down| flat| back)?|lying( down| flat| back)?|laying|flat|in bed|recumbent|supine|pillows?",
  sitting: "sit(s|ting)?( up| forward)?|upright|lean(s|ing)? forward|propped up",
  standing: "stand(s|ing)?( up)?|getting up|get up",
  bending: "bend(s|ing)?|stoop(s|ing)?|lean(s|ing)? over",
  breathing: "breath(e|es|ing)?( in| deeply)?|deep breaths?|inspiration|inhal\\w+|pleuritic",
  coughing: "cough(s|ing)?|sneez(e|es|ing)|strain(s|ing)?|bear(ing)? down",
  exertion:
    "exert\\w*|exercis\\w+|walk(s|ing)?|stairs|uphill|hills?|climb\\w*|activity|active|running|run|lifting|housework|physical\\w*|effort",
  moving:
    "mov(e|es|ing|ement)|turn(s|ing)?|twist\\w*|touch(es|ing)?|press(es|ing)?|push(ing)? on|tender",
  rest: "rest(s|ing)?|sit(ting)? (down|still)|stop(s|ping)? (what|walking)|keep(ing)? still|still|stay(ing)? still",
  eating:
    "eat(s|ing)?|food|meals?|spicy|fatty|greasy|swallow\\w*|breakfast|lunch|dinner|hungry|empty stomach",
  light: "lights?|bright\\w*|screens?|photophobi\\w*|dark( room)?",
  noise: "nois(e|es|y)|sounds?|loud\\w*|phonophobi\\w*|quiet",
  smell: "smells?|perfumes?|odours?",
  cold: "cold( air| weather)?|chilly",
  heat: "heat|warm\\w*|hot (bath|water|weather|bottle)",
  stress: "stress\\w*|upset|worr(y|ied)|anxi\\w+|angr\\w+|emotion\\w*|argument",
  sleep: "sleep\\w*|nap",
  night: "nights?|night-?time|overnight",
  morning: "mornings?|waking|wake up|first thing",
  evening: "evenings?",
  period: "periods?|menstru\\w+|time of the month|menses",
  antacid: "antacids?|gaviscon|rennies?|indigestion (tablets?|remed\\w+)|milk|omeprazole",
  gtn: "gtn|nitro\\w*|spray under|nitrates?",
  painkiller:
    "pain ?killers?|paracetamol|acetaminophen|tylenol|ibuprofen|nurofen|advil|aspirin|co-?codamol|codeine|naproxen|analges\\w+",
  inhaler: "inhalers?|puffers?|ventolin|salbutamol|albuterol",
  alcohol: "alcohol|wine|drink(ing)?|beer|booze",
  cheese: "cheese|chocolate",
  caffeine: "coffee|caffeine|tea\\b|cola",
  weather: "weather|humid\\w*|damp",
  visual: "visual|vision|sight|flashing|zig-?zags?|blind spots?|blurr\\w+|double",
  numb: "numb\\w*|pins and needles|tingl\\w+",
  speech: "speech|speaking|talking|slurr\\w+|words",
  weak: "weak\\w*|power|paralys\\w+",
  sudden: "sudden\\w*|thunderclap|all at once|out of (the|nowhere)|instant\\w*|like a bang",
  gradual: "gradual\\w*|slow(ly)?|built? up|bit by bit|crept",
  blood: "blood(y)?|bleeding|bled|red streaks?|rusty",
  green: "green|yellow|pus|mucky",
  heart:
    "heart (attack|disease|trouble|problems?|failure|condition)s?|hearts?|cardiac|coronary|angina|mi|myocardial|stents?|bypass|ischaemic|atrial fibrillation|af\\b|valve|murmur|rheumatic fever",
  sudden_death: "sudden(ly)? (death|died)|died (young|suddenly)|dropped dead|cardiac arrest",
  stroke: "strokes?|tia|mini-?strokes?|brain (bleed|haemorrhage)|aneurysms?|subarachnoid|cerebral",
  bp: "blood pressure|hypertensi\\w+|high pressure|bp",
  diabetes: "diabet\\w+|sugars?|insulin|type (1|2|one|two)",
  cholesterol: "cholesterol|lipids?|statins?|hyperlipid\\w*|hypercholesterol\\w*",
  lungs:
    "asthma\\w*|copd|emphysema|bronchitis|lungs?|chest (infections?|problems?|disease)|tuberculosis|tb|pneumonia|bronchiectasis|cystic fibrosis|respiratory",
  clots: "clots?|dvt|pulmonary embol\\w+|embol(us|ism)|thrombo\\w+|factor v",
  cancer: "cancers?|tumou?rs?|malignan\\w+|leukaemia|lymphoma|melanoma",
  migraine: "migraines?|headaches?",
  epilepsy: "epilep\\w+|fits?|seizures?|convulsions?",
  kidney: "kidneys?|renal|dialysis",
  liver: "liver|hepatitis|jaundice|cirrhosis|gallstones?|gallbladder",
  thyroid: "thyroid\\w*",
  mental:
    "depress\\w+|low mood|(bad )?nerves|breakdown|suicid\\w+|mental health|anxiety|bipolar|schizo\\w+|psychiatric",
  ulcer: "ulcers?|reflux|heartburn|hiatus hernia|gord|gerd|indigestion",
  bowel: "bowels?|crohn\\w*|colitis|coeliac|ibs",
  allergy: "allerg\\w+|hay ?fever|eczema|atop\\w+|anaphyla\\w+",
  bleeding: "bleeding (disorder|problem)s?|haemophilia|anaemia|sickle\\w*",
  joints: "arthritis|gout|rheumatoid|joints?",
  immune: "immun\\w+ ?(system|compromis\\w*|suppress\\w*)|hiv|steroids?|chemotherapy|transplant",
  infection: "meningitis|sepsis|covid|flu|measles|infection",
  penicillin: "penicillins?|amoxicillin|amoxil|flucloxacillin|augmentin|co-?amoxiclav",
  antibiotic: "antibiotics?",
  nsaid: "ibuprofen|nurofen|naproxen|diclofenac|anti-?inflammator\\w+|nsaids?",
  thinner:
    "blood thinners?|anticoagul\\w*|warfarin|apixaban|rivaroxaban|edoxaban|dabigatran|heparin",
  pill: "(contraceptive |combined )?pill|contracepti\\w+|mini ?pill|coil|implant|patch|depo",
  viagra: "viagra|sildenafil|cialis|tadalafil",
  herbal: "herbal|supplements?|vitamins?|over the counter|remed\\w+",
  nuts: "nuts?|peanuts?",
  latex: "latex|plasters?",
  contrast: "contrast|iodine|shellfish|seafood",
  father: "father|dad\\w*|pa",
  mother: "mother|mum\\w*|mom\\w*|ma",
  brother: "brothers?",
  sister: "sisters?",
  sibling: "siblings?|brothers? (or|and) sisters?",
  parent: "parents?|mum (or|and) dad|mother (or|and) father",
  child: "child(ren)?|kids?|sons?|daughters?",
  grandparent: "grand(father|mother|parents?|dad|ma|pa|mum|ad|an)|nan|gran\\w*",
  partner: "wife|husband|partner|girlfriend|boyfriend",
  uncle: "uncles?|aunts?|aunties?|cousins?",
  cocaine: "cocaine|coke|crack",
  cannabis: "cannabis|weed|marijuana|joints?|spliffs?|dope",
  speed: "amphetamines?|speed|mdma|ecstasy|crystal meth",
  opiate: "heroin|opiates?|opioids?",
  vaping: "vap(e|es|ing)|e-?cig\\w*",
  wheeze: "wheez\\w+|whistl\\w+",
  plane: "planes?|flights?|flew|flying|abroad|long-?haul|overseas|holiday",
};

const patterns = Object.entries(table).map(
  ([id, source]) => [id, new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, "iu")] as const,
);

const cache = new Map<string, ReadonlySet<string>>();

/** The everyday concepts that a text names. */
export function conceptsOf(text: string): ReadonlySet<string> {
  const known = cache.get(text);
  if (known) return known;
  const found = new Set(patterns.filter(([, pattern]) => pattern.test(text)).map(([id]) => id));
  if (cache.size > 4000) cache.clear();
  cache.set(text, found);
  return found;
}

const idle = new Set(
  (
    "a an and any are as at be been being but by can could did do does doing for from get gets had has have how i in into is it " +
    "its just like me my no not of off on or out over really she he her his so some take taken taking that the their them then " +
    "there they thing things this to up us was we were what when where which who with would you your yes ever anything " +
    "got illness illnesses something problem problems trouble history family about make makes time times day days week weeks month months year years high low bad come comes came go goes going start started pain pains worse better feel felt all else more much very tell"
  ).split(" "),
);

const contents = new Map<string, ReadonlySet<string>>();

/** Words of a text that carry meaning, cut to their stem. */
export function contentWords(text: string): ReadonlySet<string> {
  const known = contents.get(text);
  if (known) return known;
  const found = contentWordsIn(text);
  if (contents.size > 4000) contents.clear();
  contents.set(text, found);
  return found;
}

function contentWordsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !idle.has(word))
      .map((word) => word.replace(/(ings?|ed|es|s|ly)$/u, ""))
      .filter((word) => word.length > 2),
  );
}

export const overlaps = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((value) => b.has(value));
