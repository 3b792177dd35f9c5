import type { Term } from "@anamnesis/contract";
import { useCombobox } from "downshift";
import { useId, useState } from "react";
import { Input } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";
import { termTexts } from "@/texts/terms.ts";
import type { TermInputProps } from "./term-input.tsx";
import { useTerms } from "./use-terms.ts";

const whole = (value: string) => value;
const replaced = (_value: string, name: string) => name;

/** Height of the list at its longest, with the gap to the input. */
const listHeight = 232;

/** Whether the list would go beyond the foot of what is seen, and has more room above the input. */
function isNearBottom(input: HTMLElement): boolean {
  const { top, bottom } = input.getBoundingClientRect();
  const below = (window.visualViewport?.height ?? window.innerHeight) - bottom;
  return below < listHeight && top > below;
}

/** The input with its list of proposals. Nothing is highlighted by itself, so that Enter never takes what was not meant. */
export function TermCombobox({
  kind,
  value,
  onValueChange,
  queryOf = whole,
  completed = replaced,
  onTake,
  onKeyDown,
  id,
  className,
  ...rest
}: TermInputProps) {
  const ownId = useId();
  const [isWanted, setWanted] = useState(false);
  const query = queryOf(value);
  const found = useTerms(kind, query, isWanted);
  // What stands there in full already needs no proposal.
  const written = query.trim().toLowerCase();
  const terms = found.some(({ name }) => name.toLowerCase() === written) ? [] : found;
  const [isAbove, setAbove] = useState(false);
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Term>({
      items: [...terms],
      inputId: id ?? ownId,
      inputValue: value,
      selectedItem: null,
      itemToString: (term) => term?.name ?? "",
      stateReducer: (state, { type, changes }) => {
        // Leaving the input takes nothing, and Escape closes the list without emptying the input.
        if (type === useCombobox.stateChangeTypes.InputBlur)
          return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
        if (type === useCombobox.stateChangeTypes.InputKeyDownEscape)
          return { ...state, isOpen: false, highlightedIndex: -1 };
        return changes;
      },
    });
  // At once, and not when the list gets round to it: what is typed next must find the text as it is then.
  const take = (term: Term | undefined, event: { nativeEvent: Event }) => {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (term === undefined) return;
    const next = completed(value, term.name);
    setWanted(false);
    closeMenu();
    onValueChange(next);
    onTake?.(next);
  };
  const isShown = isOpen && terms.length > 0;
  return (
    <span className="relative block">
      <Input
        autoComplete="off"
        {...getInputProps({
          ...rest,
          id: id ?? ownId,
          "aria-label": rest["aria-label"],
          "aria-labelledby": undefined,
          "aria-expanded": isShown,
          onChange: (event) => {
            setWanted(true);
            setAbove(isNearBottom(event.currentTarget));
            onValueChange(event.currentTarget.value);
          },
          onKeyDown: (event) => {
            if (event.key === "ArrowDown") {
              setWanted(true);
              setAbove(isNearBottom(event.currentTarget));
            }
            const isTaking = event.key === "Enter" && isShown && highlightedIndex >= 0;
            if (event.key === "Escape" && isShown) event.stopPropagation();
            if (isTaking) {
              event.preventDefault();
              take(terms[highlightedIndex], event);
            } else onKeyDown?.(event);
          },
        })}
        value={value}
        className={className}
      />
      <ul
        {...getMenuProps({ "aria-label": termTexts.proposals(kind), "aria-labelledby": undefined })}
        className={cn(
          "absolute inset-x-0 z-30 max-h-56 min-w-60 animate-pop-in overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-pop",
          isAbove ? "bottom-full mb-1.5" : "top-full mt-1.5",
          !isShown && "hidden",
        )}
      >
        {isShown &&
          terms.map((term, index) => (
            <li
              key={term.name}
              {...getItemProps({ item: term, index, onClick: (event) => take(term, event) })}
              className={cn(
                "flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-[0.9375rem] leading-snug",
                index === highlightedIndex &&
                  "bg-brand-soft text-brand-ink forced-colors:outline-2 forced-colors:-outline-offset-2",
              )}
            >
              <span className="min-w-0 flex-1">
                {term.name}
                {term.matched !== null && (
                  <span className="block text-[0.8125rem] text-ink-subtle">
                    {termTexts.alsoCalled(term.matched)}
                  </span>
                )}
              </span>
              {term.detail !== "" && (
                <span className="shrink-0 text-right text-[0.8125rem] text-ink-subtle tabular-nums max-sm:hidden">
                  {term.detail}
                </span>
              )}
            </li>
          ))}
      </ul>
      <span role="status" className="sr-only">
        {isShown ? termTexts.count(terms.length) : ""}
      </span>
    </span>
  );
}
