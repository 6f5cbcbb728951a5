import type { Row } from './bulk-insert.ts'
import { articles } from './texts/articles/index.ts'

/** The mall's own pages: imprint, terms, help. */
export function articleRows(): Row[] {
  return articles.map(({ id, slug, kind }) => ({ id, slug, kind }))
}

export function articleTextRows(): Row[] {
  return articles.flatMap(({ id, texts }) =>
    Object.entries(texts).map(([language, { title, body }]) => ({
      article_id: id,
      language,
      title,
      body,
    })),
  )
}
