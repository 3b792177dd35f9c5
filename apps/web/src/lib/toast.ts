import { useSyncExternalStore } from "react";

let isWanted = false;
let onWanted: () => void = () => undefined;
let markReady: () => void = () => undefined;
const ready = new Promise<void>((resolve) => (markReady = resolve));

async function show(kind: "success" | "error", message: string): Promise<void> {
  isWanted = true;
  onWanted();
  await ready;
  const { toast: shown } = await import("sonner");
  shown[kind](message);
}

/** Short remarks in a corner of the screen. What shows them is fetched with the first one. */
export const toast = {
  success: (message: string): void => void show("success", message),
  error: (message: string): void => void show("error", message),
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
  );

/** To be called once the toaster listens; what was said before is shown then. */
export const toasterIsReady = (): void => markReady();
