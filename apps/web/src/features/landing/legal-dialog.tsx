import { Dialog } from "@/components/ui/dialog.tsx";
import { legalTexts, type LegalTextId } from "@/texts/landing.ts";

export function LegalDialog({ id, onClose }: { id: LegalTextId; onClose: () => void }) {
  const { title, paragraphs } = legalTexts[id];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} className="max-w-xl">
      <div className="mt-4 space-y-3.5 text-ink-muted">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
