import { expect, it } from "vitest";
import { loginPathFor, returnPathOf } from "./return-path.ts";

it("comes back to the page asked for", () => {
  const login = loginPathFor({ pathname: "/tests/42", search: "?a=1&b=2" });
  expect(returnPathOf(login.slice(login.indexOf("?")))).toBe("/tests/42?a=1&b=2");
});

it("goes to the dashboard when no page was asked for", () => {
  expect(loginPathFor({ pathname: "/dashboard", search: "" })).toBe("/login");
  expect(returnPathOf("")).toBe("/dashboard");
});

it.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", ""])(
  "never leaves the app for %j",
  (path) => {
    expect(returnPathOf(`?next=${encodeURIComponent(path)}`)).toBe("/dashboard");
  },
);
