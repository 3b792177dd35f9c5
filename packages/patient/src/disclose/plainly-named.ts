import { type Attribute, findDiagnoses } from "@anamnesis/terminology";
import type { Ask } from "../understand/types.ts";
import { indexOf, isTellable, textOfFact, truthOf } from "./fact-index.ts";
import { isSpelledOut } from "./matching.ts";
import { askFor, type Heard, isAsked, itemAskFor, type Reading } from "./reading.ts";
import { symptomMentions } from "./symptom-words.ts";
import { painThere } from "./target.ts";

/** The symptom that a few words name, by the case's own words, the common ones, or what the case says of it. */
export function symptomIn({ view, state }: Heard, words: string): string | undefined {
  if (/^(pain|ache|discomfort)$/i.test(words))
    return painThere({ view, state, index: indexOf(view) });
  const told = view.facts.filter(
    (fact) =>
      fact.topic.startsWith("symptom:") &&
      !fact.isDefault &&
      !fact.attribute &&
      truthOf(fact) === "yes",
  );
  const own =
    told.find((fact) => !fact.item && isSpelledOut(fact, words)) ??
    told.find((fact) => fact.item !== undefined && isSpelledOut(fact, words));
  const asked = words.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const spoken = told.find((fact) => {
    const text = textOfFact(fact).toLowerCase();
    return !fact.item && asked.length > 1 && asked.every((word) => text.includes(word));
  });
  return own?.topic ?? symptomMentions(words)[0]?.topic ?? spoken?.topic;
}

const ofDetail: readonly (readonly [RegExp, Attribute])[] = [
  [
    /^\W*(?:and |so )?(?:for )?how long (?:did|do|does|have|has|had|was|were|is|are)?\s*/i,
    "duration",
  ],
  [/^\W*(?:and |so )?when (?:did|does|do|has|have|was|were) /i, "onset"],
];
const behind =
  /\s*\b(last(ed|s)?|go(ne|es|ing)? on|been (there|going|back|on)|take|takes|start(ed)?|begin|began|begun|come( on| back)?|came( on)?|appear(ed)?|for|back|now)\b.*$/i;
/** "How long did the lights last?", "how long has the bedwetting been back": of what is named, whatever was talked about. */
const detailOfNamed: Reading = (said) => {
  const first = said.text.split(/[,.?!;]/)[0] ?? "";
  const found = ofDetail.find(([front]) => front.test(first));
  if (!found) return undefined;
  const [front, attribute] = found;
  const name = first
    .replace(front, "")
    .replace(behind, "")
    .replace(/^(the|your|his|her|this|that|these) /i, "");
  if (
    name.trim().length < 4 ||
    name.split(/\s+/).length > 4 ||
    /\b(you|it|he|she|they|was|were|is|in|on|of)\b/i.test(name)
  )
    return undefined;
  const target = symptomIn(said, name.trim());
  const isHeard = said.heard.asks.some((ask) => ask.target === target || ask.topic === target);
  if (!target || isHeard) return undefined;
  const words = first
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, "");
  const rest = said.heard.asks.filter(
    (ask) => !words.includes(ask.words) && !ask.words.includes(name.trim()),
  );
  return [askFor(`hpc:${attribute}`, first, { attribute, target, form: "open" }), ...rest];
};

const lumpInNeck =
  /\b(neck|throat)\b.*\b(bigger|swollen|swelling|lumps?|fuller|thicker|tighter collar|goitre)\b|\b(swollen|swelling|lumps?|goitre|fullness) (in|at|on|of)? ?(the |your |his |her )?(front of )?(the |your |his |her )?neck\b/i;
const pallor = /\b(pale|paler|pallor|washed out|gone (white|grey)|lost (your|his|her) colour)\b/i;
const darkening =
  /\b(a tan|tanned|darker|remarked on (your|his|her) (colour|skin)|(skin|complexion) (changed|colour))\b/i;
const sights =
  /\b(see|saw|seen|seeing|notice\w*)\b.*\b(strange|odd|funny|weird|unusual|flash\w*|zig\W?zags?|stars|spots?|lights?|sparkl\w*)\b/i;

