import type { FinalDiagnosisReport } from "@anamnesis/contract";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
import { areas, groupsOf, isLost, pointsText, type Area } from "./items.ts";
import { ItemRow } from "./item-row.tsx";

/** Every mark of the report, by area and group; each opens to say why. */
export function Marks({ report }: { report: FinalDiagnosisReport }) {
  const [area, setArea] = useState<Area>("questioning");
  const [isLostOnly, setLostOnly] = useState(false);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const groups = groupsOf(report.items, area)
    .map((group) => ({ ...group, shown: isLostOnly ? group.items.filter(isLost) : group.items }))
    .filter(({ shown }) => shown.length > 0);
  const shownIds = groups.flatMap(({ shown }) => shown.map(({ id }) => id));
  const areAllOpen = shownIds.length > 0 && shownIds.every((id) => openIds.has(id));
  const setOpen = (id: string, isOpen: boolean) =>
    setOpenIds((now) => {
      if (now.has(id) === isOpen) return now;
      const next = new Set(now);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  return (
    <Panel title="Every mark, explained">
      <Tabs label="Area" value={area} onValueChange={setArea} tabs={areas}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label="Only what was not fully earned"
            checked={isLostOnly}
            onCheckedChange={setLostOnly}
            className="border-transparent bg-sunken"
          />
          {shownIds.length > 0 && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => setOpenIds(new Set(areAllOpen ? [] : shownIds))}
            >
              {areAllOpen ? (
                <ChevronsDownUp aria-hidden="true" />
              ) : (
                <ChevronsUpDown aria-hidden="true" />
              )}
              {areAllOpen ? "Close all" : "Open all"}
            </Button>
          )}
        </div>
        {groups.length === 0 && (
          <p className="py-4 text-ink-muted">
            {isLostOnly ? "Nothing was missed here." : "There are no marks in this area."}
          </p>
        )}
        <div className="space-y-6">
          {groups.map((group) => (
            <section key={group.name} aria-label={group.name}>
              <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-2 text-sm font-semibold">
                {group.name}
                {group.maxPoints > 0 && (
                  <span className="font-medium whitespace-nowrap text-ink-subtle tabular-nums">
                    {pointsText(group.points)} of {pointsText(group.maxPoints)}
                  </span>
                )}
              </h3>
              <ul className="pt-1.5">
                {group.shown.map((item) => (
                  <ItemRow
                    key={item.id}
                    item={item}
                    isOpen={openIds.has(item.id)}
                    onOpenChange={(isOpen) => setOpen(item.id, isOpen)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Tabs>
    </Panel>
  );
}
