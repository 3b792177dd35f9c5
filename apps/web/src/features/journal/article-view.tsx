import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useDocumentTitle } from "@/components/layout/page-heading.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { journalTexts as texts } from "@/texts/journal.ts";
import { Byline } from "./article-list.tsx";
import type { Article } from "./articles.ts";

/** One article to read. */
export function ArticleView({ article }: { article: Article }) {
  useDocumentTitle(article.title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [article.slug]);
  return (
    <article className="mx-auto max-w-2xl">
      <Link
        to="/blogging"
        className="mb-6 inline-flex items-center gap-1.5 rounded-sm py-1 text-sm font-medium text-ink-muted hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {texts.back}
      </Link>
      <div>
        <Badge tone="brand">{article.category}</Badge>
        <span className="ml-3 text-sm text-ink-subtle">{texts.minutes(article.minutes)}</span>
      </div>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-3 mb-5 text-3xl leading-tight font-medium tracking-[-0.025em] sm:text-5xl"
      >
        {article.title}
      </h1>
      <Byline article={article} />
      <div className="mt-8 space-y-5 font-serif text-[1.1875rem] leading-[1.65]">
        {article.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section className="mt-10 border-t border-line pt-5 text-sm text-ink-muted">
        <h2 className="mb-2 font-semibold text-ink">{texts.sources}</h2>
        <ul className="list-disc space-y-1 pl-5">
          {article.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </section>
    </article>
  );
}
