/** What kind of thing is done at the bedside. */
export type BedsideKind =
  | "drug"
  | "oxygen"
  | "fluid"
  | "position"
  | "access"
  | "monitor"
  | "measure"
  | "procedure"
  | "call"
  | "move"
  | "wait";

/** Something done at the bedside that is no medicine; medicines are named by `findDrugs`. */
export interface BedsideTerm {
  readonly id: string;
  readonly kind: Exclude<BedsideKind, "drug">;
  /** As a nurse says it back. */
  readonly name: string;
  /** Actions of a treatment plan that it is, for whoever marks it. */
  readonly marks: readonly string[];
  /** The investigation whose result it gives at once. */
  readonly test?: string;
  /** Minutes of the case's time that it takes those at the bedside. */
  readonly minutes: number;
  /** What names it in an order. */
  readonly pattern: RegExp;
}

const term = (
  id: string,
  kind: BedsideTerm["kind"],
  name: string,
  pattern: RegExp,
  marks: readonly string[] = [],
  minutes = 0.5,
): BedsideTerm => ({ id, kind, name, pattern, marks, minutes });

const called =
  "(?:call|get|fetch|bleep|fast[- ]?bleep|page|ring|phone|alert|activate|speak to|talk to|contact|need|want|have|ask|send for|bring|put out|involve|inform|tell|let|refer|discuss|summon|find|where)";
/** "Call the anaesthetist", "cardiology please", "I want the surgeons here". */
const calling = (who: string): RegExp =>
  new RegExp(
    `\\b${called}\\b[^.;?!]{0,60}\\b(?:${who})\\b|\\b(?:${who})\\b[^.;?!]{0,30}\\b(?:please|now|here|urgently|straight away|to (?:come|see|the bedside|resus)|on the phone|involved|informed|down here)\\b`,
    "i",
  );

/**
 * Acts of the first hour, by the order in which advanced life support does them: airway, breathing, circulation, disability,
 * help (Resuscitation Council UK, ABCDE approach, 2021). `marks` are ids of the treatment actions.
 */
