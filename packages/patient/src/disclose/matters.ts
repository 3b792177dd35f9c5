import type { Fact } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import type { Understanding } from "../understand/types.ts";
import { indexOf, isTellable, truthOf } from "./fact-index.ts";
import { askFor, type Heard, itemAskFor, type Reading } from "./reading.ts";
import type { Situation } from "./situation.ts";

/** Something that clinicians ask by name and that is only a part of a topic: found in the case by its words, else not so. */
interface Matter {
  readonly asked: RegExp;
  /** What the case's own words for it look like. */
  readonly told: RegExp;
  /** Where the case may tell of it, likeliest first. */
  readonly topics: readonly string[];
  /** The kind of thing denied when the case is silent. */
  readonly otherwise?: Extract<PlanStep, { kind: "deny" }>["matter"];
  /** Only asked of those whose case does not deny this topic altogether. */
  readonly within?: string;
  /** Nothing else is asked with it, though its words may hold an "or". */
  readonly isWhole?: boolean;
  readonly fits?: (said: Heard) => boolean;
}

const ofDrink = /\b(drink\w*|alcohol|booze|beer|wine)\b/i;
const isOfDrink: Matter["fits"] = ({ state, text, heard }) =>
  ofDrink.test(text) ||
  state.focus.lastAsks.some(({ topic }) => topic === "alcohol") ||
  heard.asks.some(({ slots }) => slots.some(({ id }) => id?.startsWith("alcohol.") === true));
const isChild: Matter["fits"] = ({ view }) => view.person.age < 13;

