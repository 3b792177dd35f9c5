import type { Archetype } from "@anamnesis/cases";
import { ache, breath, faint, head, laboured, shocked } from "./archetype-words.ts";

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
  stable: {
    worse: {},
    critical: { consciousness: "voice" },
    findings: {
      better: { general: "More comfortable than before, settled." },
      worse: { general: "Less well than before, pale, restless." },
      critical: { general: "Grey, sweating, hardly answers." },
    },
    say: { ...faint, better: ache.better },
  },
};
