import { PenLine, RotateCw, SearchX } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { FormAlert } from "@/components/states/form-alert.tsx";
import { EmptyState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { SearchInput } from "@/components/ui/input.tsx";
import { useUser } from "@/lib/auth/auth-context.ts";
import { cn } from "@/lib/cn.ts";
import { useQueryText } from "@/lib/use-query-text.ts";
import { journalTexts as texts } from "@/texts/journal.ts";
import { ArticleCard, FeaturedArticle } from "./article-list.tsx";
import { ArticleView } from "./article-view.tsx";
import { articles } from "./articles.ts";
import { categories, totalPosts } from "./content.ts";
import { DraftDialog } from "./draft-dialog.tsx";
import { filterArticles } from "./filter-articles.ts";
import { PopularAuthors, SubscribeBox, TrendingTopics } from "./sidebar.tsx";
import { useJournal } from "./use-journal.ts";

const chips = [
  { value: "", label: texts.allPosts, count: totalPosts },
  ...categories.map(({ name, count }) => ({ value: name, label: name, count })),
];

function CategoryChips({
  value,
  onChange,
}: {
  value: string;
  onChange: (category: string) => void;
}) {
  return (
    <div role="group" aria-label={texts.categories} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <button
          key={chip.label}
          type="button"
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
          className={cn(
            "inline-flex h-9 items-center gap-2 rounded-full border px-3.5 text-sm font-medium transition-colors",
            chip.value === value
              ? "border-brand bg-brand text-on-brand"
              : "border-line-strong/60 bg-surface text-ink-muted hover:bg-sunken hover:text-ink",
          )}
        >
          {chip.label}
          <span className={chip.value === value ? "" : "text-ink-subtle"}>{chip.count}</span>
        </button>
      ))}
    </div>
  );
}

function JournalFront() {
  const user = useUser();
  const { query, save } = useJournal();
  const [, setQuery] = useSearchParams();
  const [text, setText] = useQueryText("search");
  const [category, setCategory] = useQueryText("category");
  const [isWriting, setWriting] = useState(false);
  const shown = filterArticles(articles, { text, category });
  const isFiltered = text.trim() !== "" || category !== "";
  const [featured, ...recent] = articles;
  const state = query.data ?? null;

  return (
    <>
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button onClick={() => setWriting(true)} disabled={state === null}>
            <PenLine aria-hidden="true" />
            {texts.write}
          </Button>
        }
      />
      {query.isError && (
        <div className="mb-6">
          <FormAlert>
            <span className="mr-3">{texts.failed}</span>
            <Button
              size="sm"
              variant="secondary"
              className="mt-2"
              onClick={() => void query.refetch()}
              isLoading={query.isFetching}
            >
              <RotateCw aria-hidden="true" />
              {texts.retry}
            </Button>
          </FormAlert>
        </div>
      )}
      <div className="mb-6 space-y-4">
        <SearchInput
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          value={text}
          onValueChange={setText}
          className="sm:max-w-md"
        />
        <CategoryChips value={category} onChange={setCategory} />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-6">
          {!isFiltered && featured && <FeaturedArticle article={featured} />}
          <section aria-labelledby="articles">
            <h2 id="articles" className="mb-3 text-lg font-semibold">
              {isFiltered ? texts.found : texts.recent}
            </h2>
            {shown.length === 0 ? (
              <EmptyState
                icon={SearchX}
                title={texts.empty.title}
                text={texts.empty.text}
                action={
                  <Button
                    variant="secondary"
                    onClick={() => setQuery({}, { replace: true, preventScrollReset: true })}
                  >
                    {texts.empty.action}
                  </Button>
                }
              />
            ) : (
              <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
                {(isFiltered ? shown : recent).map((article) => (
                  <li key={article.slug}>
                    <ArticleCard article={article} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <div className="grid grid-cols-1 gap-6 md:max-xl:grid-cols-2">
          <TrendingTopics
            onChoose={(topic) => {
              setText(topic);
              window.scrollTo({ top: 0 });
            }}
          />
          <PopularAuthors state={state} save={save} />
          <SubscribeBox key={user._id} state={state} save={save} ownEmail={user.email} />
        </div>
      </div>
      {isWriting && state && (
        <DraftDialog
          userId={user._id}
          saved={state.draft}
          save={save}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}

export function JournalScreen() {
  const [query] = useSearchParams();
  const article = articles.find(({ slug }) => slug === query.get("article"));
  return article ? <ArticleView article={article} /> : <JournalFront />;
}