const matters: readonly Matter[] = [
  {
    asked:
      /\b(driv\w*|behind the wheel)\b.*\b(after|drink\w*|drunk|over the limit|alcohol|hungover)\b|\bdrink\w* and driv\w*/i,
    told: /morning after|after (a )?drink|over the limit|drink.?driv/i,
    topics: ["driving", "alcohol"],
    otherwise: "never",
    within: "alcohol",
    fits: ({ text }) => ofDrink.test(text) || /over the limit|hungover|drunk/i.test(text),
  },
  {
    asked: /\b(cut(ting)? (it |this |that |your drinking )?(down|back)|drink less)\b/i,
    told: /cut(ting)? (down|back)|drink less/i,
    topics: ["alcohol"],
    otherwise: "never",
    within: "alcohol",
    fits: (said) =>
      isOfDrink(said) &&
      /\b(ever|felt|feel|should|ought|thought|need|tried|want)\b/i.test(said.text),
  },
  {
    asked: /\b(annoy\w*|critici[sz]\w*|nagg\w*|on at you|concern\w* about your drink\w*)\b/i,
    told: /annoy|critici|nag|on at me|comment/i,
    topics: ["alcohol"],
    otherwise: "never",
    within: "alcohol",
    fits: isOfDrink,
  },
  {
    asked: /\b(guilt\w*|ashamed|bad about)\b/i,
    told: /guilt|ashamed/i,
    topics: ["alcohol"],
    otherwise: "never",
    within: "alcohol",
    fits: ({ state, text }) =>
      ofDrink.test(text) || state.focus.lastAsks.some(({ topic }) => topic === "alcohol"),
  },
  {
    asked:
      /\beye.?opener\b|\b(drink\w*|alcohol|one)\b.*\b(first thing|in the mornings?|to steady|when you wake)\b/i,
    told: /eye.?opener|first thing|in the mornings?|steady/i,
    topics: ["alcohol"],
    otherwise: "never",
    within: "alcohol",
    fits: isOfDrink,
  },
  {
    asked:
      /\b(mania|manic|hypomani\w*|elated|elation|unusually (high|happy|energetic|good)|(opposite|other way).*\b(high|mood)|(felt|feeling|been|so|too|really) (so |really |unusually |extremely |too )?(high|on top of the world)\b(?! (up|temp|blood|sugar|risk|enough)))/i,
    told: /\bhigh\b|mania|manic|elat|on top of the world|the other way/i,
    topics: ["mood", "pmh", "symptom:hallucinations", "symptom:suicidality"],
    otherwise: "never",
    isWhole: true,
  },
  {
    asked:
      /\b(weapons?|guns?|firearms?|shotguns?|stockpil\w*|hoard\w*)\b|\b(tablets|medicines?|pills|medication|anything|means)\b.*\b(you (could|might|would) (take|use)|saved up|stored up|stashed)\b/i,
    told: /tablets at home|stockpil|weapon|means|shotgun|put by/i,
    topics: ["symptom:suicidality", "home_safety"],
    otherwise: "thing",
  },
  {
    asked:
      /\b(ever|been|needed|previous\w*|any|has|have|had|history|past)\b.*\b(intubat\w+|ventilat(or|ed|ion)|life support|itu|icu|picu|intensive care|hdu)\b|^\W*(itu|icu|picu|intubat\w+|ventilated|intensive care)\W*$/i,
    told: /intubat|ventilat|life support|\bitu\b|\bicu\b|intensive/i,
    topics: ["hospitalisation", "pmh", "paeds_history"],
    otherwise: "condition",
    fits: ({ text }) => !/\b(family|brother|sister|mum|dad|mother|father|anyone)\b/i.test(text),
  },
  {
    asked:
      /\b(immobil\w*|plaster( cast)?|(leg|arm|foot|ankle) in (a )?(cast|plaster|boot)|(laid|cooped) up|bed ?bound|bed ?rest|bedridden|stuck in bed|off (your|his|her) feet)\b/i,
    told: /immobil|plaster|\bcast\b|laid up|bed ?rest|in bed|\bboot\b|off (my|your|his|her) feet/i,
    topics: [
      "pmh",
      "surgeries",
      "hospitalisation",
      "functional_status",
      "exercise",
      "travel",
      "symptom:joint_pain",
      "symptom:limb_muscle_pain",
    ],
    otherwise: "thing",
  },
  {
    asked:
      /\b(been|felt|feeling|were you|was (he|she)|had (a|any)|any) (\w+ )?(unwell|ill|poorly|sick|illness(es)?|infections?|virus(es)?|viral illness|colds?)\b.{0,25}\b(recent(ly)?|lately|before (this|that|it)|beforehand|(last|past|previous) (few |couple of )?(days|weeks?|months?))\b|\b(recent|preceding) (\w+ )?(illness(es)?|infections?|virus(es)?|viral illness|colds?)\b/i,
    told: /recent(ly)? (ill|unwell|infection|cold)|been (ill|unwell)|\b(a |bad |heavy )?cold\b|virus|\bflu\b|ill recently|infection before/i,
    topics: [
      "symptom:nasal",
      "pmh",
      "sick_contacts",
      "symptom:fever",
      "symptom:sore_throat",
      "symptom:cough",
    ],
    otherwise: "never",
    fits: ({ text }) =>
      !/\b(anyone|anybody|someone|somebody|contact|around you|family|else|chest|urine|water|ear|been sick|vomit\w*)\b/i.test(
        text,
      ),
  },
  {
    asked:
      /\b(stung|bitten|bites? (or|and) stings?|any stings?|insect (bites?|stings?)|bees?|wasps?|(anything|something|insect) (sting|bite))\b/i,
    told: /sting|stung|bitten|\bbees?\b|wasp/i,
    topics: [
      "symptom:rash",
      "symptom:itch",
      "symptom:joint_swelling",
      "symptom:dyspnoea",
      "animals_exposures",
      "allergies",
      "pmh",
    ],
    otherwise: "thing",
    fits: ({ text }) =>
      /\b(anything|something|you|been|ever|any|him|her)\b/i.test(text) &&
      !/\b(urine|wee|pee|passing)\b/i.test(text),
  },
  {
    asked: /\b(tattoos?|piercings?|needle ?sticks?|needles)\b/i,
    told: /tattoo|pierc|needle/i,
    topics: ["animals_exposures", "drugs", "sexual_history"],
    otherwise: "thing",
    isWhole: true,
    fits: ({ text }) =>
      !/pins and needles|insulin|inject|scar(ed|y)|fright\w+|afraid|phobi\w*/i.test(text),
  },
  {
    asked: /\b(asbestos|chemicals?|fumes|dusts?)\b/i,
    told: /asbestos|chemical|fumes|dust/i,
    topics: ["occupation", "animals_exposures"],
    otherwise: "thing",
  },
  {
    asked: /\b(mou?ld|mou?ldy|damp)\b/i,
    told: /mould|damp/i,
    topics: ["living_situation", "animals_exposures"],
    otherwise: "thing",
  },
  {
    asked: /\bgrunt\w*/i,
    told: /grunt/i,
    topics: ["symptom:dyspnoea", "symptom:wheeze", "symptom:cough", "paeds_history"],
    otherwise: "thing",
    fits: isChild,
  },
  {
    asked: /\b(flar(ing|ed?)|head.?bobbing|tracheal tug\w*)\b/i,
    told: /flar|bobbing|tug/i,
    topics: ["symptom:dyspnoea", "symptom:wheeze", "symptom:cough"],
    otherwise: "thing",
    fits: isChild,
  },
];

