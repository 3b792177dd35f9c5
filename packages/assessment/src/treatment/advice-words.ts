import { findDrugs, foldWord, isDrugOf, tokenise } from "@anamnesis/terminology";

/**
 * Ways in which people write the same advice, one group a line. Entries are stems: what is typed may go on. A rubric's
 * phrase that is one of a group is found in all of the group's words.
 */
const groups: readonly (readonly string[])[] = `
smok; smoking; cigarette; tobacco; nicotine; fags; cigs; ciggies; vape; vaping
alcohol; drinking less; less drinking; beer; wine; booze; cut down on drinking; stop drinking
diet; dietary; healthy eating; eat healthy; eat well; fruit and veg; balanced meal
less fat; less fried; fatty food; low fat
low sodium; less salt; low salt; salt intake; cut down on salt
exercise; physical activity; physically active; keep active; stay active; being active; walking; keep moving; keep mobile; stay mobile
lose weight; weight loss; lose some weight; weight reduction; reduce weight; losing weight; weight management
fluid; fluids; hydrat; hydration; hydrated; drink plenty; plenty to drink; water
vaccin; vaccination; vaccine; immunis; immuniz; jab; ppv; pcv; prevnar; pneumovax
return if; come back if; come back at once; come back straight; return precaution; safety net; seek help; seek medical; return to ed; return to er; return to a&e; come to a&e; come to ed; 999; 911; 112; 111; ambulance; emergency department
cardiac rehab; rehab; rehabilitation
social care; social support; social worker; social services; package of care; home support; carer; care at home; occupational therap; support at home; home help
sleep; sleeping; rest well; bedtime
driv; driving; dvla; dmv
adher; compliance; miss a dose; missed dose; miss any; don't miss; not miss; never miss; skip
light work; lighter work; off work; time off work; ease off at work; sick note; fit note; medical certificate; sick leave; light duties
family; daughter; son; husband; wife; partner; relative
`
  .trim()
  .split("\n")
  .map((line) => line.split(";").map((entry) => entry.trim()));

const folded = (phrase: string): string =>
  tokenise(phrase)
    .map((token) => foldWord(token.word))
    .join(" ");
const foldedGroups = groups.map((group) => ({ group, keys: new Set(group.map(folded)) }));

const known = new Map<string, readonly string[]>();

/** A rubric's phrase and the other ways to write it, itself first. */
export function waysToSay(phrase: string): readonly string[] {
  let ways = known.get(phrase);
  if (!ways) {
    const key = folded(phrase);
    const others = foldedGroups.filter(({ keys }) => keys.has(key)).flatMap(({ group }) => group);
    ways = [...new Set([phrase, ...others])];
    known.set(phrase, ways);
  }
  return ways;
}

const medicines = new Map<string, string | null>();

/** The medicine or class that a rubric's phrase names and nothing else ("ace inhibitor", "ticagrelor"). */
function medicineOf(phrase: string): string | null {
  let id = medicines.get(phrase);
  if (id === undefined) {
    const [mention, ...others] = findDrugs(phrase);
    const isWhole = mention !== undefined && mention.text.length >= phrase.trim().length - 1;
    id = isWhole && others.length === 0 ? mention.id : null;
    medicines.set(phrase, id);
  }
  return id;
}

export interface NamedMedicine {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Where a text names the medicine of a phrase, by any of its names, brands or classes. */
export function medicinesMeant(
  phrase: string,
  named: readonly NamedMedicine[],
): readonly NamedMedicine[] {
  const id = medicineOf(phrase);
  return id === null ? [] : named.filter((one) => isDrugOf(one.id, id));
}
