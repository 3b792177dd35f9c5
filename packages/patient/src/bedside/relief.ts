import { classesOf } from "@anamnesis/terminology";
import type { Act } from "./memory.ts";

/** What eases a complaint by itself, whatever becomes of the illness. */
interface Relief {
  /** History topics of the complaint. */
  readonly of: RegExp;
  /** Medicines, or classes of them. */
  readonly by: readonly string[];
  /** Minutes until it is felt: straight into the body, and by mouth. */
  readonly onset: { readonly parenteral: number; readonly oral: number };
  readonly lasts: number;
  readonly says: Words;
}

interface Words {
  readonly own: readonly string[];
  readonly carer: readonly string[];
}

const pains =
  /(?:pain|headache|sore_throat|symptom:ear|dysuria|heartburn)$|^(?:chest_pain|abdominal_pain)/;

/**
 * Onsets and durations: British National Formulary 2024; for pain also RCEM best practice (2021), for fever NICE NG143 (2019),
 * which asks for comfort and not for the figure.
 */
const reliefs: readonly Relief[] = [
  {
    of: pains,
    by: ["strong_opioid", "ketamine"],
    onset: { parenteral: 5, oral: 30 },
    lasts: 150,
    says: {
      own: [
        "A lot easier, that. It's still there, further off.",
        "That's got on top of it.",
        "Half of what it was.",
      ],
      carer: ["Easier. Lying still with it now.", "That's taken most of it, I'd say."],
    },
  },
  {
    of: pains,
    by: ["paracetamol", "nsaid", "weak_opioid", "triptan", "antispasmodic", "glyceryl_trinitrate"],
    onset: { parenteral: 15, oral: 30 },
    lasts: 240,
    says: {
      own: ["It's eased a bit.", "The edge is off it.", "A bit duller than it was."],
      carer: ["A bit easier, I think.", "It's taken the edge off."],
    },
  },
  {
    of: /nausea|vomiting/,
    by: [
      "antiemetic",
      "metoclopramide",
      "prochlorperazine",
      "cyclizine",
      "domperidone",
      "haloperidol",
    ],
    onset: { parenteral: 10, oral: 30 },
    lasts: 240,
    says: {
      own: ["The sickness has gone off.", "My stomach's quieter now.", "I don't feel as sick."],
      carer: ["Nothing's come up since.", "That's settled the sickness."],
    },
  },
  {
    of: /fever|chills/,
    by: ["paracetamol", "nsaid"],
    onset: { parenteral: 25, oral: 35 },
    lasts: 300,
    says: {
      own: ["Cooler, I think.", "I'm not burning like I was."],
      carer: ["Cooler to the touch.", "Not as hot as before."],
    },
  },
  {
    of: /itch|rash/,
    by: ["antihistamine"],
    onset: { parenteral: 15, oral: 30 },
    lasts: 480,
    says: { own: ["The itch is going off.", "It itches less."], carer: ["Less scratching now."] },
  },
  {
    of: /palpitations/,
    by: ["beta_blocker", "rate_limiting_ccb", "adenosine"],
    onset: { parenteral: 4, oral: 45 },
    lasts: 300,
    says: {
      own: ["It's stopped hammering.", "Slower. I can feel it's slower."],
      carer: ["It's slower now."],
    },
  },
  {
    of: /tremor|anxiety|chills_sweats/,
    by: ["benzodiazepine", "beta_blocker"],
    onset: { parenteral: 10, oral: 40 },
    lasts: 300,
    says: {
      own: ["My hands are steadier.", "Less of the shakes."],
      carer: ["Calmer, and less shaky."],
    },
  },
];

const straight = new Set([
  "iv",
  "im",
  "io",
  "intranasal",
  "nebulised",
  "inhaled",
  "sublingual",
  "buccal",
  "sc",
]);

const isOf = ({ kind, id }: Act, by: readonly string[]): boolean =>
  kind === "drug" && by.some((one) => id === one || classesOf(id).has(one));

const soughtBy = ({ of, by }: Relief, topic: string, acts: readonly Act[]): readonly Act[] =>
  of.test(topic) ? acts.filter((act) => isOf(act, by)) : [];

/** Whether something was given for a complaint, working already or not. */
export const isSought = (acts: readonly Act[], topics: Iterable<string>): boolean =>
  [...topics].some((topic) => reliefs.some((relief) => soughtBy(relief, topic, acts).length > 0));

/** What is said of a complaint that a medicine eases at a minute; undefined where none does. The strongest is listed first. */
export function easedBy(
  acts: readonly Act[],
  topics: Iterable<string>,
  minute: number,
): Words | undefined {
  const asked = [...topics];
  return reliefs.find((relief) =>
    asked.some((topic) =>
      soughtBy(relief, topic, acts).some(({ route, minute: given }) => {
        const onset = straight.has(route ?? "oral") ? relief.onset.parenteral : relief.onset.oral;
        return minute >= given + onset && minute < given + onset + relief.lasts;
      }),
    ),
  )?.says;
}
