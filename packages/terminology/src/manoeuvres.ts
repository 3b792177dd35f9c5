import type { Examination } from "./examinations.ts";

/** One thing done or looked at in an examination, narrower than a system. */
export interface Manoeuvre {
  readonly id: string;
  /** Where its finding is written down, the likeliest first. */
  readonly systems: readonly Examination["id"][];
  /** What names it in a request. */
  readonly asked: RegExp;
  /** What of a written finding is its own. */
  readonly found: RegExp;
  /** What is found in health, as it would be noted; of somebody under two in `infant`, where that differs. */
  readonly normal: string;
  readonly infant?: string;
  /** It needs an instrument: its finding is the report of this investigation. */
  readonly test?: string;
  /** It tells too much of how ill somebody is to be taken as normal where nothing is written of it and they are ill. */
  readonly isTelling?: true;
}

const of = (
  id: string,
  systems: readonly Examination["id"][],
  asked: RegExp,
  found: RegExp,
  normal: string,
  more: Pick<Manoeuvre, "infant" | "test" | "isTelling"> = {},
): Manoeuvre => ({ id, systems, asked, found, normal, ...more });

/** Parts of the physical examination that are asked for by themselves (Macleod's Clinical Examination, 15th edition). */
export const manoeuvres: readonly Manoeuvre[] = [
  of(
    "fundoscopy",
    ["neurological"],
    /\b(?:fund(?:i|us|oscop\w*)|ophthalmoscop\w*|back of (?:your|the|his|her|both) eyes?|optic dis[ck]s?|discs?\b(?! pain)|papill?oedema)\b/i,
    /\b(?:discs?|fund(?:i|us)|papilloedema)\b/i,
    "Discs flat with sharp margins on both sides.",
    { test: "fundoscopy" },
  ),
  of(
    "pupils",
    ["neurological", "general"],
    /\b(?:pupils?|torch|shine (?:a |the |this )?(?:\w+ )?(?:light|torch))\b/i,
    /\bpupils?\b/i,
    "Pupils equal and reacting to light.",
  ),
  of(
    "eye_movements",
    ["neurological"],
    /\b(?:eye movements?|follow (?:my|the) (?:finger|pen)|visual fields?|double vision)\b/i,
    /\b(?:eye movements?|eyes? (?:held|brought|move)|fields?|half of the field|double vision|ptosis|lid|gaze|squint|nystagmus)\b/i,
    "Eye movements full, fields full.",
  ),
  of(
    "visual_acuity",
    ["neurological"],
    /\b(?:visual acuity|acuity|eye chart|snellen|read (?:the|these|this) (?:letters|chart|line)|test (?:your|his|her|the) (?:sight|vision|eyesight))\b/i,
    /\b(?:acuity|\d+\/\d+ (?:right|left))\b/i,
    "Visual acuity 6/6 in each eye.",
    { isTelling: true },
  ),
  of(
    "temporal_arteries",
    ["ent"],
    /\b(?:temples?|temporal (?:arter\w*|pulses?)|scalp)\b/i,
    /\b(?:temples?|temporal|scalp)\b/i,
    "Temporal arteries soft and beating on both sides, scalp not tender.",
  ),
  of(
    "jaw",
    ["ent"],
    /\b(?:(?:feel|examine|check|move|open|at|and) (?:your |his |her |the )?jaw|jaw joints?|temporomandibular|tmj)\b/i,
    /\bjaw\b/i,
    "Jaw opens fully, joints not tender.",
  ),
  of(
    "shoulders",
    ["limbs"],
    /\b(?:shoulders?)\b(?! blades?)/i,
    /\bshoulders?\b/i,
    "Shoulders move freely, not tender.",
  ),
  of(
    "eyes",
    ["neurological"],
    /\b(?:look (?:at|in|into)|check|examined?|see|show me|in|into|and) (?:your |the |his |her |both )?eyes?\b/i,
    /\b(?:eyes?\b(?! open)|acuity|pupils?|lids|sclera\w*|fields? full|jaundice)/i,
    "Pupils equal and reacting, eyes open fully.",
  ),
  of(
    "conjunctivae",
    ["general", "skin", "neurological", "ent"],
    /\b(?:conjunctiva\w*|eyelids?|(?:look (?:at|in|into)|check|examine|see|show me) (?:your |the |his |her )?eyes?\b|whites of)/i,
    /\b(?:conjunctiva\w*|eyelids?|lids|sclera\w*|yellow|jaundic\w*|pale\w*|pallor)\b/i,
    "Conjunctivae pink, whites of the eyes white.",
  ),
  of(
    "face",
    ["neurological", "general"],
    /\b(?:(?:your|the|his|her|and) face\b(?! to)|facial|smile for me|show me your teeth|puff out|screw up|cranial nerves?)/i,
    /\b(?:face|facial|forehead|palate|lashes|cheeks?|cranial nerves?)\b/i,
    "Face symmetrical, moves equally.",
  ),
  of(
    "power",
    ["neurological"],
    /\b(?:power|strength|the force|squeeze my (?:hands?|fingers?)|push (?:against|up|down)|grip|drift)\b(?:\s*(?:in|of)?\s*(?:your|the|his|her)?\s*(?:arms?|legs?|hands?|limbs)(?: and (?:arms?|legs?|hands?))?)?/i,
    /^(?!.*\b(?:face|palate|voice)\b).*\b(?:power|strength|weak\w*|(?:arms?|legs?) (?:falls?|lifts?|drifts?)|sum score|moves all limbs|limp|stand)\b/i,
    "Power full in arms and legs.",
    { isTelling: true, infant: "Moves all four limbs strongly." },
  ),
  of(
    "reflexes",
    ["neurological"],
    /\b(?:reflex(?:es)?|(?:little |tendon |reflex )hammer|plantars?|babinski|knee jerks?|ankle jerks?)\b(?:,?\s*(?:at|in)\s*(?:your|the|his|her)?\s*(?:knees?|ankles?|arms?|legs?)(?: and (?:knees?|ankles?|arms?|legs?))?)?|\b(?:hit|tap) (?:your|the|his|her) knees?\b/i,
    /\b(?:reflex(?:es)?|plantars?|jerks?|clonus)\b/i,
    "Reflexes present and equal, plantars down-going.",
    { isTelling: true },
  ),
  of(
    "sensation",
    ["neurological"],
    /\b(?:sensation|(?:the )?feeling(?: with (?:a )?pin)?(?= |[,.?]|$)(?! (?:better|worse|sick|well|ok|like|about|the|your))|pin ?prick|with a pin|light touch|vibration|numb\w* (?:to|with))\b/i,
    /\b(?:sensation|pinprick|vibration|touch|sensory|numb\w*|filament)\b/i,
    "Sensation intact.",
    { isTelling: true },
  ),
  of(
    "coordination",
    ["neurological"],
    /\b(?:co-?ordination|finger[- ](?:to[- ])?nose|heel[- ]shin|romberg)\b/i,
    /\b(?:coordination|finger[- ]nose|ataxi\w*|romberg)\b/i,
    "Coordination normal.",
    { isTelling: true },
  ),
  of(
    "gait",
    ["neurological", "limbs"],
    /\b(?:gait|(?:see|watch) (?:you|him|her) walk|walk (?:across|over|a few|for me))\b/i,
    /\b(?:gait|walks?|walked|stands?|stand\b)/i,
    "Walks steadily.",
    { isTelling: true },
  ),
  of(
    "tone",
    ["neurological"],
    /\b(?:muscle )?tone\b/i,
    /\b(?:tone|rigid\w*|floppy|spastic\w*)\b/i,
    "Tone normal.",
    { isTelling: true },
  ),
  of(
    "neck_stiffness",
    ["neurological"],
    /\b(?:neck stiff\w*|stiff neck|kernig\w*|brudzinski\w*|mening\w* signs?|bend (?:your|her|his) (?:neck|chin)|chin (?:to|on|onto|down)(?: to| on)? (?:your|her|his|the) chest)\b/i,
    /\b(?:neck (?:rigid|supple|stiff|does|flex\w*|moves)|no neck|kernig|brudzinski|straightening the|chin)\b/i,
    "Neck supple, chin to chest without resistance.",
  ),
  of(
    "neck",
    ["neurological"],
    /\b(?:mov\w*|bend\w*|flex\w*|turn\w*|lift\w*|straighten\w*|feel\w*|touch\w*|examin\w*|check\w*) (?:your|his|her|the) (?:head and )?neck\b(?! veins?| glands?| nodes?)/i,
    /\b(?:neck (?:rigid|supple|stiff|does|flex\w*|moves)|straightening the)\b/i,
    "Neck supple.",
  ),
  of(
    "neck_glands",
    ["ent", "general"],
    /\b(?:(?<!(?:bottom|base|into|at|in|mov\w*|bend\w*|turn\w*|lift\w*) (?:of )?)(?:your|his|her|the|and) neck\b(?! veins?| stiff)|(?:neck|lymph) (?:glands?|nodes?)|glands?)\b/i,
    /\b(?:(?:neck |lymph )?(?:nodes?|glands?)|thyroid|goitre)\b/i,
    "No enlarged glands, thyroid not enlarged.",
    { infant: "No enlarged glands." },
  ),
  of(
    "coma_scale",
    ["general", "neurological", "mental_state"],
    /\b(?:gcs|glasgow|coma scale|avpu|conscious level|level of consciousness|alertness)\b/i,
    /\b(?:glasgow|alert|awake|drows\w*|opens? (?:her|his|its) eyes|wakes?)\b/i,
    "Alert, Glasgow Coma Scale 15.",
    { infant: "Alert, looks at faces." },
  ),
  of(
    "breath_count",
    ["respiratory", "general"],
    /\b(?:count (?:for me|out|aloud|loud|as far|in (?:one|a) (?:loud|breath)|in one breath)|one breath)\b/i,
    /\bcounts?\b/i,
    "Counts beyond thirty in one breath.",
    { isTelling: true },
  ),
  of(
    "chest_expansion",
    ["respiratory"],
    /\b(?:chest )?expansion\b/i,
    /\b(?:expansion|expands?|over-?inflated|moves less)\b/i,
    "Chest expands fully and equally.",
    { isTelling: true },
  ),
  of(
    "percussion",
    ["respiratory"],
    /\bpercuss\w*(?: (?:the|your|his|her) (?:chest|back|lungs?))?\b(?!.{0,30}(?:abdom|tummy|belly|fluid|liver))/i,
    /\b(?:percussion|dull\w*|resonant|hyper-?resonant)\b/i,
    "Percussion resonant and equal.",
    { isTelling: true },
  ),
  of(
    "trachea",
    ["respiratory", "ent"],
    /\b(?:trachea\w*|windpipe)\b/i,
    /\b(?:trachea\w*)\b/i,
    "Trachea central.",
  ),
  of(
    "jvp",
    ["cardiovascular"],
    /\b(?:jvp|neck veins?|jugular\w*)\b/i,
    /\b(?:neck veins?|jugular|jvp|venous pressure)\b/i,
    "Neck veins not raised.",
  ),
  of(
    "capillary_refill",
    ["cardiovascular", "general", "limbs", "skin"],
    /\b(?:cap(?:illary)? refill|crt)\b/i,
    /\b(?:refill)\b/i,
    "Capillary refill under 2 seconds.",
    { isTelling: true },
  ),
  of(
    "peripheral_pulses",
    ["cardiovascular", "limbs"],
    /\b(?:(?:femoral|radial|foot|pedal|peripheral|brachial|distal) pulses?|pulses (?:in|at|of)(?: both| the| your)*\s*(?:wrists?|legs?|feet|arms?|groins?|ankles?)(?:,? and(?: in| at)?(?: both| the| your)*\s*(?:wrists?|legs?|feet|arms?|groins?))?)\b/i,
    /\b(?:pulses?\b(?! ?\d+\/)|femoral|dorsalis|radial|brachial)/i,
    "Pulses present and equal in arms and legs.",
    { isTelling: true },
  ),
  of(
    "hands",
    ["limbs", "general", "cardiovascular", "skin"],
    /\b(?:(?:your|the|his|her|both|at|and) hands\b|palms?|(?:your|his|her|at the|and) nails?\b|fingernails?|clubbing)/i,
    /\b(?:hands?|palms?|nails?|fingers?|fingertips|clubbing|tremor|flap|wrists?)\b/i,
    "Hands warm, no clubbing, nails normal, no tremor.",
    { isTelling: true },
  ),
  of(
    "flap",
    ["limbs", "neurological"],
    /\b(?:flap|asterixis|tremor)\b/i,
    /\b(?:flap|asterixis|tremor|jerk)\b/i,
    "No tremor, no flap.",
  ),
  of(
    "calves",
    ["limbs"],
    /\b(?:calf|calves|dvt)\b/i,
    /\b(?:calf|calves)\b/i,
    "Calves soft, equal, not tender.",
  ),
  of(
    "oedema",
    ["limbs"],
    /\b(?:o?edema|ankles?|sacrum|pitting)\b/i,
    /\b(?:o?edema|pitting|ankles?|swell\w*)\b/i,
    "No swelling of the ankles.",
    { isTelling: true },
  ),
  of(
    "spine",
    ["limbs", "neurological", "abdomen", "skin"],
    /\b(?:spine|vertebra\w*)\b/i,
    /\b(?:spine|lumbar|vertebra\w*|lower back)\b/i,
    "Spine not tender.",
  ),
  of(
    "rectal",
    ["abdomen"],
    /\b(?:rectal\w*|dre|back passage|prostate|(?<!\w )pr(?= exam|[,.?]|$))(?: exam\w*)?\b/i,
    /\b(?:rectal|stool|piles|prostate)\b/i,
    "Rectal examination normal, soft brown stool.",
  ),
  of(
    "shifting_dullness",
    ["abdomen"],
    /\b(?:shifting dullness|ascites|percuss\w*[^.?!]{0,20} fluid|fluid thrill)\b/i,
    /\b(?:dull\w*|flanks?|ascites|fluid)\b/i,
    "No shifting dullness.",
    { isTelling: true },
  ),
  of(
    "rebound",
    ["abdomen"],
    /\b(?:rebound|guarding|peritonis\w*|press and let go)\b/i,
    /\b(?:rebound|guarding|rigid|let go|peritonis\w*)\b/i,
    "No guarding, no rebound.",
    { isTelling: true },
  ),
  of(
    "tongue",
    ["ent", "general"],
    /\b(?:tongue|mucous membranes?|(?:in|inside) (?:your|his|her|the) mouth|how dry)\b/i,
    /\b(?:tongue|mouth|lips?|gums?|mucous|teeth)\b/i,
    "Tongue and lips moist.",
  ),
  of(
    "fontanelle",
    ["general", "neurological"],
    /\b(?:soft spot|fontanell?e?s?)\b/i,
    /\b(?:fontanell?e?|soft spot)\b/i,
    "Fontanelle flat and soft.",
  ),
  of(
    "breath_smell",
    ["general", "ent", "respiratory"],
    /\bsmell (?:your|his|her|the) breath\b|\bbreath smell\w*\b/i,
    /\b(?:smell\w*|pear drops|sweet or musty)\b/i,
    "No smell on the breath.",
  ),
  of(
    "thyroid",
    ["ent", "general"],
    /\b(?:thyroid|goitre)\b(?! (?:function|test|blood))/i,
    /\b(?:thyroid|goitre|front of the neck|moves up on swallowing)\b/i,
    "Thyroid not enlarged.",
  ),
];

const byId = new Map(manoeuvres.map((one) => [one.id, one]));
export const manoeuvreById = (id: string): Manoeuvre | undefined => byId.get(id);

/** The manoeuvres that a request names, in the order in which they are done. */
export const manoeuvresIn = (words: string): readonly Manoeuvre[] =>
  manoeuvres.filter(({ asked }) => asked.test(words));

/** The request without what names its manoeuvres: what is asked for beside them. */
export const withoutManoeuvres = (words: string): string =>
  manoeuvres.reduce(
    (rest, { asked }) => rest.replace(new RegExp(asked.source, `${asked.flags}g`), " … "),
    words,
  );
