import { RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { investigationTexts as texts } from "@/texts/investigations.ts";

const asTaken = { zoom: 1, level: 100, window: 100 };
type Setting = keyof typeof asTaken;
const ranges: Readonly<Record<Setting, readonly [number, number, number]>> = {
  zoom: [1, 4, 0.25],
  level: [40, 200, 5],
  window: [50, 300, 5],
};

/** A picture to be read: larger, lighter or darker, with more or less contrast; it scrolls where it is larger than its frame. */
export function PictureViewer({
  source,
  alt,
  name,
}: {
  source: string;
  alt: string;
  name: string;
}) {
  const [shown, setShown] = useState(asTaken);
  const id = useId();
  return (
    <div className="mt-4 space-y-3">
      <div
        tabIndex={0}
        role="group"
        aria-label={texts.image.scrollable(name)}
        className="max-h-[70vh] overflow-auto rounded-lg bg-black"
      >
        <img
          src={source}
          alt={alt}
          style={{
            width: `${shown.zoom * 100}%`,
            filter: `brightness(${shown.level}%) contrast(${shown.window}%)`,
          }}
          className="mx-auto max-w-none"
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        {(Object.keys(ranges) as Setting[]).map((setting) => {
          const [min, max, step] = ranges[setting];
          return (
            <label
              key={setting}
              htmlFor={`${id}${setting}`}
              className="min-w-32 flex-1 text-sm text-ink-muted"
            >
              {texts.image.settings[setting]}
              <input
                id={`${id}${setting}`}
                type="range"
                min={min}
                max={max}
                step={step}
                value={shown[setting]}
                onChange={({ target }) =>
                  setShown((before) => ({ ...before, [setting]: Number(target.value) }))
                }
                className="mt-1 block h-6 w-full accent-brand"
              />
            </label>
          );
        })}
        <Button variant="secondary" size="sm" onClick={() => setShown(asTaken)}>
          <RotateCcw aria-hidden="true" />
          {texts.image.reset}
        </Button>
      </div>
    </div>
  );
}
