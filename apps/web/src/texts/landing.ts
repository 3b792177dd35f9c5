/**
 * All that the landing page says, in one place for translators and for whoever runs an installation. The figures, the trial
 * and the voices are claims of that operator.
 */
export const landingContent = {
  header: {
    home: "Anamnesis, home",
    onThisPage: "On this page",
    menu: "Menu",
    openMenu: "Open menu",
    closeMenu: "Close menu",
    login: "Login",
    start: "Get Started",
    dashboard: "Go to Dashboard",
    anchors: [
      { href: "#features", label: "Features" },
      { href: "#how-it-works", label: "How it works" },
      { href: "#testimonials", label: "Testimonials" },
    ],
  },
  /** The sample patient as the engine itself gives them; a test holds the two together. */
  demo: {
    seed: 3,
    name: "Ruth Ekwueme",
    firstName: "Ruth",
    person: "63 years, Female",
    problem: "Chest discomfort when walking",
    greeting: "Hello, doctor. Sorry, I'm just getting my breath. Your lift is out of order.",
  },
  live: {
    title: "A consultation to try",
    badge: "Try it now",
    you: "You",
    placeholder: "Ask Ruth anything…",
    label: "Your question to Ruth",
    send: "Send",
    typing: "Ruth is thinking…",
    loading: "Ruth is sitting down…",
    failed: "Ruth could not be reached. Your question is kept.",
    retry: "Try again",
    suggestions: ["What brings you in today?", "When does it come on?", "What worries you most?"],
    learnt: "In your notes so far",
    nothingLearnt: "What she tells you is noted here.",
    asked: (count: number) => (count === 1 ? "1 question asked" : `${count} questions asked`),
    next: "Next you would examine, order tests and commit. Every mark is explained.",
    goOn: "Go on with an account",
  },
  visuals: {
    heard: [
      { said: "wheres the pain go", meant: "Radiation" },
      { said: "and at night?", meant: "Night symptoms" },
      { said: "any blood thinners", meant: "Medicines" },
    ],
    heardLabel: "What is typed, and what is understood",
    marks: [
      { isEarned: true, text: "Opened with an open question", points: "+0.3" },
      { isEarned: true, text: "Radiation of the pain", points: "+0.2" },
      { isEarned: false, text: "Missed: “Do you take any medicines?”", points: "0 / 0.3" },
    ],
    marksLabel: "Three marks of a consultation",
    earned: "Earned:",
  },
  hero: {
    title: "Virtual Patients, Real Skills",
    text: "Take a history in your own words from patients who answer like people. Order tests, commit to a diagnosis, and see exactly which questions earned your marks.",
    primary: "Start Learning Free",
    secondary: "Watch Demo",
    note: "Free 14-day trial. No credit card required.",
  },
  stats: [
    { value: "50K+", label: "Medical students" },
    { value: "1000+", label: "AI patients" },
    { value: "95%", label: "Success rate" },
    { value: "24/7", label: "Availability" },
  ],
  features: {
    title: "Everything a good consultation needs",
    text: "From the first open question to the plan you would sign your name under.",
    items: [
      {
        icon: "chat",
        title: "Conversations in plain words",
        text: "Type what you would say at the bedside. Short follow-ups, jargon and typing errors are understood, and nothing is told that was not asked.",
      },
      {
        icon: "module",
        title: "Specialised training modules",
        text: "Cardiology, pulmonology, neurology, emergency, pediatrics and internal medicine, from first cases to hard ones.",
      },
      {
        icon: "test",
        title: "Tests with consequences",
        text: "Order what you need and read real-looking results with units and reference ranges. Unnecessary tests cost you marks, as they should.",
      },
      {
        icon: "score",
        title: "Skill assessment you can argue with",
        text: "Questioning, diagnosis and treatment are marked item by item, each with the line that earned it or the question that was missing.",
      },
      {
        icon: "badge",
        title: "Points, badges and streaks",
        text: "Small reasons to come back tomorrow, computed from what you did and nothing else.",
      },
      {
        icon: "community",
        title: "A global community",
        text: "Compare yourself with learners everywhere, this week, this month or since the beginning.",
      },
    ],
  },
  steps: {
    title: "How it works",
    text: "Your first patient is about two minutes away.",
    items: [
      {
        title: "Choose Your Path",
        text: "Pick a specialty and a patient whose complexity suits you. All you know is what triage wrote down.",
      },
      {
        title: "Meet AI Patients",
        text: "Ask, listen, examine and order tests. The patient has a story, a mood and worries of their own.",
      },
      {
        title: "Earn & Learn",
        text: "Commit to a diagnosis and a plan, then go through the marks beside the way an expert would have taken.",
      },
    ],
  },
  testimonials: {
    title: "What learners say",
    items: [
      {
        quote:
          "I stopped firing off lists of questions. The feedback showed me that one open question had found more than six closed ones.",
        name: "Leila Haddad",
        role: "Fourth-year medical student",
      },
      {
        quote:
          "I go through a case on the bus before a night shift. Seeing which finding should have changed my mind is what stays with me.",
        name: "Tomasz Wierzbicki",
        role: "Intern, emergency medicine",
      },
      {
        quote:
          "My residents argue about the marks, and the marks hold up. That discussion is the teaching.",
        name: "Dr Nomvula Dlamini",
        role: "Internal medicine practitioner",
      },
    ],
  },
  closing: {
    title: "Your first patient is in the waiting room",
    text: "Start your free 14-day trial today. No credit card required.",
    action: "Get Started",
  },
  footer: { about: "About Anamnesis" },
} as const;

