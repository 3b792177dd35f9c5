import { defaultViewOf } from "./view-of.ts";

/** A child brought by his mother, for tests: she tells, and he puts in a word. */
export const childView = defaultViewOf({
  id: "child-fixture",
  person: {
    name: "Kofi Mensah",
    calledName: "Kofi",
    age: 5,
    born: "the ninth of June 2021",
    sex: "male",
    work: "in reception at school",
    lives: "with his mum, his dad and a baby sister",
    town: "Luton",
    literacy: "ordinary",
    talk: "ordinary",
    manner: "hot and clingy",
    mood: "worried",
    breath: "normal",
    informant: { name: "Abena Mensah", relation: "mother" },
    look: "small boy in dinosaur pyjamas",
  },
  complaint: "ear",
  opening: {
    greeting: ["Hello. This is Kofi.", "Hi, I'm his mum."],
    complaint: [
      "He's been crying with his ear since last night.",
      "It's his ear. He's had it since last night.",
    ],
    tells: ["ear", "ear.onset"],
    more: [{ say: ["He's been hot as well."], tells: ["fever"] }],
  },
  history: {
    ear: {
      is: "earache",
      tell: "opening",
      say: ["He's got earache.", "He keeps holding his ear."],
      onset: { is: "last night", say: ["It started last night.", "Last night, at bedtime."] },
      site: {
        is: "right ear",
        say: ["It's the right ear.", "The right one, he keeps pulling at it."],
        aside: ["This one.", "It hurts in here."],
      },
      severity: { is: "bad", say: ["He's been in a lot of pain with it."] },
    },
    fever: {
      is: "yes",
      tell: "open",
      say: ["He's had a temperature."],
      aside: ["I'm hot, Mummy."],
    },
    vomiting: "no",
  },
  guarded: { diagnosis: "acute_otitis_media", name: "Acute otitis media", giveaways: ["otitis"] },
});