export const bedsideTerms: readonly BedsideTerm[] = [
  term(
    "airway_manoeuvre",
    "procedure",
    "airway opened, chin lifted",
    /\b(?:jaw thrust|chin lift|head tilt|open (?:the|his|her|your) airway|airway manoeuvre|guedel|oropharyngeal airway|nasopharyngeal airway|airway adjunct)\b/i,
  ),
  term("suction", "procedure", "suction", /\bsuction\w*\b/i, ["nasal_suction"]),
  term(
    "intubation",
    "procedure",
    "drugs and tube for the airway drawn up, anaesthetist on the way",
    /\b(?:intubat\w*|rsi|rapid sequence|secure (?:the|his|her) airway)\b/i,
    ["intubation", "airway_help"],
    3,
  ),
  term(
    "niv",
    "procedure",
    "the tight mask (CPAP or NIV)",
    /\b(?:cpap|bi-?pap|niv|non[- ]?invasive ventilation|tight[- ]fitting mask)\b/i,
    ["cpap_niv"],
    3,
  ),
  term(
    "needle_decompression",
    "procedure",
    "needle decompression of the chest",
    /\b(?:needle (?:decompress\w*|thoraco\w*)|decompress (?:the|his|her) chest|(?:second|2nd) intercostal)\b/i,
    ["needle_decompression"],
    2,
  ),
  term(
    "pericardiocentesis",
    "procedure",
    "needle drainage of the pericardium",
    /\bpericardiocent\w+\b/i,
    [],
    5,
  ),
  term(
    "oxygen",
    "oxygen",
    "oxygen",
    /\b(?:oxygen|o2|non[- ]?rebreath\w*|rebreathe(?:r)? mask|reservoir (?:mask|bag)|nasal (?:cannulae?|prongs|specs)|venturi)\b/i,
    ["oxygen"],
  ),
  term(
    "two_lines",
    "access",
    "two large cannulas",
    /\b(?:(?:two|2|both|a second|another)\s+(?:large[- ]?bore |wide[- ]?bore |big |grey |iv )*(?:cannulae?s?|lines?|venflons?|drips)|bilateral (?:iv )?access)\b/i,
    [],
    2,
  ),
  term(
    "iv_access",
    "access",
    "a cannula",
    /\b(?:(?<!nasal )cannula(?:s|e|te)?|venflon|iv access|intravenous access|iv line|(?:get|put|place|site|insert|pop|need)[^.;?!]{0,20}\b(?:a|an|iv|another) line\b|(?:drip|line) in\b|access (?:in|please|now))(?!e? (?:at|\d))/i,
    [],
    1.5,
  ),
  term(
    "io_access",
    "access",
    "a needle into the bone",
    /\b(?:intraosseous|io access|io needle|ez[- ]?io)\b/i,
    [],
    1.5,
  ),
  term(
    "blood",
    "fluid",
    "blood",
    /\b(?:o[- ]?neg\w*|transfus\w*|packed (?:red )?cells|red cells|units? of blood|blood products|major haemorrhage|massive transfusion|mhp)\b/i,
    ["blood_transfusion"],
    2,
  ),
  term(
    "iv_fluids",
    "fluid",
    "0.9 % saline",
    /\b(?:saline|sodium chloride|nacl|crystalloids?|hartmann'?s?|ringer'?s?|plasma-?lyte|(?:iv|intravenous) fluids?|fluid (?:bolus|challenge|resus\w*)|fluids(?! from)|(?:some|more|give\b[^.;?!]{0,20}|have|get) fluid(?! from| off| (?:on|in|around))|bolus of fluid|(?:put(?:ting)?|start(?:ing)?|set(?:ting)?|run(?:ning)?|hang(?:ing)?|get(?:ting)?)\b[^.;?!]{0,15} drip(?! in)|(?:a|one|two|\d+)\s*(?:x )?(?:litres?|l)\b(?! (?:of )?oxygen|\s*(?:\/|per|a|an) ?min|ple|ying)(?: stat| bolus| of fluid)?)/i,
    ["iv_fluids"],
  ),
  term(
    "shock_position",
    "position",
    "flat with the legs up",
    /\b(?:l(?:ie|ay|ying|aying)\b[^.;?!]{0,20}\b(?:flat|down|back)|(?:legs?|feet) (?:up|raised|elevated)|(?:raise|lift|elevate)\b[^.;?!]{0,12}\b(?:legs|feet)(?! (?:off|for me|one))|supine|trendelenburg|head (?:of the bed )?down|tilt (?:the|him|her|you)\b[^.;?!]{0,10} back)\b/i,
    ["shock_position"],
  ),
  term(
    "sit_up",
    "position",
    "sitting up",
    /\b(?:s(?:it|at|itting) (?:him |her |you |them |the patient )?(?:bolt )?up(?:right)?|prop\w* (?:him |her |you )?up|upright|head of the bed (?:up|at|to) ?(?:30|45)?|(?:raise|lift) the head of (?:the|his|her|your) bed|head up)\b/i,
    [],
  ),
  term(
    "recovery_position",
    "position",
    "on the side",
    /\b(?:recovery position|(?:on|onto|to) (?:his|her|your|the|their) (?:left |right )?side|left lateral)\b/i,
  ),
  term(
    "stand_up",
    "position",
    "standing up",
    /\b(?:st(?:and|ood) (?:him |her |you )?up|get (?:him|her|you) (?:up|standing|walking)|walk (?:him|her|you) (?:to|over|round)|sit (?:him |her |you )?on the edge)\b/i,
  ),
  term(
    "monitor",
    "monitor",
    "the monitor",
    /\b(?:(?:on|to|attach|connect|hook|get|cardiac|ecg|full|the)\b[^.;?!]{0,20}\bmonitor(?:ing)?|monitored|telemetry|continuous (?:obs|observations|ecg))\b/i,
    ["cardiac_monitoring"],
    1,
  ),
  term(
    "pads",
    "monitor",
    "defibrillator pads",
    /\b(?:(?:defib\w*|pacing) pads?|pads on|on pads)\b/i,
    ["cardiac_monitoring"],
    1,
  ),
  {
    ...term(
      "glucose",
      "measure",
      "blood glucose",
      /\b(?:(?:blood|capillary|bedside|finger ?prick|check|do|get|what'?s)\b[^.;?!]{0,20}\b(?:glucose|sugar|bm)\b|(?:glucose|sugar|bm|cbg)\b[^.;?!]{0,12}\b(?:please|now|check\w*|reading)|dextro ?stix|finger ?prick)\b/i,
      ["glucose_monitoring"],
      1,
    ),
    test: "glucose",
  },
  {
    ...term(
      "ketones",
      "measure",
      "blood ketones",
      /\b(?:(?:blood|capillary|bedside|check|do|get)\b[^.;?!]{0,20}\bketones?|ketones? (?:please|now|too|as well))\b/i,
      ["ketone_monitoring"],
      1,
    ),
    test: "ketones",
  },
  {
    ...term("peak_flow", "measure", "peak flow", /\b(?:peak (?:expiratory )?flow|pefr?)\b/i, [], 1),
    test: "peak_flow",
  },
  term(
    "urinary_catheter",
    "procedure",
    "a urinary catheter",
    /\b(?:catheteri[sz]e|urinary catheter|foley|(?:put|pass|insert|get)\b[^.;?!]{0,20}\bcatheter)\b/i,
    ["urinary_catheter"],
    5,
  ),
  term(
    "nil_by_mouth",
    "procedure",
    "nil by mouth",
    /\b(?:nil by mouth|nbm|nothing (?:to eat or drink|by mouth))\b/i,
    ["nil_by_mouth"],
    0,
  ),
  term(
    "cpr",
    "procedure",
    "chest compressions",
    /\b(?:cpr|chest compressions?|compressions)\b/i,
    ["defibrillation"],
    2,
  ),
  term(
    "defibrillation",
    "procedure",
    "a shock",
    /\b(?:defibrillate|shock (?:him|her|the patient|them|advised|at)|deliver (?:a )?shock|\d{3} ?j(?:oules)?)\b/i,
    ["defibrillation"],
    2,
  ),
  term(
    "cardioversion",
    "procedure",
    "a synchronised shock",
    /\b(?:cardiovert|dc ?cardioversion|dccv|synchroni[sz]ed (?:dc )?(?:shock|cardioversion))\b/i,
    ["cardioversion"],
    3,
  ),
  term(
    "pacing",
    "procedure",
    "pacing through the pads",
    /\b(?:transcutaneous(?:ly)? pac\w+|start pacing|pace (?:him|her)|external pacing)\b/i,
    ["pacing"],
    3,
  ),
  term(
    "crash_call",
    "call",
    "the crash team",
    new RegExp(
      `${calling("crash team|arrest team|resus team|medical emergency team|met|peri[- ]?arrest|cardiac arrest call|2222").source}|\\b(?:crash call|arrest call|peri[- ]?arrest call|met call|2222)\\b`,
      "i",
    ),
    ["icu_referral"],
  ),
  term(
    "anaesthetist",
    "call",
    "the anaesthetist",
    calling("an(?:a)?esthetist|an(?:a)?esthetics?|an(?:a)?esthesi\\w+|airway (?:team|help)|ent"),
    ["airway_help"],
  ),
  term(
    "critical_care",
    "call",
    "critical care",
    calling("icu|itu|hdu|intensive care|critical care|intensivists?|outreach"),
    ["icu_referral"],
  ),
  term(
    "pci_team",
    "call",
    "the primary PCI team",
    calling(
      "ppci|primary pci|pci(?: team)?|cath(?:eter)? lab|primary angioplasty|heart attack (?:team|cent(?:re|er))",
    ),
    ["primary_pci", "cardiology_referral", "emergency_transfer"],
  ),
  term("cardiology", "call", "cardiology", calling("cardiolog\\w+|heart team"), [
    "cardiology_referral",
  ]),
  term(
    "surgeons",
    "call",
    "the surgeons",
    calling("(?:general |paediatric )?surg(?:eons?|ical (?:team|registrar)|ery)"),
    ["surgical_referral"],
  ),
  term(
    "cardiac_surgeons",
    "call",
    "the cardiac surgeons",
    calling("(?:cardiac|cardiothoracic|aortic|heart|vascular) (?:surg\\w+|team|cent(?:re|er))"),
    ["aortic_surgery", "emergency_transfer"],
  ),
  term(
    "gynaecology",
    "call",
    "the gynaecologists",
    calling("gyn(?:a)?e?(?:colog\\w+)?|obs and gynae|obstetric\\w*"),
    ["gynaecology_referral"],
  ),
  term(
    "stroke_team",
    "call",
    "the stroke team",
    calling("stroke (?:team|physician|consultant|unit|call)|neurolog\\w+"),
    ["neurology_referral"],
  ),
  term("neurosurgeons", "call", "the neurosurgeons", calling("neurosurg\\w+"), [
    "neurosurgery_referral",
  ]),
  term(
    "respiratory_team",
    "call",
    "the respiratory team",
    calling("respiratory (?:team|registrar|consultant|physician)|chest physicians?"),
    ["respiratory_referral"],
  ),
  term(
    "paediatricians",
    "call",
    "the paediatricians",
    calling("p(?:a)?ediatric(?:ian)?s?(?: (?:team|registrar|consultant))?"),
    ["paediatric_referral"],
  ),
  term(
    "senior",
    "call",
    "a senior",
    new RegExp(
      `${calling("senior|consultant|registrar|reg|my boss|help|med(?:ical)? reg|emergency physician|team leader").source}|\\bpull the (?:alarm|emergency (?:bell|buzzer))|\\bemergency (?:bell|buzzer)\\b`,
      "i",
    ),
    [],
  ),
  term(
    "resus",
    "move",
    "into the resuscitation room",
    /\b(?:to|into|in) resus\b|\bresus(?:citation)? (?:room|bay)\b/i,
    [],
    2,
  ),
  term(
    "theatre",
    "move",
    "theatre warned",
    /\b(?:to|for|book|warn|alert|ring|call) (?:emergency )?theatre\b|\bstraight to theatre\b|\blaparotomy now\b/i,
    ["laparoscopic_salpingectomy", "surgical_referral"],
    1,
  ),
];

const byId = new Map(bedsideTerms.map((one) => [one.id, one]));
export const bedsideTermById = (id: string): BedsideTerm | undefined => byId.get(id);
