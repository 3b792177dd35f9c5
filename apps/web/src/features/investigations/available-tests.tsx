import type { CatalogueTest } from "@anamnesis/contract";
import { Check, FlaskConical, SearchX } from "lucide-react";
import { useId, useState } from "react";
import { EmptyState } from "@/components/states/states.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { SearchInput } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";
import { investigationTexts as texts } from "@/texts/investigations.ts";
import { burdenParts, burdenSummary } from "./burden.ts";
import { groupTests, type TestGroup } from "./catalogue.ts";
import { moveFocus } from "./move-focus.ts";

interface RowProps {
  test: CatalogueTest;
  /** One of the ten that head the list, which everybody knows: its category stands for a description. */
  isCommon: boolean;
  isSelected: boolean;
  isCompleted: boolean;
  isLocked: boolean;
  /** Whether Tab comes to this one of its group. */
  isEntrance: boolean;
  onToggle: () => void;
}
function TestRow({
  test,
  isCommon,
  isSelected,
  isCompleted,
  isLocked,
  isEntrance,
  onToggle,
}: RowProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-note`}
      aria-pressed={isSelected}
      tabIndex={isEntrance ? 0 : -1}
      disabled={isCompleted || isLocked}
      onClick={onToggle}
      className={cn(
        "flex min-h-13 w-full items-center gap-3 rounded-lg border border-transparent px-3 py-2 text-left transition-colors",
        isSelected ? "border-brand bg-brand-soft" : "enabled:hover:bg-sunken",
        (isCompleted || isLocked) && "cursor-default",
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          "flex size-5 shrink-0 items-center justify-center rounded-xs border",
          isSelected
            ? "border-brand bg-brand text-on-brand"
            : isCompleted
              ? "border-transparent text-success"
              : "border-line-strong bg-surface",
        )}
      >
        {(isSelected || isCompleted) && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      <span className="min-w-0 flex-1">
        <span
          id={`${id}-name`}
          className={cn(
            "block text-[0.9375rem] leading-snug font-medium",
            isCompleted && "text-ink-muted",
          )}
        >
          {test.name}
        </span>
        <span id={`${id}-note`} className="block text-[0.8125rem] text-ink-subtle">
          {isCommon ? (
            [test.category, ...burdenParts(test)].join(" · ")
          ) : (
            <>
              <span className="block">{test.description}</span>
              {burdenParts(test).join(" · ")}
            </>
          )}
          {isCompleted && <span className="sr-only">{texts.andCompleted}</span>}
        </span>
      </span>
      {isCompleted && (
        <Badge tone="success" className="max-sm:hidden">
          {texts.completed}
        </Badge>
      )}
    </button>
  );
}

interface GroupProps extends Pick<Props, "completed" | "selected" | "onToggle" | "isLocked"> {
  group: TestGroup;
}

/** The tests of one group: Tab comes to the one that was left last, the arrow keys go from one to the next. */
function TestGroupList({ group, completed, selected, onToggle, isLocked }: GroupProps) {
  const { title, tests, isCommon } = group;
  const [left, setLeft] = useState("");
  const open = tests.filter(({ name }) => !completed.has(name));
  const entrance = open.find(({ name }) => name === left) ?? open[0];
  return (
    <section aria-label={title} className="pb-2">
      <h3 className="px-3 pt-2.5 pb-1 text-[0.8125rem] font-semibold tracking-normal text-ink-subtle">
        {title}
      </h3>
      <ul
        role="toolbar"
        aria-label={title}
        aria-orientation="vertical"
        className="space-y-0.5"
        onKeyDown={moveFocus}
      >
        {tests.map((test) => (
          <li key={test.name} role="none" onFocus={() => setLeft(test.name)}>
            <TestRow
              test={test}
              isCommon={isCommon}
              isSelected={selected.has(test.name)}
              isCompleted={completed.has(test.name)}
              isLocked={isLocked}
              isEntrance={test === entrance}
              onToggle={() => onToggle(test.name)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  catalogue: readonly CatalogueTest[];
  completed: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  /** Asked for in the consultation: they stand first. */
  noted?: readonly string[];
  /** How many of them are still ticked as the page opened. */
  tickedAhead?: number;
  onToggle: (name: string) => void;
  onOrder: () => void;
  isOrdering: boolean;
  /** Nothing can be chosen: what is shown is sample data, or the session is over. */
  isLocked: boolean;
  /** Why the last order failed. */
  problem: string | null;
}

/** The left column: the catalogue to choose from, and the button that orders what is chosen. */
export function AvailableTests({
  catalogue,
  completed,
  selected,
  noted = [],
  tickedAhead = 0,
  onToggle,
  onOrder,
  isOrdering,
  isLocked,
  problem,
}: Props) {
  const [search, setSearch] = useState("");
  const groups = groupTests(catalogue, search, noted);
  return (
    <Card className="flex flex-col overflow-hidden lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)]">
      <div className="space-y-3.5 border-b border-line p-4 sm:px-5">
        <h2 className="text-lg font-semibold">{texts.available}</h2>
        <SearchInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={search}
          onValueChange={setSearch}
        />
        {tickedAhead > 0 && (
          <p className="text-[0.8125rem] text-ink-muted">{texts.notedHint(tickedAhead)}</p>
        )}
      </div>
      <div
        role="region"
        aria-label={texts.toChooseFrom}
        tabIndex={0}
        className="max-h-[26rem] min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 outline-offset-[-2px] sm:px-3 lg:max-h-none"
      >
        {groups.length === 0 && (
          <EmptyState
            icon={SearchX}
            title={texts.noneFound}
            text={texts.noneFoundHint}
            className="py-8"
          />
        )}
        {groups.map((group) => (
          <TestGroupList
            key={group.title}
            group={group}
            completed={completed}
            selected={selected}
            onToggle={onToggle}
            isLocked={isLocked}
          />
        ))}
      </div>
      {(selected.size > 0 || problem !== null) && (
        <div className="border-t border-line p-4 sm:px-5">
          {problem !== null && (
            <p role="alert" className="mb-3 text-sm font-medium text-danger">
              {texts.notOrdered(problem)}
            </p>
          )}
          {selected.size > 0 && (
            <p className="mb-3 text-[0.8125rem] text-ink-muted">
              {burdenSummary(catalogue.filter(({ name }) => selected.has(name)))}
            </p>
          )}
          {selected.size > 0 && (
            <Button className="w-full" onClick={onOrder} isLoading={isOrdering}>
              {!isOrdering && <FlaskConical aria-hidden="true" />}
              {texts.order(selected.size)}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
