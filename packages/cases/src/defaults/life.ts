import type { Traits } from "./traits.ts";

/** Lines that all say the same; a default has one such content for one person. */
export interface LifeDefault {
  readonly is: string;
  readonly say: readonly string[];
  /** What the left panel shows once it is told. */
  readonly panel?: string;
}

/** Ordinary answers for a topic: alternatives in content, one of which a person keeps. */
export type LifeTopic = (traits: Traits) => readonly LifeDefault[];

const one =
  (is: string, ...say: readonly string[]): LifeTopic =>
  () => [{ is, say }];

/** The same content for somebody speaking for themselves and for somebody spoken for (`{she}`, `{poss}`). */
const both =
  (is: string, self: readonly string[], spoken: readonly string[], panel?: string): LifeTopic =>
  ({ isSpokenFor }) => [{ is, say: isSpokenFor ? spoken : self, ...(panel ? { panel } : {}) }];

const isMinor = ({ band }: Traits): boolean => band === "infant" || band === "child";

/** For questions that nobody would expect about a child. */
const notAtThisAge = (is: string): LifeDefault => ({
  is,
  say: [
    "{She}'s only {age}! No.",
    "No, of course not, {she}'s a child.",
    "Er, no. Not at {poss} age.",
  ],
});

const forAdults =
  (minor: string, adult: LifeTopic): LifeTopic =>
  (traits) =>
    isMinor(traits) && traits.isSpokenFor ? [notAtThisAge(minor)] : adult(traits);

const mine = ({ isSpokenFor, isMale }: Traits, text: string): string =>
  isSpokenFor ? text : text.replace(isMale ? /\bhis\b/g : /\bher\b/g, "my");

const upper = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const healthTopics: Readonly<Record<string, LifeTopic>> = {
  pmh: (traits) =>
    traits.hasMedicines
      ? [
          {
            is: "nothing beyond what the medicines are for",
            say: traits.isSpokenFor
              ? ["Only what {she} takes the medicine for.", "Nothing apart from that, no."]
              : ["Only what I take the tablets for.", "Nothing apart from that, no."],
          },
        ]
      : [
          {
            is: "none",
            panel: "No long-standing illness known",
            say: traits.isSpokenFor
              ? [
                  "No, {she}'s always been healthy.",
                  "Nothing, {she}'s been well up to now.",
                  "No illnesses that I know of.",
                ]
              : [
                  "No, I've always been healthy.",
                  "Nothing to speak of, no.",
                  "No illnesses that I know of.",
                ],
          },
        ],
  surgeries: both(
    "none",
    ["No, I've never had an operation.", "Never been under the knife, no.", "No operations, no."],
    ["No, {she}'s never had an operation.", "No operations, no.", "Never, no."],
    "No previous surgery",
  ),
  hospitalisation: ({ hadSurgery, isSpokenFor }) => [
    hadSurgery
      ? {
          is: "only for the operation",
          say: [
            "Only for the operation.",
            "Just when I had the operation.",
            "Apart from the operation, no.",
          ].map((line) => (isSpokenFor ? line.replace("I had", "{she} had") : line)),
        }
      : {
          is: "never",
          say: isSpokenFor
            ? [
                "No, {she}'s never been in hospital.",
                "Never been admitted, no.",
                "No, this is the first time.",
              ]
            : [
                "No, I've never been kept in.",
                "Never stayed in hospital, no.",
                "No, this is a first for me.",
              ],
        },
  ],
  medications: both(
    "none",
    [
      "No, I don't take anything regularly.",
      "I'm not on any tablets.",
      "Nothing, no. Not even vitamins.",
    ],
    ["No, {she}'s not on anything.", "{She} doesn't take any medicine.", "Nothing regular, no."],
    "No regular medicines",
  ),
  med_adherence: ({ hasMedicines, isSpokenFor }) => [
    hasMedicines
      ? {
          is: "taken as prescribed",
          say: isSpokenFor
            ? [
                "Yes, {she} has it every day.",
                "We're careful about it, {she} doesn't miss.",
                "As it says on the box.",
              ]
            : [
                "Yes, I take them as it says on the box.",
                "I'm pretty good about them.",
                "I don't think I miss any.",
              ],
        }
      : {
          is: "takes nothing",
          say: isSpokenFor
            ? ["{She} isn't on anything.", "There's nothing for {obj} to take."]
            : ["I'm not on anything.", "There's nothing for me to take."],
        },
  ],
  allergies: both(
    "none known",
    [
      "No, none that I know of.",
      "I'm not allergic to anything, as far as I know.",
      "No allergies, no.",
    ],
    [
      "No, none that we know of.",
      "{She}'s not allergic to anything, as far as I know.",
      "No allergies, no.",
    ],
    "No known allergies",
  ),
  immunisation: both(
    "up to date",
    [
      "I've had all my jabs, as far as I know.",
      "Up to date, I think.",
      "I've had what they called me in for.",
    ],
    [
      "{She}'s had all {poss} jabs.",
      "Up to date, it's all in the red book.",
      "All done on time, yes.",
    ],
  ),
  family_history: both(
    "nothing known",
    [
      "Nothing that runs in the family, as far as I know.",
      "They're all well, as far as I know.",
      "No, nothing I've been told about.",
    ],
    [
      "Nothing that runs in the family, as far as I know.",
      "We're all well, as far as I know.",
      "No, nothing I can think of.",
    ],
  ),
  investigations: both(
    "none recently",
    [
      "No, I've not had any tests lately.",
      "I can't remember when I last had a test.",
      "No, nobody's done any tests yet.",
    ],
    [
      "No, {she}'s not had any tests.",
      "Nobody's done any tests on {obj} yet.",
      "No, nothing's been checked so far.",
    ],
  ),
  paeds_history: ({ isSpokenFor, band }) => [
    isSpokenFor && band !== "adult" && band !== "older"
      ? {
          is: "born at term, developing normally",
          say: [
            "{She} was born on time, no problems, and {she}'s done everything when {she} should.",
            "An easy birth, and the health visitor's always been happy with {obj}.",
            "All normal. Born at forty weeks and never any worry about how {she}'s growing.",
          ],
        }
      : {
          is: "nothing known",
          say: isSpokenFor
            ? ["All normal, as far as I know.", "I never heard of any trouble."]
            : [
                "An ordinary childhood, as far as I know.",
                "Mum never mentioned any trouble, so all normal, I think.",
                "Nothing out of the ordinary as a child.",
              ],
        },
  ],
};

