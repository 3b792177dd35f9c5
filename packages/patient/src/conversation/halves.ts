import { symptomMentions } from "../disclose/symptom-words.ts";
import type { Ask, Understanding } from "../understand/types.ts";

/** "Sleepy, or getting headaches in the morning?": a symptom named in a part of the question that was not heard. */
export function mentionedBeside(text: string, whole: Understanding): readonly Ask[] {
  const isWhether = whole.asks.every(
    ({ topic, attribute, form }) => topic.startsWith("symptom:") && !attribute && form !== "open",
  );
  const isMany = whole.asks.length === 0 || whole.asks.length > 2 || whole.band !== "answer";
  const parts = text.split(/[,;?]|\b(?:or|and)\b/i).filter((part) => /\p{L}/u.test(part));
  if (!isWhether || isMany || parts.length < 2) return [];
  const known = new Set(whole.asks.map(({ topic }) => topic));
  return parts.flatMap((part) => {
    const [only, ...others] = symptomMentions(part);
    if (!only || others.length > 0 || only.isNegated || known.has(only.topic)) return [];
    if (/\b(when|if|after|before|with|like|from)\b/i.test(part)) return [];
    known.add(only.topic);
    return [
      {
        topic: only.topic,
        slots: [],
        form: "closed" as const,
        confidence: 0.9,
        words: part.trim().toLowerCase(),
        fromContext: false,
      },
    ];
  });
}

type Hear = (words: string) => Understanding;

const tails: readonly (readonly [RegExp, NonNullable<Ask["attribute"]>])[] = [
  [/(?:,| and)\s+(?:on |in )?(?:which|what) (?:side|part|place|one)\W*$/i, "site"],
  [/(?:,| and)\s+(?:for )?how long(?: for)?\W*$/i, "duration"],
  [/(?:,| and)\s+(?:since when|when)\W*$/i, "onset"],
  [/(?:,| and)\s+how (?:often|many times)\W*$/i, "frequency"],
  [/(?:,| and)\s+(?:what|which) colou?r(?: is it| was it)?\W*$/i, "appearance"],
  [/(?:,| and)\s+how bad\W*$/i, "severity"],
];
/** "Does it hurt to breathe, and on which side?": the detail behind is of what stands in front. */
export function detailBehind(text: string, whole: Understanding): readonly Ask[] {
  const attribute = tails.find(([tail]) => tail.test(text))?.[1];
  const [first] = whole.asks;
  if (!attribute || !first || whole.asks.some((ask) => ask.attribute === attribute)) return [];
  const target = first.attribute ? first.target : first.topic;
  if (!target?.startsWith("symptom:")) return [];
  const words =
    text
      .split(/,| and /i)
      .at(-1)
      ?.trim()
      .toLowerCase() ?? "";
  return [
    {
      topic: `hpc:${attribute}`,
      attribute,
      target,
      slots: [],
      form: "open",
      confidence: 0.85,
      words,
      fromContext: true,
    },
  ];
}

/** Details that are asked in a half of a sentence by themselves. */
const ofHalf = /^(symptom:|hpc:(previous_episodes|prior_care|onset|duration|site)$|(?!hpc:)\w+$)/;
const surely = 0.93;
const auxiliary =
  /^\W*(?:and |so |ok |okay )*((?:have|has|had|do|does|did|are|is|was|were|can|could) (?:you|he|she|they|there|your|his|her)(?: \p{L}+)??) /iu;

/** "Has she been near anyone poorly, or gone abroad?": two questions in a sentence of which one was heard. */
export function otherHalf(text: string, whole: Understanding, hear: Hear): readonly Ask[] {
  const halves = text.split(/,?\s+(?:or|and)\s+/i).map((half) => half.trim());
  if (whole.asks.length !== 1 || halves.length !== 2 || /[.?!]\s+\S/.test(text)) return [];
  if (!halves.every((half) => half.split(/\s+/).length >= 2) || text.split(/\s+/).length < 6)
    return [];
  const carry = auxiliary.exec(halves[0] ?? "")?.[1];
  const isBuilt =
    /^(do|does|did|have|has|had|is|are|was|were|can|could|any|how|what|when|where|who|ever)\b/i;
  const added = halves.flatMap((half, at) => {
    const put =
      at > 0 && carry && !isBuilt.test(half) ? `${carry} ${half}?` : `${half.replace(/\?$/, "")}?`;
    const alone = hear(put);
    const [first] = alone.asks;
    const isSure =
      alone.band === "answer" && alone.asks.length === 1 && (first?.confidence ?? 0) >= surely;
    const isOwn =
      first && ofHalf.test(first.topic) && (!first.fromContext || first.slots.length > 0);
    return isSure && first && isOwn
      ? [{ ...first, words: half.toLowerCase().replace(/\?$/, "") }]
      : [];
  });
  const known = new Set(whole.asks.map(({ topic }) => topic));
  const isHeard = added.some(({ topic }) => known.has(topic));
  return isHeard ? added.filter(({ topic }) => !known.has(topic)) : [];
}
