import type { VitalSigns } from "@anamnesis/contract";

export interface VitalSign {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly unit: string;
}

export const fahrenheitOf = (celsius: number): number => (celsius * 9) / 5 + 32;

/** The vital signs in the order in which they are shown, each with its unit; the temperature in both scales. */
export const vitalSignsOf = (vitals: VitalSigns): readonly VitalSign[] => [
  { id: "heart-rate", label: "Heart Rate", value: String(vitals.heartRate), unit: "bpm" },
  {
    id: "blood-pressure",
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
    id: "respiratory-rate",
    label: "Respiratory Rate",
    value: `${vitals.respiratoryRate}/min`,
    unit: "",
  },
  { id: "oxygen", label: "Oxygen Saturation", value: `${vitals.spo2}%`, unit: "on air" },
];
