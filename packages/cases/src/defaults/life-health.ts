import { both, forAdults, type LifeTopic } from "./life-topic.ts";

// Ordinary answers about health and about sex.
export const healthTopics: Readonly<Record<string, LifeTopic>> = {
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
      "There's nothing that goes through the family that I've heard of.",
      "No, nothing I've been told about.",
    ],
    [
      "Nothing that runs in the family, as far as I know.",
      "There's nothing in the family that I've heard of.",
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
                "My mother never mentioned any trouble, so all normal, I think.",
                "Nothing out of the ordinary as a child.",
              ],
        },
  ],
};

export const aboutSex: Readonly<Record<string, LifeTopic>> = {
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
