import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, ChevronUp, GripVertical, X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { notebookTexts as texts } from "@/texts/notebook.ts";

const tool =
  "flex size-7 shrink-0 items-center justify-center rounded-md text-ink-subtle enabled:hover:bg-sunken enabled:hover:text-ink disabled:opacity-35 [&_svg]:size-4";

interface RowProps {
  name: string;
  place: number;
  count: number;
  isLocked: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Row({ name, place, count, isLocked, onMove, onRemove }: RowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: name, disabled: isLocked });
  const tools: readonly [string, ReactNode, boolean, () => void][] = [
    [
      texts.up(name),
      <ChevronUp key="up" aria-hidden="true" />,
      place === 1,
      () => onMove(place - 2),
    ],
    [
      texts.down(name),
      <ChevronDown key="down" aria-hidden="true" />,
      place === count,
      () => onMove(place),
    ],
    [texts.remove(name), <X key="remove" aria-hidden="true" />, false, onRemove],
  ];
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={cn(
        "flex min-h-10 items-center gap-1 rounded-lg border border-line bg-surface pr-1",
        place === 1 && "border-brand-line",
        isDragging && "relative z-10 border-brand shadow-pop",
      )}
    >
      {!isLocked && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={texts.drag(name)}
          className={cn(tool, "-mr-1 ml-0.5 cursor-grab touch-none active:cursor-grabbing")}
        >
          <GripVertical aria-hidden="true" />
        </button>
      )}
      <span
        aria-hidden="true"
        className={cn(
          "flex w-5 shrink-0 justify-center text-[0.8125rem] font-semibold tabular-nums",
          place === 1 ? "text-brand-ink" : "text-ink-subtle",
        )}
      >
        {place}
      </span>
      <span className="min-w-0 flex-1 py-1.5 text-sm leading-snug break-words">{name}</span>
      {!isLocked && (
        <span className="flex">
          {tools.map(([label, icon, isDisabled, act]) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              disabled={isDisabled}
              onClick={act}
              className={tool}
            >
              {icon}
            </button>
          ))}
        </span>
      )}
    </li>
  );
}

interface Props {
  list: readonly string[];
  isLocked: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
}

/** The working differential, to be put in order by dragging, by the keyboard, or by its arrows. */
export function DifferentialList({ list, isLocked, onMove, onRemove }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => list.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.picked(String(active.id), placeOf(active.id)),
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? texts.moved(String(active.id), placeOf(over.id), list.length)
        : undefined,
    onDragEnd: ({ active, over }) => texts.dropped(String(active.id), placeOf((over ?? active).id)),
    onDragCancel: ({ active }) => texts.cancelled(String(active.id)),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(placeOf(active.id) - 1, placeOf(over.id) - 1);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: texts.dragHelp },
      }}
    >
      <SortableContext items={[...list]} strategy={verticalListSortingStrategy}>
        <ol aria-label={texts.differential} className="space-y-1.5">
          {list.map((name, index) => (
            <Row
              key={name}
              name={name}
              place={index + 1}
              count={list.length}
              isLocked={isLocked}
              onMove={(to) => onMove(index, to)}
              onRemove={() => onRemove(index)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
