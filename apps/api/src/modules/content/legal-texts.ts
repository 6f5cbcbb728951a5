import type { Language, Site } from '@galleria/contract/storefronts'
import { fillFacts, listUnfilled, readCompany } from '#platform/company.ts'
import type { Db } from '#platform/db.ts'
import { findArticle, findArticlesBySlug } from './article.queries.ts'

export type LegalText = { readonly title: string; readonly body: string }

/**
 * What a buyer is given to keep with a contract (Directive 2011/83/EU, article 8(7)), in this
 * order.
 */
const GIVEN = ['terms', 'withdrawal']

/**
 * As visitors read them now, in Markdown. A page that nobody has published, or that names what
 * nobody has filled in, is not there.
 */
export async function readLegalTexts(
  db: Db,
  reader: { readonly language: Language; readonly site: Site },
): Promise<LegalText[]> {
  const company = await readCompany(db)
  const found = await findArticlesBySlug(db, reader, GIVEN)
  const texts = await Promise.all(
    found
      .toSorted((a, b) => GIVEN.indexOf(a.slug) - GIVEN.indexOf(b.slug))
      .map(({ id }) => findArticle(db, reader, id)),
  )
  return texts.flatMap((text) =>
    text && listUnfilled(text.body, company).length === 0
      ? [{ title: text.title, body: fillFacts(text.body, company, reader.language) }]
      : [],
  )
}
