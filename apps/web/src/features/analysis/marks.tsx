import type { FinalDiagnosisReport } from "@anamnesis/contract";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
import { areas, groupsOf, isLost, pointsText, type Area } from "./items.ts";
import { ItemRow } from "./item-row.tsx";

/** Every mark of the report, by area and group. */
export function Marks({ report }: { report: FinalDiagnosisReport }) {
  const [area, setArea] = useState<Area>("questioning");
  const [isLostOnly, setLostOnly] = useState(false);
  const groups = groupsOf(report.items, area)
    .map((group) => ({ ...group, shown: isLostOnly ? group.items.filter(isLost) : group.items }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <Panel title="Every mark, explained">
      <Tabs label="Area" value={area} onValueChange={setArea} tabs={areas}>
        <Checkbox
          label="Only what was not fully earned"
          checked={isLostOnly}
          onCheckedChange={setLostOnly}
          className="mb-5 inline-flex border-transparent bg-sunken"
        />
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
                  <span className="font-medium text-ink-subtle tabular-nums">
                    {pointsText(group.points)} of {pointsText(group.maxPoints)}
                  </span>
                )}
              </h3>
              <ul className="divide-y divide-line pt-3">
                {group.shown.map((item) => (
                  <ItemRow key={item.id} item={item} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Tabs>
    </Panel>
  );
}
