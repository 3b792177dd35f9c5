import { both, isMinor, mine, notAtThisAge, one, upper, type LifeTopic } from "./life-topic.ts";

// Ordinary answers about home, work, identity, and the ideas, concerns and expectations of somebody who has none in particular.
export const socialTopics: Readonly<Record<string, LifeTopic>> = {
  occupation: (traits) => {
    const { work } = traits.person;
    const own = /^(goes|works|stays|attends)\b/.test(work) ? `{She} ${work}.` : `${upper(work)}.`;
    return [
      { is: work, say: traits.isSpokenFor ? [own] : [`${upper(work)}.`, `Work? ${upper(work)}.`] },
    ];
  },
  living_situation: (traits) => {
    const lives = mine(traits, traits.person.lives);
    const who = traits.isSpokenFor ? "{She} lives" : "I live";
    return [{ is: traits.person.lives, say: [`${who} ${lives}.`, `${upper(lives)}.`] }];
  },
  support: both(
    "family and friends",
    [
      "I've got people around me, family and friends.",
      "There's always somebody I can ring.",
      "I'm all right for support, I've good friends.",
    ],
    [
      "There's all of us to help.",
      "{She}'s got plenty of people round {obj}.",
      "We manage, the family's close.",
    ],
  ),
  home_safety: both(
    "safe",
    [
      "Yes, I feel safe at home.",
      "There's nothing like that, no. I'm quite safe.",
      "Yes, everything's fine at home.",
    ],
    [
      "Yes, {she}'s safe at home.",
      "There's nothing like that, no. {She}'s safe with us.",
      "Everything's fine at home.",
    ],
  ),
  travel: both(
    "none recently",
    ["No, I've not been anywhere lately.", "I haven't been abroad, no.", "No travel, no."],
    ["No, we've not been anywhere.", "{She} hasn't been abroad, no.", "No, no trips lately."],
  ),
  sick_contacts: both(
    "none known",
    [
      "No, nobody around me's been ill.",
      "Not that I know of, no.",
      "Everyone at home's been well.",
    ],
    ["No, nobody else has been ill.", "Not that I know of.", "The rest of us are fine."],
  ),
  animals_exposures: ({ isSpokenFor, person }) => [
    {
      is: "no pets, nothing unusual",
      say: ["No pets, no.", "We don't have any animals.", "No, nothing like that."],
    },
    ...(isSpokenFor || person.age < 18
      ? []
      : [{ is: "a cat, nothing unusual", say: ["Just the cat.", "We've a cat, that's all."] }]),
  ],
  functional_status: (traits) => [
    isMinor(traits)
      ? {
          is: "as expected for age",
          say: [
            "{She} does everything {she} should for {poss} age.",
            "Normally {she}'s into everything.",
          ],
        }
      : {
          is: "independent",
          say: traits.isSpokenFor
            ? ["Normally {she} manages by {refl}.", "{She}'s usually quite independent."]
            : [
                "Normally I do everything for myself.",
                "I manage on my own, no trouble.",
                "I look after myself, always have.",
              ],
        },
  ],
  driving: (traits) => [
    traits.band === "adult" && !traits.isSpokenFor
      ? { is: "drives a car", say: ["Yes, I drive.", "I've got a car, yes.", "Yes, most days."] }
      : isMinor(traits)
        ? notAtThisAge("does not drive")
        : {
            is: "does not drive",
            say: traits.isSpokenFor
              ? ["No, {she} doesn't drive."]
              : ["No, I don't drive.", "I don't drive, no."],
          },
  ],
  mood: both(
    "normal",
    [
      "I've been all right in myself, apart from this.",
      "My spirits are fine, normally.",
      "I'm not one for getting down.",
    ],
    ["{She}'s normally a happy soul.", "{She}'s been fine in {refl}, apart from this."],
  ),
  stressors: both(
    "nothing out of the ordinary",
    ["Nothing out of the ordinary.", "No more than anybody else.", "Just the usual ups and downs."],
    ["Nothing out of the ordinary at home.", "No, nothing's changed for {obj}."],
  ),
};

export const identity: Readonly<Record<string, LifeTopic>> = {
  "identity:name": ({ person, isSpokenFor }) => {
    const called =
      person.name.startsWith(`${person.calledName} `) || person.calledName === person.name;
    const calls = called
      ? ""
      : ` ${isSpokenFor ? `We call {obj} ${person.calledName}` : `People call me ${person.calledName}`}.`;
    return [
      {
        is: person.name,
        say: isSpokenFor
          ? [
              `This is ${person.name}.${calls}`,
              `${person.name}. I'm ${person.informant?.name ?? ""}, {poss} ${person.informant?.relation ?? ""}.`,
            ]
          : [
              `${person.name}.${calls}`,
              `My name's ${person.name}.${calls}`,
              `It's ${person.name}.${calls}`,
            ],
      },
    ];
  },
  "identity:dob_age": ({ person, isSpokenFor }) => {
    const age = person.ageText ?? String(person.age);
    const who = isSpokenFor ? "{She}'s" : "I'm";
    // The age is written down, so the year of birth would be wrong from the next birthday on.
    const birthday = person.born.replace(/,? \d{4}$/, "");
    return [
      {
        is: `born ${birthday}, ${age}`,
        say: [
          `${who} ${age}. Born ${birthday}.`,
          `${upper(birthday)}. So ${who.replace("{She}", "{she}")} ${age}.`,
        ],
      },
    ];
  },
  "identity:contact": ({ person, isSpokenFor }) => {
    const who = isSpokenFor ? "We live" : "I live";
    return [{ is: person.town, say: [`${who} in ${person.town}.`, `${person.town}.`] }];
  },
};

export const ice: Readonly<Record<string, LifeTopic>> = {
  "ice:ideas": one(
    "no idea",
    "I don't really know, that's why I came.",
    "I haven't a clue what it could be.",
    "I wish I knew. I've no idea, really.",
  ),
  "ice:concerns": one(
    "that it is something serious",
    "I just want to be sure it's nothing serious.",
    "That it might be something serious, I suppose.",
    "Well, you do worry it's something bad.",
  ),
  "ice:expectations": one(
    "to find out what it is",
    "I'd just like to know what's going on.",
    "I was hoping you'd find out what it is and sort it.",
    "Just to get to the bottom of it, really.",
  ),
};
