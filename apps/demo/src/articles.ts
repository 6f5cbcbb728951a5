import type { Row } from '../../../database/bulk-insert.ts'
import type { Article, ArticleText } from '../../../database/reference/articles/article.ts'
import { articles as everyMalls } from '../../../database/reference/articles/index.ts'
import { article as about } from './texts/about.ts'

/** The mall's own pages, published: imprint, terms, help, and what is said of this mall only. */
export const articles: readonly Article[] = [...everyMalls, about].toSorted((a, b) => a.id - b.id)

/** Who runs the demo mall, as nobody does. */
export const company = {
  company: 'Galleria Mall GmbH',
  street: 'Musterweg 1',
  postalCode: '20095',
  city: 'Hamburg',
  country: 'DE',
  managers: 'Mara Muster',
  register: 'HRB 000000',
  vatId: 'DE000000000',
  email: 'service@galleria.test',
  version: 1,
} as const

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
    body: body.replace('{{demo}}\n\n', ''),
  }))
}
