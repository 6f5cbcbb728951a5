import type { Id } from '@galleria/kernel/id'
import { runSql, type Db } from '#platform/db.ts'

export type ArticleRow = { id: number; slug: string; kind: 'legal' | 'help'; title: string }

const ARTICLE =
  'select a.id, a.slug, a.kind, t.title from articles a join article_texts t on t.article_id = a.id and t.language = $1'

export async function findArticle(
  db: Db,
  language: string,
  id: number,
): Promise<(ArticleRow & { body: string }) | undefined> {
  const [row] = await runSql<ArticleRow & { body: string }>(
    db,
    'select a.id, a.slug, a.kind, t.title, t.body from articles a join article_texts t on t.article_id = a.id and t.language = $1 where a.id = $2',
    [language, id],
  )
  return row
}

export async function pageArticles(
  db: Db,
  language: string,
  limit: number,
  offset: number,
): Promise<{ data: ArticleRow[]; total: number }> {
  const rows = await runSql<ArticleRow & { total: number }>(
    db,
    'select a.id, a.slug, a.kind, t.title, count(*) over ()::int as total from articles a join article_texts t on t.article_id = a.id and t.language = $1 order by a.id limit $2 offset $3',
    [language, limit, offset],
  )
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export function findArticlesBySlug(
  db: Db,
  language: string,
  slugs: readonly string[],
): Promise<ArticleRow[]> {
  return runSql<ArticleRow>(db, `${ARTICLE} where a.slug = any($2)`, [language, slugs])
}

export function countKinds(db: Db): Promise<{ kind: ArticleRow['kind']; n: number }[]> {
  return runSql(db, 'select kind, count(*)::int as n from articles group by kind order by kind', [])
}

/** By how many people read them; what nobody has read keeps its place in the list. */
export function findMostRead(
  db: Db,
  language: string,
  without: number | null,
  limit: number,
): Promise<ArticleRow[]> {
  return runSql<ArticleRow>(
    db,
    `${ARTICLE} left join (select article_id, count(*) as readers from article_lookups group by 1) r on r.article_id = a.id
    where $2::int is null or a.id <> $2 order by coalesce(r.readers, 0) desc, a.id limit $3`,
    [language, without, limit],
  )
}

/** False when there is no such article. */
export async function noteLookup(
  db: Db,
  userId: Id<'user'>,
  articleId: number,
  at: Date,
): Promise<boolean> {
  const rows = await runSql(
    db,
    `insert into article_lookups (user_id, article_id, at) select $1, a.id, $3 from articles a where a.id = $2
    on conflict (user_id, article_id) do update set times = article_lookups.times + 1, at = excluded.at returning 1`,
    [userId, articleId, at],
  )
  return rows.length === 1
}
