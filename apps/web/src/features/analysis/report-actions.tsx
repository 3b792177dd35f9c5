import { Link2, Printer, Share2 } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { toast } from "@/lib/toast.ts";
import { analysisTexts } from "@/texts/analysis.ts";

const texts = analysisTexts.actions;
/** A phone's own sheet is the better way to pass a link on; a desk has the clipboard. */
const canShare = (): boolean =>
  typeof navigator.share === "function" && window.matchMedia("(pointer: coarse)").matches;

/** The address without what belongs to this visit alone. */
const ownLink = (): string => window.location.origin + window.location.pathname;

async function passOn(title: string): Promise<void> {
  try {
    if (canShare()) return await navigator.share({ title, url: ownLink() });
    await navigator.clipboard.writeText(ownLink());
    toast.success(texts.linkCopied);
  } catch (error) {
    // Closing the sheet without choosing is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast.error(texts.linkFailed);
  }
}

/** What can be done with the whole report. The link opens it for its owner alone. */
export function ReportActions({ patientName }: { patientName: string }) {
  const Icon = canShare() ? Share2 : Link2;
  return (
    <div
      role="group"
      aria-label={texts.label}
      className="flex flex-wrap justify-center gap-2 sm:justify-start print:hidden"
    >
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {texts.print}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void passOn(analysisTexts.documentTitle(patientName))}
      >
        <Icon aria-hidden="true" />
        {canShare() ? texts.share : texts.link}
      </Button>
    </div>
  );
}