const habitTopics: Readonly<Record<string, LifeTopic>> = {
  smoking: forAdults(
    "does not smoke",
    both(
      "never",
      ["No, I've never smoked.", "I don't smoke, never have.", "Never touched them."],
      ["No, {she}'s never smoked.", "{She} doesn't smoke, never has.", "Never, no."],
      "Never smoked",
    ),
  ),
  alcohol: forAdults("none", ({ isSpokenFor, band }) =>
    band === "teenager"
      ? [
          {
            is: "none",
            say: isSpokenFor
              ? ["No, {she} doesn't drink."]
              : ["No, I don't really drink.", "I don't, no.", "Not really, no."],
          },
        ]
      : isSpokenFor
        ? [
            {
              is: "hardly any",
              say: ["Hardly anything. A sherry at Christmas.", "{She} barely drinks."],
            },
          ]
        : [
            {
              is: "a couple of drinks at the weekend",
              say: [
                "A couple of drinks at the weekend, that's all.",
                "Just a drink or two on a Saturday.",
              ],
            },
            {
              is: "two or three glasses of wine a week",
              say: [
                "Two or three glasses of wine in a week.",
                "A glass of wine two or three evenings a week.",
              ],
            },
            {
              is: "only on special occasions",
              say: ["Hardly at all. Weddings and Christmas.", "Only on special occasions."],
            },
          ],
  ),
  drugs: forAdults(
    "none",
    both(
      "never",
      ["No, I've never touched drugs.", "No, nothing like that.", "Never, no."],
      ["No, never.", "No, nothing like that."],
    ),
  ),
  diet: (traits) => [
    traits.band === "infant"
      ? {
          is: "usual milk feeds",
          say: ["{She} has {poss} milk as usual.", "Just {poss} normal feeds."],
        }
      : traits.isSpokenFor
        ? {
            is: "ordinary mixed diet",
            say: [
              "{She} eats what we eat, ordinary food.",
              "A normal diet, a bit fussy with vegetables.",
            ],
          }
        : {
            is: "ordinary mixed diet",
            say: [
              "Fairly ordinary. I cook most nights.",
              "I eat a bit of everything.",
              "Normal food, nothing special.",
            ],
          },
  ],
  fluid_intake: both(
    "ordinary",
    [
      "A few cups of tea and some water, the usual.",
      "I drink about as much as anyone. Tea, mostly.",
      "Normal, I'd say. Six or seven cups a day.",
    ],
    ["{She} drinks as normal.", "{She}'s been drinking as usual."],
  ),
  exercise: ({ isSpokenFor, band }) => [
    band === "infant"
      ? {
          is: "active for age",
          say: [
            "{She}'s always on the go when {she}'s well.",
            "{She}'s active enough for {poss} age.",
          ],
        }
      : isSpokenFor
        ? {
            is: "active as usual",
            say: ["{She}'s always on the go normally.", "{She}'s as active as anyone {poss} age."],
          }
        : {
            is: "some walking",
            say: [
              "I walk a fair bit, nothing more than that.",
              "Just walking, really.",
              "I'm on my feet a lot, but I don't do any sport.",
            ],
          },
  ],
  sleep: both(
    "normal",
    ["I sleep all right as a rule.", "Normally I sleep fine.", "Not bad, as a rule."],
    ["{She} sleeps well as a rule.", "Normally {she} sleeps fine."],
  ),
};

