import { afterEach, expect, it, vi } from "vitest";
import { appShellTexts } from "@/texts/app-shell.ts";
import { keepApp } from "./app-shell.ts";
import { toast } from "./toast.ts";

const shell = vi.hoisted(() => ({
  listeners: new Map<string, () => void>(),
  register: vi.fn(() => Promise.resolve()),
  messageSkipWaiting: vi.fn(),
}));
vi.mock("workbox-window", () => ({
  Workbox: class {
    register = shell.register;
    messageSkipWaiting = shell.messageSkipWaiting;
    addEventListener = (name: string, listener: () => void) => shell.listeners.set(name, listener);
  },
}));

afterEach(() => {
  shell.listeners.clear();
  vi.clearAllMocks();
});

it("says when a new version waits, and loads it only once the person agrees", async () => {
  const offer = vi.spyOn(toast, "offer").mockReturnValue();
  await keepApp();
  expect(shell.register).toHaveBeenCalledOnce();
  expect(offer).not.toHaveBeenCalled();

  shell.listeners.get("waiting")?.();
  const [message, label, accept] = offer.mock.calls[0] ?? [];
  expect([message, label]).toEqual([appShellTexts.newVersion, appShellTexts.reload]);
  expect(shell.messageSkipWaiting).not.toHaveBeenCalled();

  accept?.();
  expect(shell.messageSkipWaiting).toHaveBeenCalledOnce();
});
