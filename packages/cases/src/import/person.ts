export interface Demographics {
  /** In years; a fraction below one. */
  readonly age: number;
  readonly ageText?: string;
  readonly sex: "male" | "female";
}

const names: Readonly<Record<Demographics["sex"], readonly string[]>> = {
  female: ["Amara", "Beatriz", "Carys", "Dilek", "Elin", "Farah", "Greta", "Hina", "Ines", "Jun"],
  male: ["Aled", "Bashir", "Corin", "Dmitri", "Emeka", "Florian", "Gwyn", "Hiro", "Idris", "Jorge"],
};
const surnames = [
  "Adeyemi",
  "Baxter",
  "Castellano",
  "Dunmore",
  "Eriksen",
  "Farouk",
  "Grewal",
  "Hollis",
  "Ibarra",
  "Jansen",
  "Kowal",
  "Lindqvist",
];
const perYear: Readonly<Record<string, number>> = { year: 1, month: 12, week: 52, day: 365 };
/** Of which the year of birth is reckoned; whoever completes the draft sets the date. */
const yearOfImport = 2026;

const demographicsFrom = (text: string, story: string): Demographics & { isStated: boolean } => {
  const both = `${text} ${story}`;
  const [, count, unit] = /(\d+)[- ](year|month|week|day)s?[- ]old/i.exec(both) ?? [];
  const bare = /\bage\D{0,3}(\d{1,3})\b/i.exec(text)?.[1];
  const age = count
    ? Number(count) / (perYear[(unit ?? "year").toLowerCase()] ?? 1)
    : Number(bare ?? 40);
  const isFemale =
    /\b(female|woman|girl|lady|she|her)\b/i.test(text) ||
    (!/\b(male|man|boy|gentleman)\b/i.test(text) && /\b(she|her|woman|girl)\b/i.test(story));
  const small =
    count && unit && unit.toLowerCase() !== "year" ? `${count} ${unit.toLowerCase()}s` : undefined;
  return {
    age: Math.round(age * 100) / 100,
    sex: isFemale ? "female" : "male",
    isStated: Boolean(count ?? bare),
    ...(small ? { ageText: small } : {}),
  };
};

/** An invented person for the demographics of the source; `assumed` names what the source does not say. */
export function personFrom(text: string, story: string, seed: number) {
  const { isStated, ...about } = demographicsFrom(text, story);
  const given = names[about.sex][seed % names[about.sex].length] ?? "Alex";
  const surname = surnames[Math.floor(seed / 3) % surnames.length] ?? "Baxter";
  const work = /\bworks? as an? ([\w -]{3,40}?)(?=[.,;]| in | at | for |$)/i.exec(story)?.[1];
  const isChild = about.age < 16;
  const speaks = isChild
    ? {
        informant: {
          name: names.female[(seed + 4) % names.female.length] ?? "Carys",
          relation: "mother",
        },
      }
    : {};
  const person = {
    name: `${given} ${surname}`,
    calledName: given,
    age: about.age,
    ...(about.ageText ? { ageText: about.ageText } : {}),
    born: `in ${yearOfImport - Math.round(about.age)}`,
    sex: about.sex,
    work: work ?? (isChild ? "none, a child" : "not stated"),
    lives: isChild ? "with family" : "locally",
    town: "town",
    literacy: "ordinary",
    talk: "ordinary",
    manner: "plain and cooperative",
    mood: "worried",
    ...speaks,
    look: "not described",
  };
  const assumed = ["person.name", "person.born", "person.lives", "person.town", "person.look"];
  if (!isStated) assumed.push("person.age");
  if (!work) assumed.push("person.work");
  if (isChild) assumed.push("person.informant");
  return { person, about, assumed };
}
