export const onboardingTexts = {
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  progress: "Onboarding progress",
  skip: "Skip for now",
  logout: "Logout",
  previous: "Previous",
  next: "Continue",
  complete: "Complete Setup",
  done: "Your profile is set up",
  notSaved: (reason: string) => `Your answers could not be saved. ${reason} They are kept here.`,
  welcome: {
    title: (firstName: string) =>
      firstName === "" ? "Welcome to Anamnesis" : `Welcome to Anamnesis, ${firstName}`,
    text: "This is how it works. Then a few optional questions.",
    outline: {
      talk: "Take a history from a patient, in your own words",
      decide: "Commit to a diagnosis, order tests, and treat",
      learn: "See what you asked well, and what you missed and why it matters",
    },
  },
  background: {
    title: "Medical background",
    text: "Where you are in your training. It decides which patients we suggest first.",
  },
  place: {
    title: "Institution and location",
    text: "Your institution is shown beside your name on the leaderboard. You can choose a pseudonym there, or stay out of it, on your profile.",
  },
  preferences: {
    title: "Learning preferences",
    text: "Choose as many as you like. What you choose comes first.",
  },
  allSet: {
    title: "All set",
    text: "Look it over, then meet your first patient.",
    nothing: "Nothing filled in yet, which is fine.",
    changeLater: "You can change all of this on your profile.",
    labels: {
      specialization: "Specialization",
      experience: "Experience level",
      role: "Current role",
      year: "Year of study",
      institution: "Institution",
      location: "Location",
      interests: "Areas of interest",
    },
  },
} as const;
