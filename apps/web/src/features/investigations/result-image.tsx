import { Maximize2 } from "lucide-react";
import { useState } from "react";
import type { TestResult } from "@anamnesis/contract";
import { Dialog } from "@/components/ui/dialog.tsx";
import { PictureViewer } from "./picture-viewer.tsx";
import { investigationTexts as texts } from "@/texts/investigations.ts";

interface Props {
  name: string;
  source: string;
  /** What is seen in it, and whose it is; without it the report is its description. */
  about: TestResult["image"];
}

/** A picture; larger when pressed. */
export function ResultImage({ name, source, about }: Props) {
  const [isLarge, setLarge] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <p className="mt-4 rounded-lg bg-sunken px-3.5 py-2.5 text-sm text-ink-muted">
        {texts.image.broken}
      </p>
    );
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        className="group relative mt-4 block w-full overflow-hidden rounded-lg border border-line bg-black"
      >
        <img
          src={source}
          alt={texts.image.alt(name, about?.alt)}
          loading="lazy"
          onError={() => setBroken(true)}
          className="max-h-96 w-full object-contain"
        />
        <span className="absolute right-2 bottom-2 flex items-center gap-1.5 rounded-md bg-ink/85 px-2.5 py-1 text-[0.8125rem] font-medium text-canvas opacity-90 group-hover:opacity-100">
          <Maximize2 className="size-3.5" aria-hidden="true" />
          {texts.image.enlarge}
        </span>
      </button>
      {about && (
        <p className="mt-2 text-sm text-ink-muted">
          {about.credit} · {about.licence}
        </p>
      )}
      <Dialog open={isLarge} onOpenChange={setLarge} title={name} className="max-w-6xl">
        <PictureViewer source={source} alt={texts.image.alt(name, about?.alt)} name={name} />
      </Dialog>
    </>
  );
}