/** What the links at the foot of the page open. Unlike the rest these are statements of fact: keep them true. */
export const legalTexts = {
  help: {
    title: "Help Center",
    paragraphs: [
      "Choose Modules, then a patient, then Start Session. Write to the patient as you would speak; Enter sends. End Chat & Diagnose takes you to your initial diagnosis, and you can go back to the chat until you submit it.",
      "Then order tests, read the results and complete your final diagnosis. The analysis names, for every mark, the line that earned it or the question that would have.",
      "If something fails, what you wrote is kept on your device and sent again by itself. A message that names a request number can be traced by whoever runs this server.",
    ],
  },
  contact: {
    title: "Contact Us",
    paragraphs: [
      "Anamnesis is software that an institution or a person runs on their own server. Questions about your account or your data go to whoever gave you this address: your teacher, your department or your administrator.",
      "Faults of the software itself are best reported to the project that publishes it, with the request number of the message that you saw.",
    ],
  },
  privacy: {
    title: "Privacy Policy",
    paragraphs: [
      "This server stores your account (name, email address, a one-way hash of your password), the profile fields that you fill in, your sessions with the simulated patients with their marks, notes and reflections, and what follows from them: points, achievements, a picture of your skills and the cards for recall. It also keeps your module ratings and what the journal page remembers for you.",
      "On the leaderboard other signed-in users see your name, specialization, institution and figures. On your profile you can choose a pseudonym instead, which leaves your institution out, or not to be listed at all; then only you see your place.",
      "Your profile lets you download everything that is kept of you, and delete your account. Deletion asks for your password, takes effect at once, and removes everything from this server's database; backups are in the operator's hands.",
      "If the operator has connected a learning record store, statements about your sessions (what you did, when, and with what score) are sent there under an account number, without your name or email address. Deleting your account does not reach what was sent before; ask the operator.",
      "Your browser keeps your sign-in, your chosen theme and unsent work in its local storage. There are no advertising or tracking cookies, and no third party is contacted by these pages.",
      "If the operator has connected a language model, what you write to a patient may be sent to that service to word the reply. Never enter details of real patients.",
    ],
  },
  terms: {
    title: "Terms of Service",
    paragraphs: [
      "Anamnesis is for training. The patients are invented, and nothing here is medical advice or a basis for treating a real person.",
      "Keep your password to yourself, use your own account, and do not enter details of real patients.",
      "The software is published under the MIT licence and comes without warranty. Whoever runs this server may set further rules for its use.",
    ],
  },
} as const;
export type LegalTextId = keyof typeof legalTexts;
