import {
  classesOf,
  parenteralRoutes,
  reliefs as eases,
  type Relief as Eases,
} from "@anamnesis/terminology";
import type { Act } from "./memory.ts";

interface Words {
  readonly own: readonly string[];
  readonly carer: readonly string[];
}

/** What eases a complaint, the history topics of the complaint, and what is said of it then. */
interface Relief extends Omit<Eases, "of"> {
  readonly of: RegExp;
  readonly says: Words;
}

const topicsOf: Readonly<Record<Eases["of"], RegExp>> = {
  pain: /(?:pain|headache|sore_throat|symptom:ear|dysuria|heartburn)$|^(?:chest_pain|abdominal_pain)/,
  sickness: /nausea|vomiting/,
  fever: /fever|chills/,
  itch: /itch|rash/,
  palpitations: /palpitations/,
  shaking: /tremor|anxiety|chills_sweats/,
};

const strongly: Words = {
  own: [
    "A lot easier, that. It's still there, further off.",
    "That's got on top of it.",
    "Half of what it was.",
  ],
  carer: ["Easier. Lying still with it now.", "That's taken most of it, I'd say."],
};
const says: Readonly<Record<Eases["of"], Words>> = {
  pain: {
    own: ["It's eased a bit.", "The edge is off it.", "A bit duller than it was."],
    carer: ["A bit easier, I think.", "It's taken the edge off."],
  },
  sickness: {
    own: ["The sickness has gone off.", "My stomach's quieter now.", "I don't feel as sick."],
    carer: ["Nothing's come up since.", "That's settled the sickness."],
  },
  fever: {
    own: ["Cooler, I think.", "I'm not burning like I was."],
    carer: ["Cooler to the touch.", "Not as hot as before."],
  },
  itch: { own: ["The itch is going off.", "It itches less."], carer: ["Less scratching now."] },
  palpitations: {
    own: ["It's stopped hammering.", "Slower. I can feel it's slower."],
    carer: ["It's slower now."],
  },
  shaking: {
    own: ["My hands are steadier.", "Less of the shakes."],
    carer: ["Calmer, and less shaky."],
  },
};

const reliefs: readonly Relief[] = eases.map((one) => ({
  ...one,
  of: topicsOf[one.of],
  says: one.isStrong ? strongly : says[one.of],
}));

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
        const onset = parenteralRoutes.has(route ?? "oral")
          ? relief.onset.parenteral
          : relief.onset.oral;
        return minute >= given + onset && minute < given + onset + relief.lasts;
      }),
    ),
  )?.says;
}
