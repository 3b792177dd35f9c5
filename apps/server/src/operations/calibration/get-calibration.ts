import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getCalibration = handler(
  operations.getCalibration,
  async ({ calibrations }, { person }) => calibrations.find(person),
);
