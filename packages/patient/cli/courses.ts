import { join } from "node:path";
import { patientView, type PatientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { courseOf } from "../src/bedside/severity.ts";
import type { Signs } from "../src/bedside/memory.ts";
import { bedsideScripts, playBedside, type PlayedBedside } from "../src/testing/bedside-scripts.ts";

/** Minutes after which the table looks: what is done within them is what an encounter has time for. */
const looked = 90;

const library = (): string =>
  process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages", "cases", "library");

const figures = ({ heartRate, systolic, diastolic, respiratoryRate, spo2 }: Signs): string =>
  `${heartRate}, ${systolic}/${diastolic}, ${respiratoryRate}, ${spo2} %`;

const after = ({ now }: PlayedBedside): string =>
  `${now.band}${now.band === "dead" ? "" : ` (${figures(now.signs)})`}, ${Math.round(now.minute)} min`;

/** What became of one patient under four learners. */
function rowOf(view: PatientView): readonly string[] {
  const { archetype, untreated, recovery } = courseOf(view);
  const { right = [], wrong = [] } = bedsideScripts[view.id] ?? {};
  const times = untreated
    ? [untreated.worse, untreated.critical, untreated.death].map((time) => time ?? "–").join(" / ")
    : "stays";
  const late = Math.min(untreated?.worse ?? looked, 240);
  const rest = Math.min(looked, Math.max(60, recovery));
  return [
    view.id,
    archetype,
    times,
    after(playBedside(view, [looked])),
    right.length === 0 ? "nothing to give" : after(playBedside(view, [...right, rest])),
    right.length === 0 ? "–" : after(playBedside(view, [late, ...right, rest])),
    wrong.length === 0 ? "–" : after(playBedside(view, [...wrong, 10])),
  ];
}

const head = [
  "Case",
  "Archetype",
  "Untreated: worse / critical / dead (min)",
  "Nothing done",
  "Treated right",
  "Treated late",
  "Treated wrong",
];
// npm run cases:courses: every case of the library played by four learners, as a Markdown table; docs/authoring/courses.md holds it.
const rows = loadLibrary(library()).cases.map((one) => rowOf(patientView(one)));
const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
process.stdout.write(`${lines.join("\n")}\n`);
