import { expect, it } from "vitest";
import { sharedRanks } from "./ties.ts";

it("knows a rank that two people hold from one that a person holds twice in the list", () => {
  const people = [
    { _id: "a", rank: 1 },
    { _id: "b", rank: 2 },
    { _id: "c", rank: 2 },
    { _id: "d", rank: 4 },
    { _id: "d", rank: 4 },
  ];
  expect([...sharedRanks(people)]).toEqual([2]);
});

it("knows of a tie with the page before", () => {
  const page = [
    { _id: "e", rank: 50 },
    { _id: "f", rank: 52 },
  ];
  expect([...sharedRanks([], page, 50)]).toEqual([50]);
  expect([...sharedRanks([], page, 49)]).toEqual([]);
});
