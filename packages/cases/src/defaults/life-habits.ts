import { both, forAdults, isMinor, type LifeTopic } from "./life-topic.ts";

// Ordinary answers about habits.
export const habitTopics: Readonly<Record<string, LifeTopic>> = {
  smoking: (traits) =>
    isMinor(traits) && traits.isSpokenFor
      ? [
          {
            is: "nobody at home smokes",
            say: [
              "Nobody smokes in the house.",
              "No, none of us smokes.",
              "There's no smoking round {obj}, no.",
            ],
          },
        ]
      : both(
          "never",
          ["No, I've never smoked.", "I don't smoke, never have.", "Never touched them."],
          ["No, {she}'s never smoked.", "{She} doesn't smoke, never has.", "Never, no."],
          "Never smoked",
        )(traits),
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
              say: ["Hardly anything. {She}'s never been a drinker.", "{She} barely drinks."],
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
