import type { EarlyWarning, VitalSigns } from "@anamnesis/contract";

export interface VitalSign {
  readonly id: EarlyWarning["points"][number]["sign"];
  readonly label: string;
  readonly value: string;
  readonly unit: string;
}

export const fahrenheitOf = (celsius: number): number => (celsius * 9) / 5 + 32;

/** The vital signs in the order in which they are shown, each with its unit; the temperature in both scales. */
export const vitalSignsOf = (vitals: VitalSigns): readonly VitalSign[] => [
  { id: "heartRate", label: "Heart Rate", value: String(vitals.heartRate), unit: "bpm" },
  {
    id: "bloodPressure",
    label: "Blood Pressure",
    value: `${vitals.systolic}/${vitals.diastolic}`,
    unit: "mmHg",
  },
  {
    id: "temperature",
    label: "Temperature",
    value: `${fahrenheitOf(vitals.temperatureC).toFixed(1)}°F`,
    unit: `${vitals.temperatureC.toFixed(1)}°C`,
  },
  {
    id: "respiratoryRate",
    label: "Respiratory Rate",
    value: `${vitals.respiratoryRate}/min`,
    unit: "",
  },
  {
    id: "spo2",
    label: "Oxygen Saturation",
    value: `${vitals.spo2}%`,
    unit: vitals.onOxygen ? "on oxygen" : "on air",
  },
  ...(vitals.capillaryRefillSeconds === undefined
    ? []
    : [
        {
          id: "capillaryRefill" as const,
          label: "Capillary Refill",
          value: `${vitals.capillaryRefillSeconds} s`,
          unit: "",
        },
      ]),
  ...(vitals.consciousness === undefined
    ? []
    : [
        {
          id: "consciousness" as const,
          label: "Consciousness",
          value: consciousnessNames[vitals.consciousness],
          unit: "",
        },
      ]),
];

/** The ACVPU scale in words; nothing is shown for somebody alert. */
const consciousnessNames = {
  confused: "New confusion",
  voice: "Responds to voice",
  pain: "Responds to pain",
  unresponsive: "Unresponsive",
} as const;

const signNames: Readonly<Record<VitalSign["id"], string>> = {
  heartRate: "heart rate",
  bloodPressure: "systolic pressure",
  temperature: "temperature",
  respiratoryRate: "respiratory rate",
  spo2: "oxygen saturation",
  oxygen: "supplemental oxygen",
  consciousness: "consciousness",
  capillaryRefill: "capillary refill",
  respiratoryEffort: "work of breathing",
};

/** How the score comes about, for the remark beside it. */
export const scoreText = ({ points, source }: EarlyWarning): string => {
  const given = points.filter((entry) => entry.points > 0);
  const parts = given.map((entry) => `${signNames[entry.sign]} ${entry.points}`);
  return `${parts.length === 0 ? "No sign scores" : parts.join(", ")}. ${source}.`;
};
