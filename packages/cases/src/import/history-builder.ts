import type { Attribute, TopicId } from "@anamnesis/terminology";
import { haveHad, haveNotHad, inFirstPerson, type Speaker } from "./first-person.ts";
import { isDenial, wordsFor, type Place } from "./statements.ts";

/** The topic that a few words name ("double vision"), or undefined. */
export type TopicOf = (phrase: string) => TopicId | undefined;

interface LeafDraft {
  is?: string | boolean;
  say?: string[];
  tell?: string;
  words?: string[];
}
type EntryDraft = LeafDraft & { items?: Record<string, LeafDraft> } & {
  [attribute in Attribute]?: LeafDraft;
};

const keyOfTopic = (topic: TopicId): string => topic.replace(/^(symptom|ice):/, "");
const itemName = (text: string): string =>
  wordsFor(text)
    .map((word) => word.replace(/[^a-z]+/g, ""))
    .filter((word) => word !== "")
    .slice(0, 4)
    .join("_");

/** Collects statements into the `history` of a draft; every call answers with the id of the fact it made or added to. */
export class HistoryBuilder {
  readonly history: Record<string, EntryDraft> = {};
  readonly complaint: string;
  private readonly speaker: Speaker;
  private readonly topicOf: TopicOf;
  /** Whether a text may be said: it must not name the diagnosis. */
  private readonly maySay: (text: string) => boolean;

  constructor(
    primary: string,
    options: { speaker: Speaker; topicOf: TopicOf; maySay: (text: string) => boolean },
  ) {
    this.speaker = options.speaker;
    this.topicOf = options.topicOf;
    this.maySay = options.maySay;
    this.complaint = this.symptomKey(primary) ?? "fatigue";
    this.history[this.complaint] = {
      is: primary,
      tell: "opening",
      ...this.saying([`${haveHad(primary, this.speaker)}.`]),
    };
  }

  /** A symptom in a few words, told on an open question. */
  symptom(phrase: string): string {
    const key = this.symptomKey(phrase);
    if (!key || key in this.history)
      return this.item(key ?? this.complaint, phrase, haveHad(phrase, this.speaker));
    this.history[key] = {
      is: phrase,
      tell: "open",
      ...this.saying([`${haveHad(phrase, this.speaker)}.`]),
    };
    return key;
  }

  /** Something that is denied by name. */
  denied(phrase: string): string {
    const key = this.symptomKey(phrase);
    if (key && !(key in this.history)) {
      this.history[key] = { is: false };
      return key;
    }
    const place = key ?? this.complaint;
    const name = this.freeName(place, `no ${phrase}`);
    (this.entry(place).items ??= {})[name] = {
      is: false,
      words: wordsFor(phrase),
      ...this.saying([haveNotHad(phrase, this.speaker)]),
    };
    return `${place}.${name}`;
  }

  /** A sentence at its place; without a place it is one more thing about the complaint. */
  statement(sentence: string, place: Place | undefined): string {
    const said = inFirstPerson(sentence, this.speaker) ?? sentence;
    if (!place) return this.item(this.complaint, sentence, said);
    if (place.kind === "attribute") {
      const { attribute } = place;
      const entry = this.entry(this.complaint);
      if (attribute in entry) return this.item(this.complaint, sentence, said);
      entry[attribute] = { is: sentence, ...this.saying([said]) };
      return `${this.complaint}.${attribute}`;
    }
    const { key } = place;
    if (key in this.history) return this.item(key, sentence, said);
    this.history[key] = isPlainDenial(sentence)
      ? { is: false }
      : { is: sentence, ...this.saying([said]) };
    return key;
  }

  private symptomKey(phrase: string): string | undefined {
    const topic = this.topicOf(phrase);
    return topic?.startsWith("symptom:") ? keyOfTopic(topic) : undefined;
  }

  private entry(key: string): EntryDraft {
    return (this.history[key] ??= {});
  }

  private item(key: string, text: string, said: string): string {
    const name = this.freeName(key, text);
    (this.entry(key).items ??= {})[name] = {
      is: text,
      words: wordsFor(text),
      ...this.saying([/[.!?]$/.test(said) ? said : `${said}.`]),
    };
    return `${key}.${name}`;
  }

  /** A name that no other item has and that is no attribute or field. */
  private freeName(key: string, text: string): string {
    const base = `of_${itemName(text) || "note"}`;
    const taken = this.entry(key).items ?? {};
    let name = base;
    for (let count = 2; name in taken; count += 1) name = `${base}_${count}`;
    return name;
  }

  private saying(lines: readonly string[]): { say?: string[] } {
    const say = lines.filter((line) => this.maySay(line));
    return say.length > 0 ? { say } : {};
  }
}

/** A denial with nothing else in it, which the engine's own "no" says as well. */
const isPlainDenial = (sentence: string): boolean =>
  isDenial(sentence) &&
  sentence.split(/\s+/).length <= 7 &&
  !/\b(but|except|since|until|quit|former)\b/i.test(sentence);
