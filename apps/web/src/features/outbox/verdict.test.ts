import { expect, test } from "vitest";
import { ApiFailure } from "@/lib/api/failure.ts";
import { retryDelay } from "./queue.ts";
import { verdictOf } from "./verdict.ts";

test.each([
  [new ApiFailure(0, "Network error"), "later"],
  [new ApiFailure(429, "Too many requests"), "later"],
  [new ApiFailure(500, "Something went wrong"), "later"],
  [new ApiFailure(503, "Not now"), "later"],
  [new ApiFailure(408, "Timeout"), "later"],
  [new ApiFailure(409, "Busy", { code: "conflict" }), "later"],
  [new Error("a fault of this page"), "later"],
  [new ApiFailure(401, "Sign in"), "signed-out"],
  [new ApiFailure(400, "Wrong", { code: "invalid_input" }), "refused"],
  [new ApiFailure(409, "Over", { code: "out_of_order" }), "refused"],
  [new ApiFailure(404, "Gone", { code: "not_found" }), "refused"],
  [new ApiFailure(422, "Other text", { code: "idempotency_mismatch" }), "refused"],
])("%s means %s", (error, kind) => {
  expect(verdictOf(error).kind).toBe(kind);
});

test("the pause doubles from two seconds to a minute at most", () => {
  expect([0, 1, 2, 3, 6, 40].map(retryDelay)).toEqual([2_000, 2_000, 4_000, 8_000, 60_000, 60_000]);
});