const socialTopics: Readonly<Record<string, LifeTopic>> = {
  occupation: (traits) => {
    const work = upper(traits.person.work);
    return [{ is: traits.person.work, say: [`${work}.`, `Work? ${work}.`] }];
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

const aboutSex: Readonly<Record<string, LifeTopic>> = {
  sexual_history: forAdults("not applicable", ({ partner, isSpokenFor, band }) => [
    isSpokenFor || band === "teenager"
      ? {
          is: "none",
          say: isSpokenFor
            ? ["I wouldn't know about that.", "Not that I know of."]
            : ["No, I'm not seeing anybody.", "No, nothing like that."],
        }
      : partner
        ? {
            is: `one partner, the ${partner}`,
            say: [`Just my ${partner}.`, `Only with my ${partner}, nobody else.`],
          }
        : {
            is: "not at present",
            say: ["Not at the moment, no.", "There's nobody just now.", "No, not for a while."],
          },
  ]),
  contraception: forAdults("not applicable", ({ isMale, person, isSpokenFor }) => [
    isSpokenFor
      ? { is: "not known", say: ["I wouldn't know about that.", "I couldn't tell you that."] }
      : isMale
        ? { is: "none himself", say: ["That's not something I use, no.", "Me? No, nothing."] }
        : person.age > 52
          ? { is: "not needed", say: ["I'm past all that.", "Not any more, not at my age."] }
          : {
              is: "none",
              say: [
                "No, I'm not on anything.",
                "I don't use anything at the moment.",
                "No, nothing at present.",
              ],
            },
  ]),
  menstrual: forAdults("not applicable", ({ isMale, person, isSpokenFor }) => [
    isMale
      ? {
          is: "not applicable",
          say: isSpokenFor
            ? ["Periods? No, he's male.", "Er, no, not him."]
            : [
                "Periods? I'm a man.",
                "Er, no. I don't have those.",
                "That's one thing I don't get.",
              ],
        }
      : person.age > 52
        ? {
            is: "after the menopause",
            say: isSpokenFor
              ? ["She's long past that."]
              : [
                  "I've not had one in years.",
                  "That all stopped years ago.",
                  "I'm long through the change.",
                ],
          }
        : {
            is: "regular",
            say: isSpokenFor
              ? ["Regular, as far as I know."]
              : [
                  "Regular as clockwork, every four weeks.",
                  "They're regular, nothing unusual.",
                  "Normal, once a month.",
                ],
          },
  ]),
  pregnancy: forAdults("not applicable", ({ isMale, person, isSpokenFor }) => [
    isMale
      ? {
          is: "not applicable",
          say: isSpokenFor
            ? ["No, he's male.", "Er, no."]
            : [
                "Pregnant? I hope not, I'm a man.",
                "Er, no, not much chance of that.",
                "No. I'm a man.",
              ],
        }
      : person.age > 52
        ? {
            is: "no",
            say: isSpokenFor
              ? ["No, not at her age."]
              : ["Not at my age, no.", "No, I'm well past that."],
          }
        : {
            is: "not pregnant",
            say: isSpokenFor
              ? ["No, not as far as I know."]
              : ["No, I'm not pregnant.", "No, I can't be.", "No, no chance of that."],
          },
  ]),
};

const identity: Readonly<Record<string, LifeTopic>> = {
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
    return [
      {
        is: `born ${person.born}, ${age}`,
        say: [
          `${who} ${age}. Born ${person.born}.`,
          `${upper(person.born)}. So ${who.replace("{She}", "{she}")} ${age}.`,
        ],
      },
    ];
  },
  "identity:contact": ({ person, isSpokenFor }) => {
    const who = isSpokenFor ? "We live" : "I live";
    return [{ is: person.town, say: [`${who} in ${person.town}.`, `${person.town}.`] }];
  },
};

const ice: Readonly<Record<string, LifeTopic>> = {
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

/** Ordinary answers for every topic that is neither a symptom, nor an attribute, nor something done. */
export const lifeTopics: Readonly<Record<string, LifeTopic>> = {
  ...healthTopics,
  ...habitTopics,
  ...socialTopics,
  ...aboutSex,
  ...identity,
  ...ice,
};
