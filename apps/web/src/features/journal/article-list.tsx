import { Link } from "react-router";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { journalTexts as texts } from "@/texts/journal.ts";
import type { Article } from "./articles.ts";

export const dateOf = (iso: string): string =>
  new Date(`${iso}T12:00:00`).toLocaleDateString(undefined, {
    day: "numeric",
    month: "short",
    year: "numeric",
  });

export const Byline = ({ article }: { article: Article }) => (
  <p className="flex items-center gap-2.5 text-sm text-ink-subtle">
    <Avatar name={article.author} className="size-7 text-[0.6875rem]" />
    <span className="min-w-0">
      {article.author} · {dateOf(article.date)}
    </span>
  </p>
);

const articlePath = ({ slug }: Article) => `/blogging?article=${slug}`;

/** The whole card is pressable; the link is the title alone, so that its name is short. */
const coverLink = "after:absolute after:inset-0 after:rounded-[inherit] hover:underline";

export function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article className="relative rounded-2xl border border-line bg-surface p-6 shadow-card transition-colors hover:border-line-strong sm:p-9">
      <p className="mb-3 text-sm font-medium text-brand-ink">{texts.featured(article.category)}</p>
      <h2 className="font-serif text-[1.75rem] leading-[1.12] font-medium tracking-[-0.02em] sm:text-4xl">
        <Link to={articlePath(article)} className={`${coverLink} underline-offset-4`}>
          {article.title}
        </Link>
      </h2>
      <p className="mt-3 mb-5 max-w-2xl text-ink-muted sm:text-lg">{article.summary}</p>
      <Byline article={article} />
    </article>
  );
}

export function ArticleCard({ article }: { article: Article }) {
  return (
    <article className="relative flex h-full flex-col rounded-xl border border-line bg-surface p-5 shadow-card transition-colors hover:border-line-strong">
      <div>
        <Badge>{article.category}</Badge>
      </div>
      <h3 className="mt-3 font-serif text-[1.375rem] leading-[1.22] font-medium">
        <Link to={articlePath(article)} className={`${coverLink} underline-offset-4`}>
          {article.title}
        </Link>
      </h3>
      <p className="mt-2 mb-5 text-[0.9375rem] text-ink-muted">{article.summary}</p>
      <div className="mt-auto">
        <Byline article={article} />
      </div>
    </article>
  );
}
