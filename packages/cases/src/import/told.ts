import type { HistoryBuilder } from "./history-builder.ts";
import { deniedOf, partsOf, sentencesOf } from "./source-text.ts";
import { lifePlaceOf, storyPlaceOf, type Place } from "./statements.ts";

type PlaceOf = (text: string) => Place | undefined;

/** The sentences of the story, a denial's things one by one; the ids of the facts that they became. */
export const storyTold = (text: string, builder: HistoryBuilder): string[] =>
  sentencesOf(text).flatMap((sentence) => {
    const place = storyPlaceOf(sentence);
    const denied = place?.kind === "entry" ? undefined : deniedOf(sentence);
    return denied
      ? denied.map((thing) => builder.denied(thing))
      : [builder.statement(sentence, place)];
  });

/** A life's statements, where one sentence may speak of several things; what speaks of none belongs to the one before. */
export const lifeTold = (text: string, builder: HistoryBuilder, placeOf: PlaceOf): string[] =>
  sentencesOf(text).flatMap((sentence) => {
    const parts: { text: string; place: Place | undefined }[] = [];
    for (const part of partsOf(sentence)) {
      const place = lifePlaceOf(part);
      const last = parts.at(-1);
      const goesOn = last && (!place || JSON.stringify(place) === JSON.stringify(last.place));
      if (goesOn) last.text = `${last.text}, ${part}`;
      else parts.push({ text: part, place });
    }
    return parts.map((part) => builder.statement(part.text, part.place ?? placeOf(part.text)));
  });

const reported =
  /^(?:the )?(?:patient |he |she )?(?:also )?(?:reports?|endorses?|notes?|complains of|admits to|positive for)\b:? (?:of )?/i;

/** The review of systems: what is denied, and what else there is. */
export const reviewTold = (text: string, builder: HistoryBuilder): string[] =>
  sentencesOf(text).flatMap((sentence) => {
    const place = lifePlaceOf(sentence);
    const denied = deniedOf(sentence);
    if (denied) return denied.map((thing) => builder.denied(thing));
    if (place) return [builder.statement(sentence, place)];
    return reported.test(sentence)
      ? partsOf(sentence.replace(reported, "").replace(/\.$/, "")).map((thing) =>
          builder.symptom(thing),
        )
      : [builder.statement(sentence, undefined)];
  });
