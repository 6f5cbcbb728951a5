import type { Language, Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { nameOfUserIfAny } from '#modules/account/index.ts'

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
export function findTexts(db: Db): Promise<TextRow[]> {
  return db
    .selectFrom('article_texts as t')
    .fullJoin(
      (eb) =>
        eb
          .selectFrom('article_versions')
          .selectAll()
          .distinctOn(['article_id', 'language', 'site'])
          .orderBy('article_id')
          .orderBy('language')
          .orderBy('site')
          .orderBy('version', 'desc')
          .as('n'),
      (join) =>
        join
          .onRef('n.article_id', '=', 't.article_id')
          .onRef('n.language', '=', 't.language')
          .onRef('n.site', 'is not distinct from', 't.site'),
    )
    .select(({ eb, fn }) => [
      fn.coalesce('n.article_id', 't.article_id').as('articleId'),
      fn.coalesce('n.language', 't.language').as('language'),
      fn.coalesce('n.site', 't.site').as('site'),
      fn.coalesce('n.title', 't.title').as('title'),
      fn.coalesce('n.version', sql.lit(0)).as('version'),
      eb('t.article_id', 'is not', null).as('isPublished'),
      sql<boolean>`n.article_id is not null and t.article_id is not null and (n.title, n.body) is distinct from (t.title, t.body)`.as(
        'isChanged',
      ),
    ])
    .orderBy('articleId')
    .orderBy('site', (order) => order.asc().nullsFirst())
    .orderBy('language')
    .$castTo<TextRow>()
    .execute()
}

export async function findVersions(db: Db | Tx, which: Which): Promise<PageVersion[]> {
  return versionsOf(db, which)
    .leftJoin('users as u', 'u.id', 'v.saved_by')
    .select([
      'v.version',
      'v.title',
      'v.body',
      'v.saved_at as savedAt',
      nameOfUserIfAny('u').as('savedBy'),
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
