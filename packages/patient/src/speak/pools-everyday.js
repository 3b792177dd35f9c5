/** Small everyday exchanges: what to be called, what day it is, the last meal; see pools-social.ts. */
export const everydayPools = {
    called: ["{Called}'s fine.", "Just {called}, please.", "{Called} will do nicely."],
    "called.terse": ["{Called}.", "{Called}'ll do."],
    "called.carer": [
        "We call {her} {called}.",
        "{Called}, please. {She} won't answer to anything else.",
    ],
    may_call: ["Yes, {called}'s fine.", "Of course, call me {called}.", "Yes, please do. {Called}."],
    "may_call.terse": ["Yeah, {called}.", "Yes. {Called}'s fine."],
    "may_call.carer": ["Yes, {called} is fine.", "Of course. {She}'s {called} to everyone."],
    boy_or_girl: ["{Called}'s a {boy}.", "A {boy}. {Called}."],
    silence: [
        "Sorry, were you waiting for me?",
        "Are you all right{doc}?",
        "Is there something wrong?",
        "Shall I go on?",
    ],
    "silence.terse": ["You all right?", "What?", "Cat got your tongue?"],
    informant: [
        "I'm {informant}, {poss} {relation}.",
        "{Informant}. I'm {poss} {relation}.",
        "I'm {poss} {relation}, {informant}.",
    ],
    contact_offered: [
        "In a minute. Let me get my head round it first.",
        "Not just yet. Let me think what to say.",
        "Yes, I suppose so. I'd rather say it myself, though.",
    ],
    "contact_offered.terse": ["Give me a minute first.", "I'll ring myself. In a bit."],
    "contact_offered.carer": [
        "I'll ring round in a minute. I don't want to leave {her}.",
        "In a bit. Let me see {her} settled first.",
    ],
    not_funny: [
        "That's not funny.",
        "Please don't joke about it.",
        "You had me going there. Don't do that.",
    ],
    "not_funny.terse": ["Not funny, that.", "Very droll."],
    offered_thing: [
        "I'm all right for now, thank you.",
        "That's kind, but I'm fine.",
        "In a minute, maybe. Thank you.",
    ],
    "offered_thing.terse": ["I'm all right, ta.", "No, you're all right."],
    "offered_thing.carer": [
        "We're all right for now, thank you.",
        "That's kind. In a minute, maybe.",
    ],
    offered_relief: [
        "Yes, please, if you think it would help.",
        "If you think I should have something, then yes.",
        "I won't say no, if it's safe with everything else.",
    ],
    "offered_relief.terse": ["Go on, then.", "If you think so, yes."],
    "offered_relief.carer": [
        "Yes, please, if you think {she} should have it.",
        "If it would make {her} more comfortable, yes.",
    ],
    feels_shaken: [
        "I don't know. I can't think straight.",
        "Shaken, if I'm honest. I didn't see that coming.",
        "Frightened. I keep hoping I heard you wrong.",
    ],
    "feels_shaken.terse": ["How d'you think?", "Not great.", "I'll need a minute with that."],
    "feels_shaken.carer": [
        "I don't know. I just want to hold {her}.",
        "Beside myself, since you ask.",
    ],
    feels_relieved: ["Relieved. I'd been thinking all sorts.", "So much better, thank you."],
    explain_please: ["Yes, please. In plain words, if you can.", "Please. I'd rather understand it."],
    "explain_please.terse": ["Go on, then.", "Please."],
    kin: ["My {thing}.", "That's my {thing}.", "Oh, my {thing}."],
    orientated: [
        "Yes, I'm here with you, being asked questions.",
        "Here with you. I've got my wits about me, if that's what you're asking.",
    ],
    "orientated.terse": ["Here, talking to you."],
    "orientated.carer": ["{She} knows where {she} is.", "Yes, {she}'s all there, don't worry."],
    fine_with_that: ["Yes, that's fine.", "Yes. If it helps, I'm happy.", "I think so, yes."],
    "fine_with_that.carer": ["Yes, I think so. Whatever helps {her}.", "That's fine by us."],
    no_wishes: [
        "I've never thought about anything like that.",
        "No, nothing's been written down. I've not had that talk with anyone.",
    ],
    "no_wishes.carer": [
        "We've never talked about that.",
        "No, nothing's been written down. We've never had that conversation.",
    ],
    wrong_pronoun: ["It's '{she}', by the way.", "'{She}', sorry. You've got the right patient."],
    date: [
        "Oh, I'd have to look at my phone.",
        "I lose track, sorting this out. It'll be on your computer there, won't it?",
        "Don't ask me, I can never remember without a calendar.",
    ],
    "date.terse": [
        "Couldn't tell you without my phone.",
        "You've got a calendar there, haven't you?",
    ],
    "date.carer": [
        "I've lost track of the days myself, with all this.",
        "Me? I'd have to check. It's been one long day.",
        "{She} wouldn't know that, and I'd have to look at my phone.",
    ],
    last_meal: [
        "I couldn't tell you exactly. I've not been thinking about food.",
        "I'm not sure, to be honest. It's the last thing on my mind.",
        "I don't remember, really. Nothing out of the ordinary.",
    ],
    "last_meal.terse": ["Couldn't say. Not been thinking about food.", "Don't remember, really."],
    "last_meal.carer": [
        "I couldn't tell you exactly. I've not been watching what {she} eats today.",
        "I'm not sure when {she} last had something. It's been that sort of day.",
    ],
    not_asked: [
        "Sorry. What was it you asked?",
        "I thought that was what you meant. Go on, ask me again.",
        "I am listening. What did you want to know?",
        "I'm sorry, I got it wrong. Ask me again?",
    ],
    "not_asked.terse": ["What did you ask, then?", "Ask me again, then.", "I'm listening. Go on."],
    dont_cry: ["I'm not crying.", "I'm all right. Go on.", "I'm fine, honestly. Carry on."],
    dont_cry_tearful: [
        "I can't help it. Sorry.",
        "I'm trying not to.",
        "Give me a minute. I can't just stop.",
    ],
    own_figure: [
        "I've no idea. You'd have to check it.",
        "I couldn't tell you. Didn't they just take it outside?",
        "I don't know the figures, sorry.",
    ],
    "own_figure.terse": ["No idea. You've got the machine.", "Couldn't tell you."],
    "own_figure.carer": [
        "I've no idea, sorry. You'd have to check {her}.",
        "I don't know the figures. Didn't they just take it outside?",
    ],
};
