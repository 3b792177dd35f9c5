import { defaultViewOf } from "./view-of.ts";

/** A small patient for tests: a retired teacher with chest pain and something she keeps to herself. */
export const fixtureView = defaultViewOf({
  id: "fixture",
  person: {
    name: "Ruth Adeyemi",
    calledName: "Ruth",
    age: 66,
    born: "the third of May 1960",
    sex: "female",
    work: "retired teacher",
    lives: "with her husband Tom",
    town: "Exeter",
    literacy: "ordinary",
    talk: "ordinary",
    manner: "friendly",
    mood: "worried",
    breath: "normal",
    look: "grey bob, blue cardigan",
  },
  complaint: "chest_pain",
  opening: {
    greeting: ["Hello.", "Good morning."],
    complaint: [
      "I've had a tightness in my chest since Tuesday.",
      "It's my chest. It's been tight since Tuesday.",
    ],
    tells: ["chest_pain", "chest_pain.onset"],
    more: [
      { say: ["It comes on when I walk up the hill."], tells: ["chest_pain.exacerbating"] },
      { say: ["And I've felt sick with it."], tells: ["nausea"] },
    ],
  },
  history: {
    chest_pain: {
      is: "tightness",
      tell: "opening",
      say: ["My chest is tight.", "I've a tightness here."],
      onset: {
        is: "Tuesday",
        say: ["It started on Tuesday.", "Tuesday, after lunch."],
        brief: ["it started on Tuesday"],
      },
      radiation: { is: "left arm", say: ["It goes down my left arm."] },
      severity: { is: "6 out of 10", say: ["About six out of ten.", "I'd say a six."] },
      exacerbating: { is: "walking uphill", say: ["Walking uphill brings it on."] },
      items: {
        lying_down: {
          is: "no",
          words: ["lying flat"],
          say: ["Lying down makes no difference to it."],
        },
        left_arm: { is: "yes", words: ["arm"], say: ["It's in my left arm."] },
      },
    },
    nausea: { is: "yes", tell: "open", say: ["I feel sick."] },
    fever: "no",
    cough: { is: "no", say: ["I've no cough."] },
    pmh: {
      say: ["Only my blood pressure."],
      items: {
        hypertension: {
          is: "yes",
          words: ["high blood pressure"],
          say: ["I've had high blood pressure for years."],
        },
        diabetes: { is: "no", say: ["I'm not diabetic."] },
      },
    },
    medications: {
      say: ["Ramipril, that's all.", "Just the ramipril."],
      panel: "Ramipril",
      items: {
        ramipril: { is: "5 mg daily", say: ["Ramipril, five milligrams."] },
      },
    },
    family_history: {
      is: "father died of a heart attack",
      say: ["My dad died of a heart attack."],
      items: {
        father: {
          is: "heart attack at 60",
          words: ["dad"],
          say: ["He had a heart attack at sixty."],
          mood: "tearful",
        },
      },
    },
    alcohol: {
      is: "a bottle of wine a day",
      tell: "rapport",
      say: ["It's a bottle of wine a day, if I'm honest."],
      mood: "embarrassed",
    },
    sexual_history: { is: "none", tell: "private", say: ["Tom and I haven't, not for a year."] },
    concerns: {
      is: "dying like her father",
      tell: "asked",
      say: ["I'm frightened it's what Dad had."],
      mood: "frightened",
    },
  },
  guarded: {
    diagnosis: "unstable_angina",
    name: "Unstable angina",
    giveaways: ["angina", "coronary"],
  },
});
