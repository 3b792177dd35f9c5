import { term, type BedsideTerm } from "./term.ts";

const called =
  "(?:call|get|fetch|bleep|fast[- ]?bleep|page|ring|phone|alert|activate|speak to|talk to|contact|need|want|have|ask|send for|bring|put out|involve|inform|tell|let|refer|discuss|summon|find|where|transfer|blue[- ]?light)";
/** "Call the anaesthetist", "cardiology please", "I want the surgeons here". */
const calling = (who: string): RegExp =>
  new RegExp(
    `\\b${called}\\b[^.;?!]{0,60}\\b(?:${who})\\b|\\b(?:${who})\\b[^.;?!]{0,30}\\b(?:please|now|here|urgently|straight away|to (?:come|see|the bedside|resus)|on the phone|involved|informed|down here)\\b`,
    "i",
  );

/** Whom one calls, and where the patient is taken. */
export const callTerms: readonly BedsideTerm[] = [
  term(
    "crash_call",
    "call",
    "the crash team",
    new RegExp(
      `${calling("crash team|arrest team|resus team|medical emergency team|met team|peri[- ]?arrest|cardiac arrest call|2222").source}|\\b(?:crash call|arrest call|peri[- ]?arrest call|met call|2222)\\b`,
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
    calling("p?icu|itu|hdu|intensive care|critical care|intensivists?|outreach"),
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
    calling(
      "(?:general |paediatric |on[- ]?call )?surg(?:eons?|ical (?:team|registrar|reg|consultant|sho|colleagues)|\\w* reg(?:istrar)?)|(?:general|paediatric|paeds) surg(?:ery|ical|s)?",
    ),
    ["surgical_referral"],
  ),
  term(
    "cardiac_surgeons",
    "call",
    "the cardiac surgeons",
    calling(
      "(?:cardiac|cardiothoracic|aortic|heart) (?:surg\\w+(?: cent(?:re|er)| unit)?|team|cent(?:re|er))|cardiothoracics?|cardiac surgery",
    ),
    ["aortic_surgery", "emergency_transfer"],
  ),
  term(
    "vascular_surgeons",
    "call",
    "the vascular surgeons",
    calling(
      "vascular (?:surg\\w+(?: cent(?:re|er)| unit)?|team|cent(?:re|er)|service|reg(?:istrar)?|consultant|on[- ]?call)|vascular(?! (?:access|line))",
    ),
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
    "thrombectomy_team",
    "call",
    "the thrombectomy team",
    calling(
      "thrombectomy(?: team| cent(?:re|er)| service)?|interventional (?:neuro)?radiolog\\w+|neuro-?interventional\\w*|clot retrieval(?: team)?",
    ),
    ["thrombectomy", "neurology_referral"],
  ),
  term(
    "enema_reduction",
    "call",
    "the radiologist for the reducing enema",
    /\b(?:(?:air|pneumatic|hydrostatic|reduction|therapeutic) enema|enema reduction|(?:radiological|pneumatic|air) reduction)\b/i,
    ["enema_reduction"],
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
    "ophthalmologist",
    "call",
    "the ophthalmologist",
    calling("ophthalm\\w+|eye (?:doctors?|team|registrar|surgeons?|casualty|specialists?)"),
    ["ophthalmology_referral"],
  ),
  term("rheumatologist", "call", "the rheumatologist", calling("rheum(?:s|atolog\\w+)?"), [
    "rheumatology_referral",
  ]),
  term(
    "respiratory_team",
    "call",
    "the respiratory team",
    calling(
      "resp(?:iratory)? (?:team|reg(?:istrar)?|consultant|physician)|pert(?: team)?|chest physicians?",
    ),
    ["respiratory_referral"],
  ),
  term(
    "paediatricians",
    "call",
    "the paediatricians",
    calling(
      "p(?:a)?ediatric(?:ian)?s?(?! surg| icu| intensive)(?: (?:team|registrar|consultant|reg))?|p(?:a)?eds(?! surg| icu)(?: (?:team|registrar|consultant|reg))?",
    ),
    ["paediatric_referral"],
  ),
  term(
    "retrieval_team",
    "call",
    "the retrieval team",
    calling("(?:retrieval|transport|transfer) (?:team|service)"),
    ["paediatric_transfer", "emergency_transfer"],
  ),
  term(
    "senior",
    "call",
    "a senior",
    new RegExp(
      `${calling("senior|consultant|registrar|reg|my boss|(?<!\\bto )help(?! (?:you|him|her|with|the|your|us|it|me))|med(?:ical)? reg|emergency physician|team leader").source}|\\bpull the (?:alarm|emergency (?:bell|buzzer))|\\bemergency (?:bell|buzzer)\\b`,
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
