import { lazy, Suspense, useState } from "react";
import { Panel } from "@/components/ui/card.tsx";
import { Button } from "@/components/ui/button.tsx";
import { profileTexts } from "@/texts/profile.ts";

const texts = profileTexts.deletion;
const DeleteDialog = lazy(() =>
  import("./delete-dialog.tsx").then(({ DeleteDialog }) => ({ default: DeleteDialog })),
);

/** The way out, for good. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={texts.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="min-w-0 flex-1 basis-64 text-ink-muted">{texts.text}</p>
        <Button variant="secondary" className="text-danger" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <DeleteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
