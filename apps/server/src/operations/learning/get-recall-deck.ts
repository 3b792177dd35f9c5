import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getRecallDeck = handler(
  operations.getRecallDeck,
  async ({ learning }, { person, now }) => learning.deck(person, now),
);
