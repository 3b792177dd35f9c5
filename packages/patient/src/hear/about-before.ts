import { flowIn, looseDose, overIn, routeIn, volumeIn } from "./amounts.ts";
import type { Order } from "./ordering.ts";
import { bareFigure } from "./spoken-figures.ts";

const confirming =
  /\b(?:i(?:'m| am) (?:quite |very )?(?:sure|certain)|(?:yes|yeah|ok|okay)?,? ?(?:please )?(?:give|do) it(?: anyway| please| now)?|go ahead|give it anyway|i know,? (?:but )?(?:give|do)|proceed|i(?:'m| am) aware|yes,? (?:please|give|do|i am|i'm sure))\b/i;
const repeating =
  /\b(?:(?:repeat|another|a second|second|a third|a further|one more|same)\b[^.;?!]{0,20}\b(?:dose|again|one|shot|jab)|same again|(?:repeat|do) (?:it|that|the dose)(?: again)?|another one|again please)\b/i;

/** "There's a second dose ready", "the second one's in": had at hand, or given already. */
const notNow =
  /\b(?:ready|at hand|standing by|if (?:it['’]?s |you |he |she )?need\w*)\b|(?:['’]s|\bis|\bhas gone) in\b/i;
/** A test or a look that is to be repeated is no dose. */
const ofSomethingElse =
  /\b(?:gas|abg|vbg|bloods?|film|x-?ray|scan|ecg|ekg|tracing|obs|observations|vitals|bp|pressure|peak flow|ketones?|glucose|sugar|listen\w*|look\w*|exam\w*|check\w*|chest)\b/i;

/** A word about what was ordered before: "I'm sure", "the same again", "0.5 mg into the thigh". */
export function aboutBefore(said: string): readonly Order[] {
  const words = said.replace(/\bnot\s+\d[\d.]*\s*\w+/gi, " ");
  if (repeating.test(words) && !ofSomethingElse.test(words) && !notNow.test(words))
    return [{ kind: "repeat", id: "" }];
  const bare = bareFigure(words);
  const detail: { readonly dose?: number; readonly unit?: string } =
    looseDose(words) ?? (bare === undefined ? {} : { dose: bare, unit: "mg" });
  const route = routeIn(words);
  const flow = flowIn(words);
  const millilitres = volumeIn(words);
  const over = overIn(words);
  // "In the thigh" behind a question of the nurse's; in a sentence of its own a route is said of something else.
  const isShort = !words.includes("?") && words.trim().split(/\s+/).length <= 7;
  const hasDetail =
    isShort &&
    (detail.dose !== undefined ||
      route !== undefined ||
      Object.keys(flow).length > 0 ||
      millilitres !== undefined);
  const details: Order[] = hasDetail
    ? [
        {
          kind: "detail",
          id: "",
          ...detail,
          ...flow,
          ...(route === undefined ? {} : { route }),
          ...(millilitres === undefined ? {} : { millilitres }),
          ...(over === undefined ? {} : { overMinutes: over }),
        },
      ]
    : [];
  return confirming.test(words) ? [...details, { kind: "confirm", id: "" }] : details;
}
