import type { Reason } from "@/lib/sessions/recommend.ts";

/** Why somebody is proposed as the next patient. */
export const reasonText = (reason: Reason, moduleName: string): string => {
  switch (reason.kind) {
    case "unfinished":
      return "Waiting for you where you stopped";
    case "new-module":
      return `You have not seen anybody in ${moduleName} yet`;
    case "new-patient":
      return `New to you in ${moduleName}`;
    case "improve":
      return `Your best here is ${reason.bestPercent}%; see what you do differently now`;
  }
};
