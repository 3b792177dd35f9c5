import { examinations } from "@anamnesis/terminology";
import { describe, expect, it } from "vitest";
import { openConversation, takeTurn } from "../index.ts";
import { fixtureView } from "../testing/fixture.ts";

describe("an examination chosen by name", () => {
  for (const { id, label, ask } of examinations) {
    it(`gives consent and the findings of ${label.toLowerCase()}, and of nothing else`, () => {
      const { state } = openConversation(fixtureView, 3);
      const { reply } = takeTurn(fixtureView, state, ask, []);
      expect(reply.examined).toEqual([id]);
      expect(reply.facts).toEqual([]);
      expect(reply.text).toMatch(/^[^[]+\[[^\]]+\]/);
    });
  }
});
