import type { FinalDiagnosisReport } from "@anamnesis/contract";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";
import { areas, groupsOf, isLost, pointsText, type Area } from "./items.ts";
import { ItemRow } from "./item-row.tsx";

const texts = analysisDetailTexts.marks;

interface GroupsProps {
  report: FinalDiagnosisReport;
  area: Area;
  isLostOnly: boolean;
  isOpen: (id: string) => boolean;
  onOpenChange: (id: string, isOpen: boolean) => void;
}

/** The groups of an area with the items that are wanted. */
const shownGroups = (report: FinalDiagnosisReport, area: Area, isLostOnly: boolean) =>
  groupsOf(report.items, area)
    .map((group) => ({ ...group, shown: isLostOnly ? group.items.filter(isLost) : group.items }))
    .filter(({ shown }) => shown.length > 0);

function Groups({ report, area, isLostOnly, isOpen, onOpenChange }: GroupsProps) {
  return (
    <div className="space-y-6">
      {shownGroups(report, area, isLostOnly).map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-2 text-sm font-semibold">
            {group.name}
            {group.maxPoints > 0 && (
              <span className="font-medium whitespace-nowrap text-ink-subtle tabular-nums">
                {texts.of(pointsText(group.points), pointsText(group.maxPoints))}
              </span>
            )}
          </h3>
          <ul className="pt-1.5">
            {group.shown.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                isOpen={isOpen(item.id)}
                onOpenChange={(open) => onOpenChange(item.id, open)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Every mark of the report, by area and group; each opens to say why. */
export function Marks({ report }: { report: FinalDiagnosisReport }) {
  const [area, setArea] = useState<Area>("questioning");
  const [isLostOnly, setLostOnly] = useState(false);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const shownIds = shownGroups(report, area, isLostOnly).flatMap(({ shown }) =>
    shown.map(({ id }) => id),
  );
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
    <Tabs label={texts.area} value={area} onValueChange={setArea} tabs={areas}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={texts.lostOnly}
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
            {areAllOpen ? texts.close : texts.open}
          </Button>
        )}
      </div>
      {shownIds.length === 0 && (
        <p className="py-4 text-ink-muted">{isLostOnly ? texts.nothingMissed : texts.nothing}</p>
      )}
      <Groups
        report={report}
        area={area}
        isLostOnly={isLostOnly}
        isOpen={(id) => openIds.has(id)}
        onOpenChange={setOpen}
      />
    </Tabs>
  );
}
