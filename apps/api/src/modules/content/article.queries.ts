import type { Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type ArticleRow = { id: number; slug: string; kind: 'legal' | 'help'; title: string }
/**
 * Who reads: the storefront's own text goes before the one for all, and an article that has neither
 * in this language is not there.
 */
export type Reader = { readonly language: string; readonly site: Site }

function articlesFor(db: Db, { language, site }: Reader) {
  return db
    .selectFrom('articles as a')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('article_texts')
          .select(['title', 'body'])
          .whereRef('article_id', '=', 'a.id')
          .where('language', '=', language)
          .where((one) => one.or([one('site', '=', site), one('site', 'is', null)]))
          .orderBy(sql`site is null`)
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .select(['a.id', 'a.slug', sql<ArticleRow['kind']>`a.kind`.as('kind'), 't.title'])
}

export async function findArticle(
  db: Db,
  reader: Reader,
  id: number,
): Promise<(ArticleRow & { body: string }) | undefined> {
  return articlesFor(db, reader).select('t.body').where('a.id', '=', id).executeTakeFirst()
}

export async function pageArticles(
  db: Db,
  reader: Reader,
  limit: number,
  offset: number,
): Promise<{ data: ArticleRow[]; total: number }> {
  const rows = await articlesFor(db, reader)
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export function findArticlesBySlug(
  db: Db,
  reader: Reader,
  slugs: readonly string[],
): Promise<ArticleRow[]> {
  return articlesFor(db, reader).where('a.slug', 'in', slugs).execute()
}

export async function countKinds(
  db: Db,
  reader: Reader,
): Promise<{ kind: ArticleRow['kind']; n: number }[]> {
  return db
    .selectFrom(articlesFor(db, reader).as('a'))
    .select(['a.kind', sql<number>`count(*)::int`.as('n')])
    .groupBy('a.kind')
    .orderBy('a.kind')
    .execute()
}

/** By how many people read them; what nobody has read keeps its place in the list. */
export function findMostRead(
  db: Db,
  reader: Reader,
  without: number | null,
  limit: number,
): Promise<ArticleRow[]> {
  return articlesFor(db, reader)
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('article_lookups')
          .select(['article_id', eb.fn.countAll<number>().as('readers')])
          .groupBy('article_id')
          .as('r'),
      (join) => join.onRef('r.article_id', '=', 'a.id'),
    )
    .where('a.id', 'is distinct from', without)
    .orderBy(sql`coalesce(r.readers, 0)`, 'desc')
    .orderBy('a.id')
    .limit(limit)
    .execute()
}

/** False when this reader has no such article. */
export async function noteLookup(
  db: Db,
  reader: Reader,
  look: { userId: Id<'user'>; articleId: number; at: Date },
): Promise<boolean> {
  const article = await articlesFor(db, reader)
    .where('a.id', '=', look.articleId)
    .executeTakeFirst()
  if (!article) return false
  await db
    .insertInto('article_lookups')
    .values({ user_id: look.userId, article_id: article.id, at: look.at })
    .onConflict((oc) =>
      oc
        .columns(['user_id', 'article_id'])
        .doUpdateSet({ times: sql`article_lookups.times + 1`, at: look.at }),
    )
    .execute()
  return true
}
