import { type Printout, sheetOf } from "@anamnesis/ecg/paper";
import { Maximize2, MoveHorizontal, Ruler, ZoomIn, ZoomOut } from "lucide-react";
import { type CSSProperties, useMemo, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { cn } from "@/lib/cn.ts";
import { investigationTexts as texts } from "@/texts/investigations.ts";
import { type Calipers, readingOf, readingText } from "./calipers.ts";
import { CalipersOverlay } from "./calipers-overlay.tsx";
import { EcgPaper } from "./ecg-paper.tsx";
import { useZoom } from "./use-zoom.ts";

interface Props {
  name: string;
  printout: Printout;
  /** Fills the window instead of standing in a column. */
  isFull?: boolean;
  onEnlarge?: () => void;
}

/** On the rhythm strip, a second apart. */
const atFirst: Calipers = { start: { x: 65, y: 110 }, end: { x: 90, y: 110 } };

const describe = (name: string, { strips }: Printout): string =>
  texts.tracing.about(name, strips.map(({ lead }) => lead).join(", "));

function EcgFrame({ name, printout, isFull = false, onEnlarge }: Props) {
  const { frame, zoom, canGrow, canShrink, grow, shrink, reset } = useZoom();
  const [isMeasuring, setMeasuring] = useState(false);
  const [isMarching, setMarching] = useState(false);
  const [calipers, setCalipers] = useState(atFirst);
  const sheet = useMemo(() => sheetOf(printout), [printout]);
  return (
    <div className={cn("flex flex-col gap-2.5", isFull && "min-h-0 flex-1")}>
      <div
        role="toolbar"
        aria-label={texts.tracing.tools(name)}
        className="flex flex-wrap items-center gap-1.5"
      >
        <Button
          variant="secondary"
          size="icon-sm"
          aria-label={texts.tracing.zoomOut}
          onClick={shrink}
          disabled={!canShrink}
        >
          <ZoomOut aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="sm" className="tabular-nums" onClick={reset}>
          <span className="sr-only">{texts.tracing.zoom}</span>
          {Math.round(zoom * 100)} %
        </Button>
        <Button
          variant="secondary"
          size="icon-sm"
          aria-label={texts.tracing.zoomIn}
          onClick={grow}
          disabled={!canGrow}
        >
          <ZoomIn aria-hidden="true" />
        </Button>
        <Button
          variant={isMeasuring ? "soft" : "secondary"}
          size="sm"
          aria-pressed={isMeasuring}
          onClick={() => setMeasuring(!isMeasuring)}
        >
          <Ruler aria-hidden="true" />
          {texts.tracing.calipers}
        </Button>
        {onEnlarge && (
          <Button variant="secondary" size="sm" className="ml-auto" onClick={onEnlarge}>
            <Maximize2 aria-hidden="true" />
            {texts.tracing.fullScreen}
          </Button>
        )}
      </div>
      <div
        ref={frame}
        role="region"
        aria-label={texts.tracing.scrollable(name)}
        tabIndex={0}
        className={cn(
          "overflow-auto overscroll-contain rounded-lg border border-line bg-paper",
          // Two fingers zoom the tracing, one moves it.
          "touch-pan-x touch-pan-y",
          isFull ? "min-h-0 flex-1" : "max-h-[75dvh]",
        )}
      >
        <div
          className={cn(
            "relative w-[calc(100%*var(--zoom))] min-w-[calc(30rem*var(--zoom))]",
            // Upright on a phone the paper fills the height, and is read by moving it sideways.
            isFull && "max-sm:min-w-[calc((100dvh-15rem)*2.16*var(--zoom))]",
          )}
          style={{ "--zoom": zoom } as CSSProperties}
        >
          <EcgPaper sheet={sheet} label={describe(name, printout)} />
          {isMeasuring && (
            <CalipersOverlay
              sheet={sheet}
              calipers={calipers}
              onMove={setCalipers}
              isMarching={isMarching}
            />
          )}
        </div>
      </div>
      {isMeasuring && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
          <output aria-live="polite" className="text-base font-semibold tabular-nums">
            {readingText(readingOf(calipers))}
          </output>
          <Button
            variant={isMarching ? "soft" : "ghost"}
            size="sm"
            aria-pressed={isMarching}
            onClick={() => setMarching(!isMarching)}
          >
            <MoveHorizontal aria-hidden="true" />
            {texts.tracing.marchOut}
          </Button>
          <p className="basis-full text-ink-subtle">{texts.tracing.help}</p>
        </div>
      )}
    </div>
  );
}

/** A tracing on ECG paper that can be enlarged and measured. */
export function EcgViewer({ name, printout }: Pick<Props, "name" | "printout">) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <EcgFrame name={name} printout={printout} onEnlarge={() => setLarge(true)} />
      <Dialog
        open={isLarge}
        onOpenChange={setLarge}
        title={name}
        className="flex h-dvh max-h-dvh w-full max-w-none flex-col gap-3 rounded-none border-0 p-3 sm:p-5"
      >
        <EcgFrame name={name} printout={printout} isFull />
      </Dialog>
    </>
  );
}
