import type { Archetype } from "@anamnesis/cases";

/** By how much the vital signs of a case differ in a state; consciousness as it is then. */
export interface Shift {
  readonly heartRate?: number;
  readonly systolic?: number;
  readonly diastolic?: number;
  readonly temperatureC?: number;
  readonly respiratoryRate?: number;
  readonly spo2?: number;
  readonly consciousness?: "confused" | "voice" | "pain" | "unresponsive";
}

type ChangedBand = "better" | "worse" | "critical";

export interface ArchetypeCourse {
  readonly worse: Shift;
  readonly critical: Shift;
  /** What is found on examination in a state, by system; the case's own words go before. */
  readonly findings: Readonly<Partial<Record<ChangedBand, Readonly<Record<string, string>>>>>;
  /** What a patient, and what somebody who speaks for one, says on coming into a state. */
  readonly say: Readonly<
    Record<ChangedBand, { readonly own: readonly string[]; readonly carer: readonly string[] }>
  >;
  /** From this state on they speak two words at a time. */
  readonly gaspsFrom?: "worse" | "critical";
}

const faint = {
  better: {
    own: [
      "I feel better for that.",
      "It's not so far away now. That's better.",
      "That's helping. I'm warmer.",
    ],
    carer: ["There's more colour in that face.", "That's more like it. Thank you."],
  },
  worse: {
    own: [
      "I don't feel right. I feel faint.",
      "Everything's going grey at the edges.",
      "I'm cold. I don't like this.",
    ],
    carer: ["Something's wrong. Look at the colour.", "It's getting worse, I can see it."],
  },
  critical: {
    own: ["I'm going...", "Don't... leave me.", "It's all... far off."],
    carer: ["Please, do something!", "There's hardly an answer any more!"],
  },
} as const;
const breath = {
  better: {
    own: [
      "I can breathe. That's better.",
      "It's easing. I can get the air in.",
      "Oh, that's better. I can talk.",
    ],
    carer: ["That's easier. The breathing's easier.", "Look, the breathing's slowed down."],
  },
  worse: {
    own: ["It's getting tighter.", "I can't get it in.", "It's worse. I can't breathe."],
    carer: ["The breathing's worse. Listen to it.", "That's harder work than before."],
  },
  critical: {
    own: ["Can't... breathe.", "Help me.", "No... air."],
    carer: ["There's no air getting in!", "Do something, please!"],
  },
} as const;
const head = {
  better: {
    own: ["My head's a bit clearer.", "I'm more myself, I think."],
    carer: ["That's more like it. There's an answer to what I say.", "More awake. Thank God."],
  },
  worse: {
    own: ["I'm so sleepy.", "What did you say? I keep drifting."],
    carer: ["I can hardly keep anybody awake here.", "That's not sleep, is it? It isn't right."],
  },
  critical: {
    own: ["Mm.", "..."],
    carer: ["There's no waking up!", "Nothing. There's no answer!"],
  },
} as const;
const ache = {
  better: {
    own: ["That's taken the edge off.", "It's easing. Thank you."],
    carer: ["That's helped."],
  },
  worse: {
    own: ["It's getting worse. Can I not have something?", "I can't bear this."],
    carer: ["The pain's worse."],
  },
  critical: { own: ["Please. Please, something."], carer: ["Please give something for it!"] },
} as const;

const shocked = {
  worse: {
    general: "Pale, clammy, anxious and restless; hands cold.",
    cardiovascular: "Pulse fast and thready, pressure falling; capillary refill 4 seconds.",
    limbs: "Hands and feet cold and mottled.",
  },
  critical: {
    general: "Grey, sweating, barely answers; lips blue.",
    cardiovascular:
      "No pulse to be felt at the wrist, a weak one at the neck; capillary refill over 5 seconds.",
    neurological: "Drowsy; opens the eyes only when spoken to loudly or pinched.",
  },
  better: {
    general: "Colour back, warm hands, more comfortable.",
    cardiovascular: "Pulse stronger and slower, pressure up; capillary refill 2 seconds.",
  },
} as const;
const laboured = {
  worse: {
    general: "Tiring, leaning forward, cannot finish a sentence.",
    respiratory:
      "Working hard with the muscles of the neck; less air entry than before on both sides.",
  },
  critical: {
    general: "Exhausted, blue about the lips, a word at a time or none.",
    respiratory: "Hardly any air entry; breathing shallow and tiring.",
    neurological: "Drowsy and hard to rouse.",
  },
  better: {
    general: "Settled, talks in sentences, colour good.",
    respiratory: "Air entry better on both sides, breathing quieter.",
  },
} as const;

