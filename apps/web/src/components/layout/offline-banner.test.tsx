import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "@/lib/api/client.ts";
import { noteAnswer } from "@/lib/api/connection.ts";
import { fakeApi } from "@/testing/fake-api.ts";
import { OfflineBanner } from "./offline-banner.tsx";

const live = { json: { status: "alive", uptimeSeconds: 1 } };
const said = () => screen.queryByText(/^You are offline/);
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  noteAnswer(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("says so where calls find nobody though the browser believes in its network, until one is answered", async () => {
  let isThere = false;
  fakeApi({
    "GET /auth/me": "unreachable",
    "GET /health/live": () => (isThere ? live : "unreachable"),
  });
  const woken = vi.fn();
  window.addEventListener("online", woken);
  render(<OfflineBanner />);
  expect(said()).toBeNull();
  await act(() => call("getMe").catch(() => undefined));
  await passes(10);
  expect(said()).toBeTruthy();
  await passes(20_000);
  expect(said()).toBeTruthy();
  isThere = true;
  await passes(5_000);
  expect(said()).toBeNull();
  expect(woken).toHaveBeenCalledTimes(1);
  window.removeEventListener("online", woken);
});

it("says nothing where one call was lost and the server is there", async () => {
  fakeApi({ "GET /auth/me": "unreachable", "GET /health/live": live });
  render(<OfflineBanner />);
  await act(() => call("getMe").catch(() => undefined));
  await passes(20_000);
  expect(said()).toBeNull();
});
