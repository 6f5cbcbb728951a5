import type { Row } from '../../../database/bulk-insert.ts'
import type { ArticleText } from './texts/articles/article.ts'
import { articles } from './texts/articles/index.ts'

/** The mall's own pages: imprint, terms, help. */
export function articleRows(): Row[] {
  return articles.map(({ id, slug, kind }) => ({ id, slug, kind }))
}

export function articleTextRows(): Row[] {
  return articles.flatMap(({ id, texts, bySite = {} }) => [
    ...rowsOf(id, null, texts),
    ...Object.entries(bySite).flatMap(([site, own]) => rowsOf(id, site, own)),
  ])
}

function rowsOf(
  id: number,
  site: string | null,
  texts: Readonly<Record<string, ArticleText>>,
): Row[] {
  return Object.entries(texts).map(([language, { title, body }]) => ({
    article_id: id,
    language,
    site,
    title,
    body,
  }))
}
