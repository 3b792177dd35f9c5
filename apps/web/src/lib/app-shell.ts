import { Workbox } from "workbox-window";
import { toast } from "@/lib/toast.ts";
import { appShellTexts as texts } from "@/texts/app-shell.ts";

/**
 * Lets the browser keep the app, so that it opens without a network, and says when a new version is ready. Until the person
 * agrees the old one stays whole, so that no open page misses a part of itself.
 */
export async function keepApp(): Promise<void> {
  const shell = new Workbox("/sw.js");
  shell.addEventListener("waiting", () =>
    toast.offer(texts.newVersion, texts.reload, () => {
      shell.addEventListener("controlling", () => window.location.reload());
      shell.messageSkipWaiting();
    }),
  );
  await shell.register();
}