/**
 * The courses that illness takes at the bedside. Figures are the steps from one grade to the next in the sources of each:
 * ATLS classes of haemorrhage (2018), Resuscitation Council UK anaphylaxis (2021), BTS/SIGN asthma grades (2019/2024), NEWS2 and
 * Surviving Sepsis (2021), Cushing's response in raised intracranial pressure, JBDS ketoacidosis and hypoglycaemia (2023).
 */
export const archetypeCourses: Readonly<Record<Archetype, ArchetypeCourse>> = {
  shock_hypovolaemic: {
    worse: {
      heartRate: 20,
      systolic: -18,
      diastolic: -10,
      respiratoryRate: 6,
      spo2: -1,
      temperatureC: -0.2,
    },
    critical: {
      heartRate: 34,
      systolic: -40,
      diastolic: -26,
      respiratoryRate: 14,
      spo2: -5,
      temperatureC: -0.6,
      consciousness: "voice",
    },
    findings: shocked,
    say: faint,
    gaspsFrom: "critical",
  },
  shock_distributive: {
    worse: { heartRate: 14, systolic: -14, diastolic: -10, respiratoryRate: 5, spo2: -2 },
    critical: {
      heartRate: 28,
      systolic: -30,
      diastolic: -18,
      respiratoryRate: 10,
      spo2: -6,
      consciousness: "voice",
    },
    findings: shocked,
    say: faint,
    gaspsFrom: "critical",
  },
  shock_cardiogenic: {
    worse: { heartRate: 12, systolic: -14, diastolic: -8, respiratoryRate: 6, spo2: -4 },
    critical: {
      heartRate: 24,
      systolic: -32,
      diastolic: -18,
      respiratoryRate: 12,
      spo2: -9,
      consciousness: "confused",
    },
    findings: shocked,
    say: faint,
    gaspsFrom: "critical",
  },
  shock_obstructive: {
    worse: { heartRate: 16, systolic: -18, diastolic: -8, respiratoryRate: 6, spo2: -4 },
    critical: {
      heartRate: 30,
      systolic: -42,
      diastolic: -22,
      respiratoryRate: 12,
      spo2: -10,
      consciousness: "voice",
    },
    findings: shocked,
    say: faint,
    gaspsFrom: "critical",
  },
  anaphylaxis: {
    worse: { heartRate: 14, systolic: -12, diastolic: -8, respiratoryRate: 6, spo2: -4 },
    critical: {
      heartRate: 22,
      systolic: -26,
      diastolic: -16,
      respiratoryRate: 4,
      spo2: -14,
      consciousness: "voice",
    },
    findings: {
      better: {
        general:
          "Sits easier, colour back, talks in sentences; lips and lids still a little swollen.",
        respiratory: "Wheeze fainter, no noise at the throat any more, good air entry.",
        cardiovascular: "Pulse stronger, hands warm; capillary refill 2 seconds.",
        skin: "Weals fading.",
      },
      worse: {
        general: "Greyer, sweating, two words to a breath, voice hardly there.",
        respiratory:
          "Stridor that can be heard from the door, wheeze on both sides, less air entry.",
        cardiovascular: "Pulse thready, capillary refill 5 seconds.",
        ent: "Tongue and uvula more swollen; the back of the throat hardly to be seen.",
      },
      critical: {
        general: "Drowsy, blue about the lips, slumping.",
        respiratory: "The wheeze has gone quiet: hardly any air moves.",
        cardiovascular: "No pulse at the wrist, a weak one at the neck.",
        ent: "Tongue fills the mouth.",
      },
    },
    say: breath,
    gaspsFrom: "worse",
  },
  airway: {
    worse: { heartRate: 16, systolic: 6, diastolic: 4, respiratoryRate: 8, spo2: -5 },
    critical: {
      heartRate: 10,
      systolic: -16,
      diastolic: -8,
      respiratoryRate: -4,
      spo2: -18,
      consciousness: "voice",
    },
    findings: laboured,
    say: breath,
    gaspsFrom: "worse",
  },
  bronchospasm: {
    worse: { heartRate: 14, systolic: 6, diastolic: 2, respiratoryRate: 5, spo2: -3 },
    critical: {
      heartRate: 4,
      systolic: -18,
      diastolic: -8,
      respiratoryRate: -14,
      spo2: -10,
      consciousness: "confused",
    },
    findings: {
      ...laboured,
      worse: {
        ...laboured.worse,
        respiratory:
          "Using the muscles of the neck; wheeze on breathing in and out, less air entry than before.",
      },
      critical: {
        ...laboured.critical,
        respiratory: "A silent chest: hardly any air entry, no wheeze left to hear.",
      },
      better: {
        ...laboured.better,
        respiratory: "Good air entry on both sides, a little wheeze at the end of the breath out.",
      },
    },
    say: breath,
    gaspsFrom: "worse",
  },
  hypoxia: {
    worse: { heartRate: 12, respiratoryRate: 6, spo2: -5 },
    critical: {
      heartRate: 22,
      systolic: -18,
      diastolic: -8,
      respiratoryRate: 10,
      spo2: -13,
      consciousness: "confused",
    },
    findings: laboured,
    say: breath,
    gaspsFrom: "worse",
  },
  sepsis: {
    worse: {
      heartRate: 14,
      systolic: -12,
      diastolic: -8,
      respiratoryRate: 5,
      spo2: -3,
      temperatureC: 0.3,
    },
    critical: {
      heartRate: 26,
      systolic: -24,
      diastolic: -14,
      respiratoryRate: 10,
      spo2: -7,
      consciousness: "pain",
    },
    findings: shocked,
    say: head,
  },
  raised_icp: {
    worse: {
      heartRate: -10,
      systolic: 16,
      diastolic: 4,
      respiratoryRate: -2,
      consciousness: "voice",
    },
    critical: {
      heartRate: -26,
      systolic: 40,
      diastolic: 8,
      respiratoryRate: -7,
      spo2: -6,
      consciousness: "pain",
    },
    findings: {
      worse: {
        general: "Drowsier, moans when moved.",
        neurological: "Opens the eyes to speech, confused words; pupils equal.",
      },
      critical: {
        general: "Does not wake; breathing irregular.",
        neurological: "Opens the eyes to pain alone; one pupil larger and slow to light.",
      },
      better: {
        general: "More awake, answers sensibly.",
        neurological: "Alert, orientated; pupils equal and brisk.",
      },
    },
    say: head,
  },
  arrhythmia: {
    worse: { heartRate: 20, systolic: -16, diastolic: -10, respiratoryRate: 5, spo2: -2 },
    critical: {
      heartRate: 40,
      systolic: -36,
      diastolic: -20,
      respiratoryRate: 10,
      spo2: -6,
      consciousness: "voice",
    },
    findings: shocked,
    say: faint,
    gaspsFrom: "critical",
  },
  hypoglycaemia: {
    worse: { heartRate: 12, systolic: 8, respiratoryRate: 2, consciousness: "confused" },
    critical: { heartRate: 4, systolic: -6, respiratoryRate: -3, spo2: -3, consciousness: "pain" },
    findings: {
      worse: {
        general: "Sweating, trembling, muddled.",
        neurological: "Confused, slurred; no focal weakness.",
      },
      critical: {
        general: "Drenched in sweat, does not wake.",
        neurological: "Opens the eyes to pain alone.",
      },
      better: { general: "Awake, dry, asks what happened.", neurological: "Alert and orientated." },
    },
    say: head,
  },
  acidosis: {
    worse: {
      heartRate: 12,
      systolic: -10,
      diastolic: -6,
      respiratoryRate: 6,
      consciousness: "confused",
    },
    critical: {
      heartRate: 20,
      systolic: -26,
      diastolic: -14,
      respiratoryRate: 8,
      spo2: -3,
      consciousness: "voice",
    },
    findings: {
      worse: {
        general: "Drier, sighing deep breaths, muddled.",
        cardiovascular: "Pulse fast and small; capillary refill 4 seconds.",
      },
      critical: {
        general: "Drowsy, deep gasping breaths, tongue like leather.",
        neurological: "Opens the eyes to speech only.",
      },
      better: {
        general: "Brighter, breathing slower, asks for a drink.",
        cardiovascular: "Pulse slower and fuller; capillary refill 2 seconds.",
      },
    },
    say: head,
  },
  pain: {
    worse: { heartRate: 12, systolic: 12, diastolic: 6, respiratoryRate: 3 },
    critical: { heartRate: 20, systolic: 18, diastolic: 8, respiratoryRate: 6 },
    findings: {
      worse: { general: "White with pain, cannot keep still." },
      critical: { general: "Cries out, cannot answer for pain." },
      better: { general: "Lies easy, face relaxed." },
    },
    say: ache,
  },
  stable: { worse: {}, critical: { consciousness: "voice" }, findings: shocked, say: faint },
};
