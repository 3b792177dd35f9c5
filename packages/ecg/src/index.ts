export { drawEcg } from "./draw.ts";
export { allLeads, type Lead } from "./leads.ts";
export { measure, type Measurements } from "./measure.ts";
export type { EcgParameters, Tracing } from "./parameters.ts";
export { type EcgProblem, parseEcgParameters, type ParsedEcg } from "./parse.ts";
export {
  type DrawnStrip,
  paper,
  type Printout,
  printoutOf,
  type Sheet,
  sheetOf,
  type Strip,
} from "./paths.ts";
export { presetNames, type PresetName } from "./presets.ts";
export { intervalsOf } from "./resolve.ts";