/** A symptom that people name by what is seen of it, where it was taken for another. */
const seen: Reading = ({ view, text, heard }) => {
  const index = indexOf(view);
  const spelt = (topics: readonly string[], what: RegExp) =>
    topics
      .flatMap((topic) => index.of(topic))
      .find(
        (fact) =>
          !fact.isDefault &&
          isTellable(fact) &&
          what.test([fact.item ?? "", ...fact.words].join(" ")),
      );
  if (lumpInNeck.test(text)) {
    const own = spelt(
      ["symptom:swollen_glands", "symptom:lump", "symptom:dysphagia"],
      /neck|goitre|thyroid/i,
    );
    const known = heard.asks.some(({ slots }) =>
      slots.some(({ id }) => id !== undefined && id === own?.id),
    );
    if (known && heard.band === "answer") return undefined;
    return [
      own?.item ? itemAskFor(own, text) : askFor(own?.topic ?? "symptom:swollen_glands", text),
    ];
  }
  if (pallor.test(text) && heard.band !== "answer") {
    const topics = view.facts.map(({ topic }) => topic);
    const own = spelt([...new Set(topics)], /\b(?:pale|pallor)\b/i);
    return own?.item ? [itemAskFor(own, text)] : undefined;
  }
  if (darkening.test(text) && heard.band !== "answer") {
    const own = spelt(
      ["symptom:rash", "symptom:jaundice", "symptom:itch"],
      /\b(tan(ned)?|darker|dark skin)\b/i,
    );
    return own ? [own.item ? itemAskFor(own, text) : askFor(own.topic, text)] : undefined;
  }
  const isOfSight = sights.test(text) && /\beyes?\b|\bvision\b|\bsight\b|\blights?\b/i.test(text);
  return isOfSight && isAsked(heard, "symptom:eye") && !isAsked(heard, "symptom:visual")
    ? [askFor("symptom:visual", text)]
    : undefined;
};

