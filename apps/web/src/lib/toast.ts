import { useSyncExternalStore } from "react";

let isWanted = false;
let onWanted: () => void = () => undefined;
let markReady: () => void = () => undefined;
const ready = new Promise<void>((resolve) => (markReady = resolve));

async function sonner() {
  isWanted = true;
  onWanted();
  await ready;
  return (await import("sonner")).toast;
}

async function show(kind: "success" | "error", message: string): Promise<void> {
  const shown = await sonner();
  shown[kind](message);
}

async function offer(message: string, label: string, onAccept: () => void): Promise<void> {
  const shown = await sonner();
  shown(message, { duration: Infinity, action: { label, onClick: onAccept } });
}

/** Short remarks in a corner of the screen. What shows them is fetched with the first one. */
export const toast = {
  success: (message: string): void => void show("success", message),
  error: (message: string): void => void show("error", message),
  /** Stays until it is answered or waved away. */
  offer: (message: string, label: string, onAccept: () => void): void =>
    void offer(message, label, onAccept),
};

/** Whether anything has been said yet, so that the toaster is needed. */
export const useIsToasterWanted = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      onWanted = listener;
      return () => {
        onWanted = () => undefined;
      };
    },
    () => isWanted,
    () => false,
  );

/** To be called once the toaster listens; what was said before is shown then. */
export const toasterIsReady = (): void => markReady();
