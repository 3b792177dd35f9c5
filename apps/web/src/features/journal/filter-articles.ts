import type { Article } from "./articles.ts";

/** Articles of a category ("" for all) that hold the text in title, summary, author, category or a tag. */
export function filterArticles(
  articles: readonly Article[],
  { text, category }: { text: string; category: string },
): readonly Article[] {
  const needle = text.trim().toLowerCase();
  return articles.filter(
    (article) =>
      (category === "" || article.category === category) &&
      [article.title, article.summary, article.author, article.category, ...article.tags].some(
        (part) => part.toLowerCase().includes(needle),
      ),
  );
}
