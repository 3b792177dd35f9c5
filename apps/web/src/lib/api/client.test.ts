import { describe, expect, it } from "vitest";
import { fakeApi } from "@/testing/fake-api.ts";
import { call, onSessionExpired } from "./client.ts";

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable("the call should have failed"),
    (error: unknown) => error,
  );

describe("a call of the API", () => {
  it("goes to the contract's method and path, with parameters, query and body in place", async () => {
    const seen = fakeApi({
      "PUT /modules/internal%20medicine/rating": { json: {} },
      "GET /users/leaderboard?period=month": { json: [] },
    });
    await call("rateModule", { params: { moduleId: "internal medicine" }, body: { rating: 4 } });
    await call("getLeaderboard", { query: { period: "month" } });
    expect(seen.map(({ method, body }) => [method, body])).toEqual([
      ["PUT", { rating: 4 }],
      ["GET", undefined],
    ]);
    expect(seen[0]?.headers.get("content-type")).toBe("application/json");
  });

  it("carries the stored token and an idempotency key", async () => {
    localStorage.setItem("authToken", "secret");
    const seen = fakeApi({ "POST /sessions": { status: 201, json: {} } });
    await call("createSession", { body: { patientId: "a" } }, { idempotencyKey: "once" });
    expect(seen[0]?.headers.get("authorization")).toBe("Bearer secret");
    expect(seen[0]?.headers.get("idempotency-key")).toBe("once");
  });

  it.each([
    ["the message of the body", { status: 409, json: { message: "Taken" } }, "Taken", 409],
    [
      "Network error when the body is not JSON",
      { status: 502, text: "<html>" },
      "Network error",
      502,
    ],
    ["HTTP {status} when there is no message", { status: 418, json: {} }, "HTTP 418", 418],
    ["Network error when nothing answers", "unreachable" as const, "Network error", 0],
  ])("fails with %s", async (_, answer, message, status) => {
    fakeApi({ "GET /modules": answer });
    expect(await failureOf(call("listModules"))).toMatchObject({ message, status });
  });

  it("reads what is no JSON as text", async () => {
    const seen = fakeApi({ "GET /users/record.csv": { text: "Session,Patient" } });
    expect(await call("exportTable")).toBe("Session,Patient");
    expect(seen[0]?.headers.get("accept")).toBe("text/csv,application/json");
  });

  it("names the inputs that were wrong", async () => {
    const fields = { email: "Enter a valid email address" };
    fakeApi({
      "POST /auth/forgot-password": {
        status: 400,
        json: { message: "Look at the form", code: "invalid_input", fields },
      },
    });
    const failure = await failureOf(call("forgotPassword", { body: { email: "x" } }));
    expect(failure).toMatchObject({ code: "invalid_input", fields });
  });

  it("tells that the sign-in has expired, but not when wrong credentials were sent", async () => {
    let expiries = 0;
    const stop = onSessionExpired(() => (expiries += 1));
    localStorage.setItem("authToken", "old");
    const refusal = { status: 401, json: { message: "no" } };
    fakeApi({ "GET /sessions": refusal, "POST /auth/login": refusal });
    await failureOf(call("login", { body: { email: "a@example.org", password: "x" } }));
    fakeApi({
      "GET /sessions": refusal,
      "DELETE /users/profile": {
        status: 401,
        json: { message: "no", code: "invalid_credentials" },
      },
    });
    await failureOf(call("deleteAccount", { body: { password: "x" } }));
    expect(expiries).toBe(0);
    await failureOf(call("listSessions"));
    expect(expiries).toBe(1);
    stop();
  });
});
