import type { Contest, ReportItem, Session } from "@anamnesis/contract";
import { CircleCheck, CircleDashed, CircleSlash, MessageSquareReply } from "lucide-react";
import { use, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { control } from "@/components/ui/control.ts";
import { messageOf } from "@/lib/api/failure.ts";
import { cn } from "@/lib/cn.ts";
import { contestTexts as texts } from "@/texts/contest.ts";
import { canContest, placesOf } from "./contest-places.ts";
import { TurnText } from "./turn-link.tsx";
import { ContestContext, useContest } from "./use-contest.ts";

const icons = {
  accepted: { icon: CircleCheck, color: "text-success" },
  partly: { icon: CircleDashed, color: "text-warning" },
  "not-found": { icon: CircleSlash, color: "text-ink-subtle" },
} as const;

function Result({ contest }: { contest: Contest }) {
  const { icon: Icon, color } = icons[contest.outcome];
  return (
    <li className="flex items-start gap-2.5 text-[0.9375rem]">
      <Icon className={cn("mt-1 size-4 shrink-0", color)} aria-hidden="true" />
      <span className="min-w-0">
        <strong className="font-semibold">{texts.outcomes[contest.outcome]}.</strong>{" "}
        <TurnText text={contest.text} />
        <span className="mt-0.5 block text-sm break-words text-ink-subtle">
          {contest.quoted === "" ? texts.pointed.card : <q>{contest.quoted}</q>}
        </span>
      </span>
    </li>
  );
}

interface FormProps {
  session: Session;
  item: ReportItem;
  onClose: () => void;
}

function ContestForm({ session, item, onClose }: FormProps) {
  const id = useId();
  const [chosen, setChosen] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  const contest = useContest(session._id, item.id);
  const groups = placesOf(session);
  const places = groups.flatMap((group) => group.places);
  useEffect(() => select.current?.focus(), []);
  return (
    <form
      className="max-w-prose space-y-3 rounded-lg border border-line bg-sunken p-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        const place = places[Number(chosen)];
        if (chosen !== "" && place && !contest.isPending)
          contest.mutate(place.pointed, { onSuccess: onClose });
      }}
    >
      <p id={`${id}-hint`} className="text-sm text-ink-muted">
        {texts.hint}
      </p>
      <div>
        <label htmlFor={id} className="mb-1 block text-[0.8125rem] font-medium text-ink-muted">
          {texts.where}
        </label>
        <select
          ref={select}
          id={id}
          aria-describedby={`${id}-hint`}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          className={cn(control, "h-11 w-full px-3")}
        >
          <option value="">{texts.choose}</option>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.places.map((place) => {
                const index = places.indexOf(place);
                return (
                  <option key={index} value={index}>
                    {place.label}
                  </option>
                );
              })}
            </optgroup>
          ))}
        </select>
      </div>
      {contest.isError && (
        <p role="alert" className="text-sm text-danger">
          {texts.failed(messageOf(contest.error))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={chosen === ""} isLoading={contest.isPending}>
          {texts.look}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What a learner says against a mark, and what came of it: the line they point to, judged again. */
export function ContestItem({ item }: { item: ReportItem }) {
  const session = use(ContestContext);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const own = session?.contests.filter(({ itemId }) => itemId === item.id) ?? [];
  const isAllowed = session !== null && canContest(item, session.contests);
  if (session === null || (own.length === 0 && !isAllowed)) return null;
  const close = () => {
    setOpen(false);
    // The form goes with the focus in it: back to where it was opened, or to what came of it.
    requestAnimationFrame(() => (opener.current ?? results.current)?.focus());
  };
  return (
    <div className="space-y-2.5 print:break-inside-avoid">
      <div role="status">
        {own.length > 0 && (
          <ul
            ref={results}
            tabIndex={-1}
            aria-label={texts.results}
            className="max-w-prose space-y-2 rounded-sm"
          >
            {own.map((contest) => (
              <Result key={contest.contestedAt} contest={contest} />
            ))}
          </ul>
        )}
      </div>
      {isAllowed && (
        <div className="print:hidden">
          {isOpen ? (
            <ContestForm session={session} item={item} onClose={close} />
          ) : (
            <Button
              ref={opener}
              variant="secondary"
              size="sm"
              aria-label={`${texts.open[item.area]}: ${item.label}`}
              onClick={() => setOpen(true)}
            >
              <MessageSquareReply aria-hidden="true" />
              {texts.open[item.area]}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
