import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getMetrics = handler(operations.getMetrics, ({ metrics }) => metrics.text());
