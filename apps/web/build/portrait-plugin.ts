import type { Plugin } from "vite";
import { expressions, portraitVariants } from "../src/components/ui/portrait-variants.ts";

const shown = Object.values(expressions);
const used: Readonly<Record<string, ReadonlySet<string>>> = {
  hair: new Set(Object.values(portraitVariants.hair).flat()),
  mouth: new Set([...portraitVariants.mouth, ...shown.flatMap(({ mouth }) => mouth)]),
  eyes: new Set([...portraitVariants.eyes, ...shown.flatMap(({ eyes = [] }) => eyes)]),
  eyebrows: new Set([
    ...portraitVariants.eyebrows,
    ...shown.flatMap(({ eyebrows = [] }) => eyebrows),
  ]),
  glasses: new Set(portraitVariants.glasses),
};

/**
 * Leaves out of the built app the parts of the portrait artwork that no patient is drawn with: they are most of its
 * weight. The artwork's files hold one part a line.
 */
export function portraitPlugin(): Plugin {
  return {
    name: "anamnesis-portraits",
    apply: "build",
    transform(code, id) {
      const part = /@dicebear[\\/]lorelei[\\/]lib[\\/]components[\\/](\w+)\.js$/.exec(id)?.[1];
      const kept = part === undefined ? undefined : used[part];
      if (kept === undefined) return undefined;
      const isLeftOut = (line: string) => {
        const variant = /^ {4}(\w+): \(components, colors\) => .*,$/.exec(line)?.[1];
        return variant !== undefined && !kept.has(variant);
      };
      return {
        code: code
          .split("\n")
          .filter((line) => !isLeftOut(line))
          .join("\n"),
        map: null,
      };
    },
  };
}
