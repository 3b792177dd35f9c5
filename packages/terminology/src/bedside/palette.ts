/** Something that can be done by choosing it: its label, and what the learner says for it. */
export interface PaletteEntry {
  /** Of the bedside term that it is. */
  readonly id: string;
  readonly label: string;
  readonly say: string;
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** The acts of the first hour, in the order in which they are done (ABCDE), each in words that the bedside understands. */
export const palette: readonly PaletteGroup[] = [
  {
    title: "Airway and breathing",
    entries: [
      {
        id: "oxygen",
        label: "Oxygen 15 L, reservoir mask",
        say: "Please put on oxygen, 15 litres a minute by reservoir mask.",
      },
      {
        id: "oxygen",
        label: "Oxygen 2 L, nasal",
        say: "Please put on oxygen, 2 litres a minute by nasal cannulae.",
      },
      {
        id: "oxygen",
        label: "Oxygen 28 %, Venturi",
        say: "Please put on oxygen, 4 litres a minute by 28 % Venturi mask.",
      },
      { id: "suction", label: "Suction", say: "Suction, please." },
      { id: "niv", label: "CPAP or NIV", say: "Please set up NIV now." },
      {
        id: "high_flow",
        label: "High flow, nasal",
        say: "Please start high-flow nasal oxygen now.",
      },
      {
        id: "minimal_handling",
        label: "Leave in peace",
        say: "Please leave the patient in peace, no more handling than is needed.",
      },
      {
        id: "needle_decompression",
        label: "Needle decompression",
        say: "I'm doing a needle decompression now.",
      },
      {
        id: "chest_aspiration",
        label: "Aspirate the chest",
        say: "I'm doing a needle aspiration of the chest now.",
      },
      { id: "chest_drain", label: "Chest drain", say: "I'm putting in a chest drain now." },
    ],
  },
  {
    title: "Circulation",
    entries: [
      {
        id: "shock_position",
        label: "Flat, legs up",
        say: "Please lie the patient flat with the legs up.",
      },
      { id: "sit_up", label: "Sit up", say: "Please sit the patient up." },
      {
        id: "vagal_manoeuvre",
        label: "Modified Valsalva",
        say: "Please do a modified Valsalva manoeuvre now.",
      },
      {
        id: "cardioversion",
        label: "Synchronised shock",
        say: "Please give a synchronised shock now.",
      },
      { id: "iv_access", label: "Cannula", say: "Please put a cannula in." },
      {
        id: "two_lines",
        label: "Two large cannulas",
        say: "Please put two large bore cannulas in.",
      },
      {
        id: "iv_fluids",
        label: "Saline 500 ml fast",
        say: "Please give 500 ml of saline as fast as it runs.",
      },
      {
        id: "iv_fluids",
        label: "Saline 1 L over an hour",
        say: "Please give 1000 ml of saline over 60 minutes.",
      },
      {
        id: "blood",
        label: "Blood, two units",
        say: "Please give 2 units of O negative blood now.",
      },
      { id: "monitor", label: "Monitor", say: "Please put the patient on the monitor." },
      {
        id: "stomach_tube",
        label: "Stomach tube",
        say: "Please pass a nasogastric tube.",
      },
      {
        id: "urinary_catheter",
        label: "Urinary catheter",
        say: "Please put in a urinary catheter.",
      },
    ],
  },
  {
    title: "Measure now",
    entries: [
      { id: "glucose", label: "Blood glucose", say: "Check the blood glucose, please." },
      { id: "ketones", label: "Blood ketones", say: "Check the blood ketones, please." },
      {
        id: "vital_capacity",
        label: "Vital capacity",
        say: "Check the vital capacity, please.",
      },
      { id: "peak_flow", label: "Peak flow", say: "Check the peak flow, please." },
    ],
  },
  {
    title: "Call",
    entries: [
      { id: "senior", label: "A senior", say: "Please call the registrar." },
      { id: "crash_call", label: "Crash team", say: "Please call the crash team." },
      { id: "anaesthetist", label: "Anaesthetist", say: "Please call the anaesthetist." },
      { id: "critical_care", label: "Critical care", say: "Please call critical care." },
      { id: "pci_team", label: "Primary PCI team", say: "Please call the primary PCI team." },
      { id: "cardiology", label: "Cardiology", say: "Please call cardiology." },
      { id: "surgeons", label: "Surgeons", say: "Please call the surgeons." },
      {
        id: "cardiac_surgeons",
        label: "Cardiac surgeons",
        say: "Please call the cardiac surgeons.",
      },
      {
        id: "vascular_surgeons",
        label: "Vascular surgeons",
        say: "Please call the vascular surgeons.",
      },
      { id: "gynaecology", label: "Gynaecology", say: "Please call gynaecology." },
      {
        id: "thrombectomy_team",
        label: "Thrombectomy team",
        say: "Please call the thrombectomy team.",
      },
      { id: "stroke_team", label: "Stroke team", say: "Please call the stroke team." },
      { id: "neurosurgeons", label: "Neurosurgeons", say: "Please call the neurosurgeons." },
      { id: "paediatricians", label: "Paediatricians", say: "Please call the paediatricians." },
      { id: "resus", label: "Move to resus", say: "Please move the patient to resus." },
      { id: "theatre", label: "Warn theatre", say: "Please alert theatre." },
      { id: "cpr", label: "Start CPR", say: "Start CPR." },
    ],
  },
];

/** Minutes that can be waited by choosing them. */
export const waits: readonly { readonly minutes: number; readonly say: string }[] = [
  2, 5, 10, 30,
].map((minutes) => ({ minutes, say: `I'll wait ${minutes} minutes and look again.` }));

/** Ways in which a medicine is given, as they are chosen and as they are said. */
export const paletteRoutes = [
  { id: "iv", label: "into the vein (IV)", say: "IV" },
  { id: "im", label: "into the muscle (IM)", say: "IM" },
  { id: "oral", label: "by mouth", say: "orally" },
  { id: "nebulised", label: "nebulised", say: "nebulised" },
  { id: "inhaled", label: "inhaled", say: "inhaled" },
  { id: "sublingual", label: "under the tongue", say: "sublingual" },
  { id: "sc", label: "under the skin (SC)", say: "subcutaneously" },
  { id: "rectal", label: "rectally", say: "rectally" },
] as const;
export const paletteUnits = ["mg", "g", "micrograms", "units", "mmol", "ml", "puffs"] as const;

/** Medicines of the first hour, offered while one types; any other can be written too. */
export const paletteDrugs: readonly string[] =
  "Adenosine;Adrenaline;Aspirin;Atropine;Amiodarone;Benzylpenicillin;Cefotaxime;Ceftriaxone;Chlorphenamine;Co-amoxiclav;Dexamethasone;Furosemide;Gentamicin;Glucagon;Glucose 20 %;Glyceryl trinitrate;Heparin;Hydrocortisone;Insulin;Ipratropium;Labetalol;Lorazepam;Magnesium sulfate;Meropenem;Metoprolol;Morphine;Naloxone;Ondansetron;Paracetamol;Piperacillin-tazobactam;Prednisolone;Salbutamol;Ticagrelor;Tranexamic acid;Verapamil".split(
    ";",
  );

/** What is said for a medicine; dose and route as far as they were chosen. */
export const sayForDrug = (drug: string, dose: string, unit: string, route: string): string =>
  `Please give ${[
    drug.trim(),
    dose.trim() === "" ? "" : `${dose.trim()} ${unit}`,
    paletteRoutes.find(({ id }) => id === route)?.say ?? "",
  ]
    .filter((part) => part !== "")
    .join(" ")} now.`;
