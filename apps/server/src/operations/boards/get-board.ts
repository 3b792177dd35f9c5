import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getBoard = handler(operations.getBoard, async ({ boards }, { person, query, now }) =>
  boards.page(person, query, now),
);
