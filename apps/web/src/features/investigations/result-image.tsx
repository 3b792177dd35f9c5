import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog.tsx";

/** A tracing or an image; larger when pressed. Its findings stand in the result's text, which is also its description. */
export function ResultImage({ name, source }: { name: string; source: string }) {
  const [isLarge, setLarge] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <p className="mt-4 rounded-lg bg-sunken px-3.5 py-2.5 text-sm text-ink-muted">
        The image could not be loaded; the report above describes it.
      </p>
    );
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        className="group relative mt-4 block w-full overflow-hidden rounded-lg border border-line bg-white"
      >
        <img
          src={source}
          alt={`${name}: see the report for its findings`}
          loading="lazy"
          onError={() => setBroken(true)}
          className="max-h-96 w-full object-contain"
        />
        <span className="absolute right-2 bottom-2 flex items-center gap-1.5 rounded-md bg-ink/85 px-2.5 py-1 text-[0.8125rem] font-medium text-canvas opacity-90 group-hover:opacity-100">
          <Maximize2 className="size-3.5" aria-hidden="true" />
          Enlarge
        </span>
      </button>
      <Dialog open={isLarge} onOpenChange={setLarge} title={name} className="max-w-6xl">
        <div className="mt-4 overflow-auto rounded-lg bg-white">
          <img src={source} alt={name} className="w-full min-w-[48rem]" />
        </div>
      </Dialog>
    </>
  );
}
