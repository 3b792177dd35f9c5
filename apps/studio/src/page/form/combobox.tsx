import { useId, useRef, useState } from "react";
import type { ListedTerm, PickKind } from "../../contract.ts";
import { Input } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";
import { searchTerms } from "../lib/search.ts";
import { useTerms } from "../lib/use-terms.ts";
import type { FrameProps } from "./frame.tsx";

interface Props {
  readonly of: PickKind;
  readonly control: Partial<FrameProps>;
  readonly placeholder: string;
  /** Ids that are not offered. */
  readonly without?: readonly string[];
  /** Shown while nothing is typed. */
  readonly shown?: string;
  readonly label?: string;
  readonly onPick: (id: string) => void;
}

/** Finds an id by any name of it: type, walk with the arrows, take with Enter. */
export function Combobox({ of, control, placeholder, without = [], shown, label, onPick }: Props) {
  const all = useTerms(of);
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const isOpen = typed !== undefined;
  const found = isOpen
    ? searchTerms(
        all.filter(({ id }) => !without.includes(id)),
        typed,
      )
    : [];
  const take = (term: ListedTerm | undefined) => {
    if (!term) return;
    setTyped(undefined);
    setAt(0);
    onPick(term.id);
  };
  const walk = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setAt(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className="relative min-w-0 flex-1">
      <Input
        {...control}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[at] ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed ?? shown ?? ""}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") {
            event.preventDefault();
            if (isOpen) walk(at + 1);
            else setTyped("");
          } else if (event.key === "ArrowUp" && isOpen) {
            event.preventDefault();
            walk(at - 1);
          } else if (event.key === "Enter" && isOpen) {
            event.preventDefault();
            take(found[at]);
          } else if (event.key === "Escape" && isOpen) {
            event.preventDefault();
            setTyped(undefined);
          }
        }}
      />
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={placeholder}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-pop"
      >
        {found.map((term, index) => (
          <li
            key={term.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => {
              event.preventDefault();
              take(term);
            }}
            className={cn(
              "cursor-pointer rounded-md px-3 py-1.5 text-sm",
              index === at && "bg-brand-soft text-brand-ink",
            )}
          >
            <span className="block text-ink">{term.name}</span>
            <span className="block truncate text-[0.8125rem] text-ink-subtle">
              {[term.id, term.detail].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
        {isOpen && found.length === 0 && (
          <li className="px-3 py-2 text-sm text-ink-subtle">Nothing by that name.</li>
        )}
      </ul>
    </div>
  );
}
