import type { User } from "@anamnesis/contract";
import { vi } from "vitest";

export interface Seen {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}
type Answer = { status?: number; json?: unknown; text?: string } | "unreachable";
type Handler = Answer | ((request: Seen) => Answer);

/**
 * Stands in for the network below the typed client: answers by "METHOD /path" and notes what was asked. A call that no
 * handler expects fails the test.
 */
export function fakeApi(handlers: Record<string, Handler>) {
  const seen: Seen[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const request: Seen = {
      method: init.method ?? "GET",
      path: url.replace(/^\/api/, ""),
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
      headers: new Headers(init.headers),
    };
    seen.push(request);
    const handler = handlers[`${request.method} ${request.path}`];
    if (handler === undefined)
      throw new Error(`No answer was planned for ${request.method} ${request.path}`);
    const answer = typeof handler === "function" ? handler(request) : handler;
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    const body = answer.text ?? JSON.stringify(answer.json ?? {});
    return new Response(body, { status: answer.status ?? 200 });
  });
  return seen;
}

export const aUser = (fields: Partial<User> = {}): User => ({
  _id: "6f0c2a9e-2c58-4f0e-9d52-0b6a3f1f7a11",
  name: "Imogen Achterberg",
  email: "imogen@example.org",
  specialization: "",
  experienceLevel: "",
  institutionName: "",
  location: { city: "", state: "", country: "" },
  currentRole: "",
  yearOfStudy: 0,
  interests: [],
  onboardingCompleted: false,
  timeZone: "Europe/London",
  leaderboardVisibility: "name",
  pseudonym: "",
  hints: { isOff: false, dismissed: [] },
  createdAt: "2026-01-05T08:00:00.000Z",
  ...fields,
});