const wordsOf = (fact: Fact): string =>
  [(fact.item ?? "").replaceAll("_", " "), ...fact.words].join(" . ");

function matterIn({ view, state, text, heard }: Heard) {
  const matter = matters.find(
    ({ asked, fits }) => asked.test(text) && (fits?.({ view, state, text, heard }) ?? true),
  );
  if (!matter) return undefined;
  const index = indexOf(view);
  const facts = matter.topics
    .flatMap((topic) => index.of(topic))
    .filter((fact) => !fact.isDefault && isTellable(fact));
  const fact =
    facts.find((one) => one.item !== undefined && matter.told.test(wordsOf(one))) ??
    facts.find((one) => [one.is, ...one.say].some((line) => matter.told.test(line)));
  return { matter, fact };
}

/** "An eye-opener?", "ever been in ITU?": by the case's own fact of it, where it has one. */
export const namedMatter: Reading = ({ view, state, text, heard }) => {
  const found = matterIn({ view, state, text, heard });
  if (!found?.fact) return undefined;
  const { fact, matter } = found;
  // "Been stung before?" is not about today's sting.
  const isOfBefore =
    fact.topic.startsWith("symptom:") && ofBefore.test(text) && !ofBefore.test(wordsOf(fact));
  if (isOfBefore && indexOf(view).attribute(view.complaint, "previous_episodes"))
    return [askFor("hpc:previous_episodes", text, { target: view.complaint, form: "closed" })];
  const isHeard = heard.asks.some(
    (ask) => ask.slots.some(({ id }) => id === fact.id) && ask.topic === fact.topic,
  );
  if (isHeard && (matter.isWhole !== true || heard.asks.length < 2)) return undefined;
  const ask = fact.item
    ? itemAskFor(fact, text)
    : fact.attribute
      ? askFor(`hpc:${fact.attribute}`, text, { target: fact.topic })
      : askFor(fact.topic, text);
  const isBeside = heard.asks.some(
    ({ words, confidence }) =>
      !matter.asked.test(words) && confidence >= surely && matter.asked.test(text),
  );
  const isRow = isBeside && heard.band === "answer" && /(\?|,|\s[-–])\s*\S/.test(text);
  const isAlone =
    matter.isWhole === true || (heard.asks.length < 2 && !isRow && !isChoice(heard, text));
  const rest = isAlone
    ? []
    : heard.asks.filter(({ words }) => isChoice(heard, text) || !matter.asked.test(words));
  return [...rest, ask];
};

const surely = 0.75;
const ofBefore =
  /\b(before(?! (this|that|it|you|he|she|the))|previous(ly)?|in the past|last time|other times?)\b/i;

/** "Any operations, or been laid up?": the matter is one of two things asked. */
const isChoice = (heard: Understanding, text: string): boolean =>
  /\bor\b/i.test(text) &&
  heard.asks[0]?.topic.startsWith("hpc:") === false &&
  heard.asks.length === 1 &&
  heard.band === "answer" &&
  (heard.asks[0]?.confidence ?? 0) > 0.8;

/** The same where the case is silent: not so; of drink, only from somebody who drinks. */
export function deniedMatter(
  situation: Situation,
  heard: Understanding,
): readonly PlanStep[] | undefined {
  const found = matterIn({ ...situation, heard });
  if (!found || found.fact) return undefined;
  const isOther = heard.asks.length > 1 || isChoice(heard, situation.text);
  if (isOther && found.matter.isWhole !== true) return undefined;
  const { otherwise, within, topics } = found.matter;
  const root = within ? situation.index.root(within) : undefined;
  if (!otherwise || (root && truthOf(root) === "no")) return undefined;
  return [{ kind: "deny", topic: topics[0] ?? "", matter: otherwise, about: "" }];
}
