import { join } from "node:path";
import { catalogueTable } from "../src/files/catalogue.ts";
import { loadLibrary } from "../src/files/index.ts";

// npm run cases:list: the library as a Markdown table, diagnoses and all; docs/authoring/library.md holds it.
const library = process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages/cases/library");
process.stdout.write(`${catalogueTable(loadLibrary(library).cases)}\n`);
