import type { JournalState } from "@anamnesis/contract";
import { Check, Hash } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { messageOf } from "@/lib/api/failure.ts";
import { toast } from "@/lib/toast.ts";
import { journalTexts as texts } from "@/texts/journal.ts";
import { popularAuthors, trendingTopics } from "./content.ts";
import type { useJournal } from "./use-journal.ts";

interface Props {
  /** Null until it is known; nothing can be changed before that. */
  state: JournalState | null;
  save: ReturnType<typeof useJournal>["save"];
}
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function TrendingTopics({ onChoose }: { onChoose: (topic: string) => void }) {
  return (
    <Panel title={texts.topics}>
      <ul className="-mx-2 space-y-0.5">
        {trendingTopics.map((topic) => (
          <li key={topic}>
            <button
              type="button"
              onClick={() => onChoose(topic)}
              className="flex min-h-10 w-full items-center gap-2.5 rounded-lg px-2 text-left text-[0.9375rem] text-ink-muted hover:bg-sunken hover:text-ink"
            >
              <Hash className="size-4 text-ink-subtle" aria-hidden="true" />
              {topic}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function PopularAuthors({ state, save }: Props) {
  const toggle = (name: string) => {
    if (state === null) return;
    const isFollowed = state.following.includes(name);
    save.mutate(
      {
        following: isFollowed
          ? state.following.filter((other) => other !== name)
          : [...state.following, name],
      },
      { onError: (error) => toast.error(texts.notSaved(messageOf(error))) },
    );
  };
  return (
    <Panel title={texts.authors.title}>
      <ul className="space-y-4">
        {popularAuthors.map(({ name, about }) => {
          const isFollowed = state?.following.includes(name) ?? false;
          return (
            <li key={name} className="flex items-center gap-3">
              <Avatar name={name} />
              <div className="min-w-0 flex-1 leading-snug">
                <p className="text-[0.9375rem] font-medium">{name}</p>
                <p className="text-sm text-ink-subtle">{about}</p>
              </div>
              <Button
                size="sm"
                variant={isFollowed ? "soft" : "secondary"}
                aria-pressed={isFollowed}
                aria-label={texts.authors.followOf(isFollowed, name)}
                disabled={state === null}
                onClick={() => toggle(name)}
              >
                {isFollowed && <Check aria-hidden="true" />}
                {isFollowed ? texts.authors.following : texts.authors.follow}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

export function SubscribeBox({ state, save, ownEmail }: Props & { ownEmail: string }) {
  const [email, setEmail] = useState(ownEmail);
  const [error, setError] = useState<string>();
  const subscribed = state?.subscribedEmail ?? "";

  const change = (subscribedEmail: string, done: string) =>
    save.mutate(
      { subscribedEmail },
      {
        onSuccess: () => toast.success(done),
        onError: (failure) => setError(texts.notSaved(messageOf(failure))),
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!looksLikeEmail.test(address)) return setError(texts.subscribe.invalid);
    setError(undefined);
    change(address, texts.subscribe.done);
  };

  return (
    <Panel title={texts.subscribe.title}>
      {subscribed !== "" ? (
        <div className="space-y-3">
          <p className="text-[0.9375rem] break-words text-ink-muted">
            {texts.subscribe.noted[0]}{" "}
            <strong className="font-medium text-ink">{subscribed}</strong>
            {texts.subscribe.noted[1]}
          </p>
          <Button variant="secondary" size="sm" onClick={() => change("", texts.subscribe.undone)}>
            {texts.subscribe.undo}
          </Button>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="space-y-3">
          <Field label={texts.subscribe.email} error={error}>
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="email"
                placeholder={texts.subscribe.placeholder}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" className="w-full" disabled={state === null}>
            {texts.subscribe.action}
          </Button>
        </form>
      )}
    </Panel>
  );
}
