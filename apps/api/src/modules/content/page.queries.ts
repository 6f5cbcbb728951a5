import type { Language, Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** One page in one language, of all storefronts or of one. */
export type Which = {
  readonly articleId: number
  readonly language: Language
  readonly site: Site | null
}
export type PageVersion = {
  version: number
  title: string
  body: string
  savedAt: Date
  savedBy: string | null
  publishedAt: Date | null
}
export type PageRow = { id: number; slug: string; kind: 'legal' | 'help' }
export type TextRow = {
  articleId: number
  language: Language
  site: Site | null
  title: string
  /** Of the newest text; 0 where it came with the mall and was never changed. */ version: number
  isPublished: boolean
  /** Visitors read another text than the newest. */ isChanged: boolean
}

const MOST_VERSIONS = 20

export async function findPages(db: Db): Promise<PageRow[]> {
  return db
    .selectFrom('articles')
    .select(['id', 'slug', sql<PageRow['kind']>`kind`.as('kind')])
    .orderBy('id')
    .execute()
}

/**
 * Every text there is, saved or shown: a few hundred rows at most, eleven pages in nine languages.
 */
export async function findTexts(db: Db): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select coalesce(n.article_id, t.article_id) as "articleId", coalesce(n.language, t.language) as language, coalesce(n.site, t.site) as site,
      coalesce(n.title, t.title) as title, coalesce(n.version, 0) as version, t.article_id is not null as "isPublished",
      n.article_id is not null and t.article_id is not null and (n.title, n.body) is distinct from (t.title, t.body) as "isChanged"
    from article_texts t full join
      (select distinct on (article_id, language, site) * from article_versions order by article_id, language, site, version desc) n
      on n.article_id = t.article_id and n.language = t.language and n.site is not distinct from t.site
    order by 1, 3 nulls first, 2`.execute(db)
  return rows
}

export async function findVersions(db: Db | Tx, which: Which): Promise<PageVersion[]> {
  return versionsOf(db, which)
    .leftJoin('users as u', 'u.id', 'v.saved_by')
    .select([
      'v.version',
      'v.title',
      'v.body',
      'v.saved_at as savedAt',
      'u.nickname as savedBy',
      'v.published_at as publishedAt',
    ])
    .orderBy('v.version', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
}

/** What visitors read. */
export async function findShown(
  db: Db | Tx,
  { articleId, language, site }: Which,
): Promise<{ title: string; body: string } | undefined> {
  return db
    .selectFrom('article_texts')
    .select(['title', 'body'])
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('site', 'is not distinct from', site)
    .executeTakeFirst()
}

function versionsOf(db: Db | Tx, { articleId, language, site }: Which) {
  return db
    .selectFrom('article_versions as v')
    .where('v.article_id', '=', articleId)
    .where('v.language', '=', language)
    .where('v.site', 'is not distinct from', site)
}

export type NewVersion = Which & {
  readonly version: number
  readonly title: string
  readonly body: string
  readonly by: Id<'user'>
  readonly at: Date
}
