export interface Article {
  slug: string;
  title: string;
  category: string;
  summary: string;
  author: string;
  /** ISO date. */
  date: string;
  minutes: number;
  tags: readonly string[];
  paragraphs: readonly string[];
  sources: readonly string[];
}

/** The fixed articles of the journal, the featured one first. Every figure is the cited study's own. */
export const articles: readonly Article[] = [
  {
    slug: "the-first-two-minutes",
    title: "The first two minutes: why the open question earns its keep",
    category: "Communication",
    summary:
      "Most patients finish their opening story in less time than it takes to write a prescription, if nobody interrupts.",
    author: "Dr Hana Kovář",
    date: "2025-10-27",
    minutes: 4,
    tags: ["open questions", "history taking"],
    paragraphs: [
      "Doctors fear the open question because they imagine what follows: a monologue, a full waiting room, a lost morning. The studies that timed it tell another story. In recorded visits in the 1980s the patient was first redirected after 18 seconds on average, and only 23% finished what they had come to say. Fifteen years later the figure was 23 seconds, and those who were allowed to finish needed just 6 seconds more than those who were not.",
      "When internists in an outpatient clinic were trained simply to wait, patients spoke for 92 seconds on average, and nearly four in five had finished within two minutes. The doctors judged what they heard to be important.",
      "What the first two minutes buy is direction. The order in which a person tells things, the word they choose for the pain, what they leave for the end: none of it can be asked for later. Start with one open question, stay silent, nod, and count slowly to ten before you say the next thing. Then go closed, and go precise.",
    ],
    sources: [
      "Beckman HB, Frankel RM. Ann Intern Med 1984;101:692-6.",
      "Marvel MK et al. JAMA 1999;281:283-7.",
      "Langewitz W et al. BMJ 2002;325:682-3.",
    ],
  },
  {
    slug: "one-test-two-meanings",
    title: "One test, two meanings: thinking in pre-test probability",
    category: "Clinical Reasoning",
    summary:
      "A positive result says nothing by itself. It moves you from where you stood, and you have to know where that was.",
    author: "Dr Samuel Osei",
    date: "2025-10-20",
    minutes: 5,
    tags: ["likelihood ratios", "tests"],
    paragraphs: [
      "Take a test with a positive likelihood ratio of 10, which is a good test. In a patient in whom you thought the disease had a 10% chance, the odds were 1 to 9. Times ten makes 10 to 9: about 53%. You have earned a coin toss. In a patient with a 50% chance the same result gives odds of 10 to 1, about 91%, and you may act.",
      "Nothing about the test has changed. The history did that. It is why two colleagues can look at one printout and rightly do different things, and why ordering before asking leaves you holding a number that means nothing.",
      "For the bedside there is a shortcut that works between roughly 10% and 90%: a likelihood ratio of 2 adds about 15 percentage points, 5 adds about 30, and 10 adds about 45. Ratios of 0.5, 0.2 and 0.1 take the same steps down.",
    ],
    sources: ["Fagan TJ. N Engl J Med 1975;293:257.", "McGee S. J Gen Intern Med 2002;17:646-9."],
  },
  {
    slug: "words-for-chest-pain",
    title: "The words people use for chest pain",
    category: "Cardiology",
    summary:
      "Classic features help less than their reputation. A review of 58 studies puts numbers on them.",
    author: "Dr Elena Marchetti",
    date: "2025-10-13",
    minutes: 4,
    tags: ["chest pain", "likelihood ratios"],
    paragraphs: [
      "Ask ten people with a myocardial infarction what they feel and you will hear tightness, weight, burning, wind, or “not a pain at all, doctor”. The textbook sentence is one answer among many.",
      "A systematic review of suspected acute coronary syndrome in emergency departments found that single features of the history move the probability only modestly. Pain that radiates to both arms was among the most useful, with a likelihood ratio of 2.6. ST-segment depression on the ECG did more, at 5.3. Combined scores did best: a high HEART score had a ratio of 13, a low one 0.20.",
      "So ask about radiation, exertion and what is different from last time, because together they count. But let no single answer reassure you, and get the ECG early.",
    ],
    sources: ["Fanaroff AC et al. JAMA 2015;314:1955-65."],
  },
  {
    slug: "the-diagnosis-that-stops-the-thinking",
    title: "The diagnosis that stops the thinking",
    category: "Clinical Reasoning",
    summary:
      "Premature closure is the commonest slip in diagnostic error, and it feels exactly like being right.",
    author: "Dr Samuel Osei",
    date: "2025-10-06",
    minutes: 4,
    tags: ["cognitive error", "differential diagnosis"],
    paragraphs: [
      "In a study of 100 diagnostic errors in internal medicine, cognitive factors played a part in 74. Lack of knowledge was rarely the problem. The single commonest fault was premature closure: the failure to go on considering reasonable alternatives after a first diagnosis had been reached.",
      "It is hard to notice because it has no symptoms. A diagnosis that fits brings relief, and relief ends the search. What remains unexplained is filed under “atypical”.",
      "Three habits help. Say aloud one finding that does not fit. Name the diagnosis you could least afford to miss, and say what has ruled it out. And when you hand over, give the findings before the label, so that the next person can still think.",
    ],
    sources: ["Graber ML, Franklin N, Gordon R. Arch Intern Med 2005;165:1493-9."],
  },
  {
    slug: "handover-at-three-in-the-morning",
    title: "Handing over at three in the morning",
    category: "Emergency",
    summary: "A shared structure for handover reduced medical errors by almost a quarter.",
    author: "Priya Raghunathan",
    date: "2025-09-29",
    minutes: 3,
    tags: ["handover", "patient safety"],
    paragraphs: [
      "Tired people leave out what they take for granted. A structure does not make a handover longer; it decides in advance what may not be left out.",
      "When nine paediatric residency programmes introduced the I-PASS bundle (illness severity, patient summary, action list, situation awareness and contingency plans, synthesis by the receiver), medical errors fell by 23%, from 24.5 to 18.8 per 100 admissions, and preventable adverse events by 30%. The handovers took no longer.",
      "The last letter is the one most often skipped: the receiver says back what they have understood. Practise it on your simulated patients. If you cannot summarise them in four sentences, you have not finished taking the history.",
    ],
    sources: ["Starmer AJ et al. N Engl J Med 2014;371:1803-12."],
  },
  {
    slug: "when-the-parent-is-worried",
    title: "When the parent is worried, so should you be",
    category: "Communication",
    summary: "Of all the features of a sick child, “this is not like her” is among the strongest.",
    author: "Dr Hana Kovář",
    date: "2025-09-22",
    minutes: 3,
    tags: ["pediatrics", "open questions"],
    paragraphs: [
      "A small child cannot give you a history, but somebody who has watched them every day can. A systematic review of serious infection in children found that, in general practice, a parent’s concern that this illness was different had a positive likelihood ratio of 14. The clinician’s own feeling that something was wrong had one of 23.",
      "So ask for it: “What worries you most?” and “Have you seen her like this before?” Then write the answer down as you would a temperature.",
      "And remember the other direction. Absence of worry rules out little; no single feature was good enough for that. If the parent goes home, they go home knowing what should bring them back.",
    ],
    sources: ["Van den Bruel A et al. Lancet 2010;375:834-45."],
  },
  {
    slug: "spaced-practice",
    title: "Ten cases over ten days, not in one Sunday",
    category: "Study Skills",
    summary:
      "Spacing and self-testing are the two study habits with the best evidence behind them.",
    author: "Dr Elena Marchetti",
    date: "2025-09-15",
    minutes: 3,
    tags: ["spaced practice", "learning"],
    paragraphs: [
      "Reading a chapter twice feels like learning. Being asked about it is learning. Students who were tested on a text remembered more of it a week later than those who had read it again instead, although the readers had felt more confident.",
      "Spacing adds to this. A review of several hundred comparisons found that practice spread over time is kept better than the same practice in one sitting, and that the longer you need to remember, the longer the gaps should be.",
      "A simulated patient is a test that talks. One case a day, and an old presenting complaint again after a week or two, will do more than a long Sunday.",
    ],
    sources: [
      "Roediger HL, Karpicke JD. Psychol Sci 2006;17:249-55.",
      "Cepeda NJ et al. Psychol Bull 2006;132:354-80.",
    ],
  },
];
