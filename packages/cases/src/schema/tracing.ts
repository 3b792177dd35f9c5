import { parseEcgParameters } from "@anamnesis/ecg";
import { z } from "zod";

/** A tracing's parameters, checked where they are meant: an unknown lead or a contradiction between limb leads is named. */
export const tracingSchema = z.record(z.string(), z.unknown()).transform((written, context) => {
  const parsed = parseEcgParameters(written);
  if (parsed.ok) return parsed.value;
  for (const { path, message } of parsed.problems)
    context.addIssue({ code: "custom", path: [...path], message, input: written });
  return z.NEVER;
});
