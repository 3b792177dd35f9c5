import { useMutation } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Download, RotateCw } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { open } from "@/lib/api/client.ts";
import { messageOf } from "@/lib/api/failure.ts";
import { saveAsFile } from "@/lib/save-file.ts";
import { profileTexts } from "@/texts/profile.ts";

const texts = profileTexts.record;
const files = [
  { key: "record", operation: "exportRecord" },
  { key: "table", operation: "exportTable" },
  { key: "statements", operation: "exportStatements" },
] as const;

/** The day in the person's own calendar, as files are named by it. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
};

function RecordFile({ file: { key, operation } }: { file: (typeof files)[number] }) {
  const { name, format, text, file } = texts.files[key];
  const download = useMutation({
    mutationFn: async () => saveAsFile(await open(operation), file(today())),
  });
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {name}
            <Badge>{format}</Badge>
          </p>
          <p className="text-sm text-ink-muted">{text}</p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-label={download.isError ? undefined : texts.downloadOf(name)}
          isLoading={download.isPending}
          onClick={() => download.mutate()}
        >
          {download.isError ? (
            <>
              {!download.isPending && <RotateCw aria-hidden="true" />}
              {texts.retry}
            </>
          ) : (
            <>
              {!download.isPending && <Download aria-hidden="true" />}
              {texts.download}
            </>
          )}
        </Button>
      </div>
      <div aria-live="polite" className="text-sm font-medium">
        {download.isError && (
          <p className="mt-2 flex items-start gap-2 text-danger">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {texts.failed(messageOf(download.error))}
          </p>
        )}
        {download.isSuccess && (
          <p className="mt-2 flex items-start gap-2 break-all text-ink-muted">
            <CircleCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {texts.done(download.data)}
          </p>
        )}
      </div>
    </li>
  );
}

/** One's own record, to take along in the forms that people and machines ask for. */
export function RecordExport() {
  return (
    <Panel title={texts.title}>
      <p className="-mt-3 mb-5 text-ink-muted">{texts.text}</p>
      <ul className="divide-y divide-line">
        {files.map((file) => (
          <RecordFile key={file.key} file={file} />
        ))}
      </ul>
    </Panel>
  );
}