const harder =
  /\b(what|anything|which things)\b.*\b(harder|difficult|hard to do|struggl\w*|can(['’]?t|not| no longer)( you)? (do|manage)|stopped (you )?doing|given up doing)\b/i;
/** "What do you find harder than before?" asks what it keeps them from. */
const impeded: Reading = ({ view, text, heard }) =>
  harder.test(text) && heard.band !== "answer"
    ? [askFor("hpc:impact", text, { attribute: "impact", target: view.complaint, form: "open" })]
    : undefined;

const bareNow = /^\W*(and |but |so )?((what|how) about )?(right )?now\W*$/i;
/** "And now?" after how far they can walk on a good day. */
const nowInstead: Reading = ({ view, state, text }) => {
  const wasOfDays = state.focus.lastAsks.some(({ topic }) =>
    /^(functional_status|exercise)$/.test(topic),
  );
  if (!bareNow.test(text) || !wasOfDays) return undefined;
  const index = indexOf(view);
  const attribute = (["impact", "severity"] as const).find((one) =>
    index.attribute(view.complaint, one),
  );
  return attribute
    ? [askFor(`hpc:${attribute}`, text, { attribute, target: view.complaint, form: "open" })]
    : undefined;
};

const pastOfMind =
  /\b(low|down|dark) (spells?|patch(es)?|times?|moods?|periods?|episodes?)\b.*\b(before|younger|past|earlier|ever|previous\w*)\b|\b(past|previous(ly)?|before|ever|history|other times?)\b.*\b(nerves|mood|depress\w*|anxiety|mental|breakdown)\b|\b(nerves|mood|depress\w*|anxiety|mental|breakdown)\b.*\b(before|in the past|previously)\b/i;
/** "Any past trouble with your nerves?" asks of the past, not of now. */
const mindBefore: Reading = ({ text, heard }) =>
  pastOfMind.test(text) &&
  !/\b(famil\w*|relatives?|mother|father|anyone)\b/i.test(text) &&
  heard.asks.every(({ topic }) => /^(mood|symptom:anxiety|hpc:previous_episodes)$/.test(topic)) &&
  (heard.band !== "answer" || isAsked(heard, "mood", "symptom:anxiety")) &&
  !isAsked(heard, "pmh")
    ? [askFor("pmh", text, { form: "closed", slots: [{ kind: "condition", text: "depression" }] })]
    : undefined;

/** "Had a UTI before?" while something else is talked about that has never been before: an illness of the past. */
const illnessBefore: Reading = ({ view, state, text, heard }) => {
  const [named] = findDiagnoses(text);
  const isPast = /\b(had|have|has|ever|before|previous(ly)?|history)\b/i.test(text);
  const isAsOther = heard.asks.every(({ attribute }) => attribute === "previous_episodes");
  if (!named || !isPast || heard.asks.length === 0 || !isAsOther) return undefined;
  const target = heard.asks[0]?.target ?? state.focus.target ?? view.complaint;
  const index = indexOf(view);
  const own =
    index.attribute(target, "previous_episodes") ??
    index.attribute(view.complaint, "previous_episodes");
  return own && target === own.topic
    ? undefined
    : [
        askFor("pmh", text, {
          form: "closed",
          slots: [{ kind: "condition", text: named.text.toLowerCase() }],
        }),
      ];
};

const helpers = /\bwho (helps?|looks? after|supports?|cares? for) (you|him|her|them)\b/i;
const helping: Reading = ({ text, heard }) =>
  helpers.test(text) && !isAsked(heard, "support", "occupation")
    ? [
        askFor("support", text, { form: "open" }),
        ...heard.asks.filter(
          ({ topic }) => topic === "living_situation" && /stairs|flat|house|live/i.test(text),
        ),
      ]
    : undefined;

const measuredFever =
  /\b(fevers?|temp\w*)\b.*\b(what (did|was|were)|how (much|high)|measur\w+|reading|thermometer)\b/i;
/** "Fever? What did you measure?" */
const measured: Reading = ({ view, text, heard }) =>
  measuredFever.test(text) &&
  isAsked(heard, "investigations") &&
  indexOf(view).attribute("symptom:fever", "severity")
    ? [
        askFor("symptom:fever", "fever", { form: "closed" }),
        askFor("hpc:severity", text, {
          attribute: "severity",
          target: "symptom:fever",
          form: "open",
        }),
      ]
    : undefined;

const wounding = /\b(injur(y|ies|ed)|trauma|accidents?|(knocks?|bangs?|bumps?|blows?) (to|on))\b/i;
/** "Any neck or head injury?" asks for an injury, not for how the neck is. */
const injuries: Reading = ({ view, text, heard }) => {
  const isOfPart = heard.asks.some(({ topic }) => topic.startsWith("symptom:"));
  if (!wounding.test(text) || !isOfPart || /[?.!,]\s*\S/.test(text)) return undefined;
  const near = heard.asks
    .flatMap(({ slots }) => slots)
    .map(({ id }) => indexOf(view).get(id ?? ""));
  const own = near.find(
    (fact) =>
      fact?.item !== undefined &&
      /injur|fall|knock|bang|accident/i.test([fact.item, ...fact.words].join(" ")),
  );
  if (own) return [itemAskFor(own, text)];
  return [
    askFor("hpc:trigger", text, { attribute: "trigger", target: view.complaint, form: "closed" }),
  ];
};

const unusualFood =
  /\b(ate|eaten|eat|had|eating)\b.*\b(strange|unusual|different|dodgy|restaurant|take ?aways?|under ?cooked|raw|off|barbecue|bbq|out)\b/i;
/** "You ate something strange, restaurant?" */
const foodBefore: Reading = ({ view, text, heard }) => {
  if (!unusualFood.test(text) || heard.band === "answer") return undefined;
  const own = view.facts.find(
    (fact) =>
      fact.item !== undefined &&
      !fact.isDefault &&
      isTellable(fact) &&
      fact.tell === "asked" &&
      /\b(restaurant|take ?away|ate|eaten|unusual food|dodgy|under ?cooked|food poison\w*|meal out|barbecue)\b/i.test(
        [fact.item.replaceAll("_", " "), ...fact.words].join(" . "),
      ),
  );
  return own ? [itemAskFor(own, text)] : [askFor("diet", text, { form: "closed" })];
};

const askedOf = (asks: readonly Ask[], topic: string): Ask | undefined =>
  asks.find((ask) => ask.topic === topic);
const darkly =
  /^\W*(and |so )?how dark\b|\b(end(ing)? (it|things|your life)|(not|n['’]?t) (want(ing)? to )?(be here|wake up|go on|live)|better off dead|worth living|harm(ing)? yourself|tak(e|ing) your (own )?life|suicid\w*)\b/i;
/** "Feeling low, ever thought of ending it?" */
const darkThoughts: Reading = ({ text, heard }) => {
  if (!darkly.test(text) || (heard.band === "answer" && isAsked(heard, "symptom:suicidality")))
    return undefined;
  const dark =
    askedOf(heard.asks, "symptom:suicidality") ??
    askFor("symptom:suicidality", text, { form: "closed" });
  return /\b(low|down|depressed|sad|mood)\b/i.test(text)
    ? [askFor("mood", "feeling low", { form: "closed" }), { ...dark, words: text.toLowerCase() }]
    : [dark];
};

const walksNow =
  /\b(can|could|are|is|able)\b.*\b(walk|stand|get up)\b(?!.*\b(how far|stairs|flights?|usually|normally|before)\b)/i;
/** "Can you walk by yourself?" asks for today, where walking is what has gone; not for how they usually manage. */
const walking: Reading = ({ view, text, heard }) =>
  walksNow.test(text) &&
  isAsked(heard, "functional_status") &&
  view.facts.some(
    (fact) => fact.topic === "symptom:balance_gait" && !fact.isDefault && truthOf(fact) === "yes",
  )
    ? [askFor("symptom:balance_gait", text, { form: "closed" })]
    : undefined;

/** What is named in so many words, and was taken to be about something else. */
export const namedReadings: readonly Reading[] = [
  detailOfNamed,
  seen,
  impeded,
  nowInstead,
  mindBefore,
  illnessBefore,
  helping,
  measured,
  injuries,
  foodBefore,
  darkThoughts,
  walking,
];
