import { Fragment } from "react";
import { Dialog } from "@/components/ui/dialog.tsx";
import { consultationTexts } from "@/texts/consultation.ts";

const { shortcuts: texts } = consultationTexts;
const groups: readonly (readonly [string, readonly (readonly [readonly string[], string])[]])[] = [
  [
    texts.groups.talk,
    [
      [["Alt", "M"], texts.message],
      [["Enter"], texts.send],
      [["Shift", "Enter"], texts.line],
      [["↑"], texts.previous],
      [["Alt", "J"], texts.newest],
      [["Alt", "R"], texts.repeat],
    ],
  ],
  [
    texts.groups.beside,
    [
      [["Alt", "P"], texts.patient],
      [["Alt", "X"], texts.examine],
      [["Alt", "D"], texts.treat],
      [["Alt", "N"], texts.notes],
      [["Alt", "L"], texts.differential],
      [["Alt", "K"], texts.help],
    ],
  ],
  [
    texts.groups.order,
    [
      [["Space"], texts.pick],
      [["↑"], texts.moveUp],
      [["↓"], texts.moveDown],
    ],
  ],
];

/** Which keys do what in a consultation. */
export function ShortcutsDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.description}
    >
      {groups.map(([name, rows]) => (
        <section key={name} className="mt-5">
          <h3 className="mb-2 text-sm font-semibold text-ink-muted">{name}</h3>
          <dl className="divide-y divide-line text-[0.9375rem]">
            {rows.map(([keys, text]) => (
              <div key={text} className="flex items-center justify-between gap-4 py-1.5">
                <dt className="order-2 flex shrink-0 items-center gap-1">
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && <span className="text-ink-subtle">+</span>}
                      <kbd className="min-w-7 rounded-md border border-line-strong/60 bg-sunken px-1.5 py-0.5 text-center font-sans text-[0.8125rem] font-medium">
                        {key}
                      </kbd>
                    </Fragment>
                  ))}
                </dt>
                <dd className="min-w-0">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
