import type { PatientView } from "@anamnesis/cases";
import type { DialogueState } from "../dialogue.ts";
import type { Ask, Understanding } from "../understand/types.ts";
import { indexOf, isTellable } from "./fact-index.ts";
import { isSpelledOut } from "./matching.ts";
import { namedMatter } from "./matters.ts";
import { ownPhrase } from "./own-phrase.ts";
import { evidentReading, ownWordReadings, plainReadings } from "./plainly-put.ts";
import { askFor, itemAskFor, type Reading } from "./reading.ts";
import { shorthandAsks } from "./shorthand.ts";
import { complaintReadings } from "./typed-complaint.ts";
import { namedReadings } from "./plainly-named.ts";
import { fewWords } from "./typed-few.ts";
import { lifeReadings } from "./typed-life.ts";

const heardAs = (heard: Understanding, asks: readonly Ask[]): Understanding => ({
  ...heard,
  band: "answer",
  topics: asks.map(({ topic }) => topic),
  acts: heard.acts.filter(
    (act) =>
      act !== "explanation" &&
      (act !== "examination_request" || asks.some(({ topic }) => topic === "examination")),
  ),
  asks,
  alternatives: [],
});

/** "And the pneumonia one?" after a jab: a thing of the list that is being gone through. */
const oneOfList: Reading = ({ state, view, text }) => {
  const { target } = state.focus;
  if (!target || !/\bthe ([\w-]+ ){1,2}(one|jab|vaccine|tablets?|pills?)s?\W*$/i.test(text))
    return undefined;
  const said: ReadonlySet<string> = new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const item = indexOf(view)
    .items(target)
    .find(
      (fact) =>
        isTellable(fact) &&
        fact.words.some((word) => said.has(word.toLowerCase().split(" ")[0] ?? "")),
    );
  return item ? [itemAskFor(item, text)] : undefined;
};

const onlyParts =
  /^\W*((your|the|his|her|both|also) )*((lungs?|chest|heart|tummy|abdomen|belly|legs?|eyes?|ears?|throat|skin|neck|reflexes|pulses?)( and |, ?| )?)+\W*$/i;
/** "Now your lungs": goes on with the examination that is under way. */
const examiningOn: Reading = ({ state, text }) => {
  const isUnderWay = state.focus.lastAsks.some(({ topic }) => topic === "examination");
  return isUnderWay &&
    (/^\W*(and |now |then |next |just )+(your |the )?(\w+ ?){1,3}\W*$/i.test(text) ||
      onlyParts.test(text)) &&
    /\b(lungs?|chest|heart|tummy|abdomen|belly|legs?|eyes?|ears?|throat|skin|neck|reflexes|pulses?)\b/i.test(
      text,
    )
    ? [askFor("examination", text)]
    : undefined;
};

/** Something that the case has a word for, asked in words that were not understood as a whole. */
const ownWord: Reading = ({ view, heard, text }) => {
  const isQuestion =
    /\?\s*$|^\W*(and |so |or )?(any|ever|have|has|had|do|does|did|are|is|was|were|could|stayed|been|used|tried|taken)\b/i.test(
      text,
    );
  const isLost = heard.asks.length === 0 && !heard.acts.includes("private_setting");
  if (!isLost || !isQuestion || heard.acts.includes("diagnosis_probe")) return undefined;
  const timeless = text
    .replace(/^\W*(good )?(morning|afternoon|evening)\b/i, " ")
    .replace(/\b(recent(ly)?|today|now|before|ever|currently)\b/gi, " ");
  const named = view.facts.filter(
    (fact) => fact.item !== undefined && isTellable(fact) && isSpelledOut(fact, timeless),
  );
  const [first] = named;
  return first && new Set(named.map(({ topic }) => topic)).size === 1
    ? [itemAskFor(first, text)]
    : undefined;
};

/** An item that the case's own word names, of the topic that was understood. */
const taking = /\b(take|takes|taking|on) (the |your |his |her |any )?\w+/i;
const namedItem: Reading = ({ view, heard, text }) => {
  if (heard.band === "answer") return undefined;
  const named = heard.asks.find((ask) =>
    ask.slots.some((slot) => {
      const fact = slot.id ? indexOf(view).get(slot.id) : undefined;
      return fact?.item !== undefined && fact.topic === ask.topic;
    }),
  );
  if (named) return [named];
  if (!taking.test(text)) return undefined;
  const drug = ["medications", "allergies"]
    .flatMap((topic) => indexOf(view).items(topic))
    .find((fact) => isTellable(fact) && isSpelledOut(fact, text));
  return drug ? [itemAskFor(drug, text)] : undefined;
};

const {
  opening,
  highestTemperature,
  beforehand,
  onScale,
  untilWorst,
  namedInFront,
  onsetAsked,
  triggering,
  walkingDistance,
  whereItBegan,
  whetherPain,
  hadBefore,
  strained,
  height,
  injury,
  anyPain,
  blood,
  painOn,
  detail,
} = complaintReadings;
const readings: readonly Reading[] = [
  opening,
  ...plainReadings.slice(0, 1),
  ownPhrase,
  ...plainReadings.slice(1),
  ...namedReadings,
  shorthandAsks,
  namedMatter,
  highestTemperature,
  beforehand,
  onScale,
  untilWorst,
  namedInFront,
  onsetAsked,
  triggering,
  walkingDistance,
  whereItBegan,
  whetherPain,
  hadBefore,
  strained,
  examiningOn,
  height,
  oneOfList,
  injury,
  ...fewWords,
  ...lifeReadings,
  ...ownWordReadings,
  anyPain,
  blood,
  painOn,
  ownWord,
  namedItem,
  detail,
  evidentReading,
];

/**
 * Reads what learners type: short, telegraphic, leaning on what was said before. Each reading takes up one way in which a
 * few words mean more than they say; the first that fits replaces what was understood.
 */
export function asTyped(
  view: PatientView,
  state: DialogueState,
  heard: Understanding,
  text: string,
): Understanding {
  if (heard.acts.includes("role_break")) return heard;
  for (const reading of readings) {
    const asks = reading({ view, state, heard, text });
    if (asks) return heardAs(heard, asks);
  }
  return heard;
}
