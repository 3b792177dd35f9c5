import shipped from "../../weights/understanding.json" with { type: "json" };
import type { UnderstandingWeights } from "./model.ts";
import { createUnderstanding } from "./understand.ts";

/** The weights that this version ships. */
export const shippedWeights = shipped as unknown as UnderstandingWeights;

/** Understanding with the shipped weights. */
export const understand = createUnderstanding(shippedWeights);
