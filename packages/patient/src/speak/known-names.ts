const kin =
  "husband|wife|partner|fiancée?|girlfriend|boyfriend|son|daughter|boy|girl|lad|lass|mother|mum|mam|mom|ma|father|dad|da|sister|brother|auntie?|uncle|niece|nephew|cousin|grandson|granddaughter|grandmother|grandma|nana?|gran|grandad|grandfather|stepson|stepdaughter|friend|mate|pal|flatmate|housemate|neighbour|boss|apprentice|colleague|dog|cat|horse|budgie";
const led = (capital: boolean): string =>
  `(?:${capital ? "[Mm]y|[Oo]ur|[Hh]is|[Hh]er" : "my|our|his|her"}) (?:[\\p{Ll}-]+ ){0,2}?(?:${kin})`;
const inFront = new RegExp(
  `(?<![\\p{L}])${led(true)},? (\\p{Lu}[\\p{L}'’-]+?)(?=['’]s|[^\\p{L}'’-]|$)`,
  "gu",
);
const behind = new RegExp(`(?<![\\p{L}])(\\p{Lu}[\\p{L}-]+), ${led(false)},`, "gu");

/**
 * The text with those whom both know called by their names alone: "my daughter Isla cooks" is said once, and then Isla cooks.
 * `heard`: all that was said before, by either side.
 */
export function calledByName(text: string, heard: readonly string[]): string {
  const all = heard.join(" ").toLowerCase();
  const isKnown = (name: string, before: string): boolean =>
    new RegExp(`(?<![\\p{L}])${name.toLowerCase()}(?![\\p{L}])`, "u").test(
      `${all} ${before.toLowerCase()}`,
    );
  const short = (whole: string, name: string, at: number): string =>
    isKnown(name, text.slice(0, at)) ? name : whole;
  return text.replace(inFront, short).replace(behind, short);
}
