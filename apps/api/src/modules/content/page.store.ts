import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import type { NewVersion, Which } from './page.queries.ts'

export async function addVersion(tx: Tx, one: NewVersion): Promise<void> {
  await tx
    .insertInto('article_versions')
    .values({
      article_id: one.articleId,
      language: one.language,
      site: one.site,
      version: one.version,
      title: one.title,
      body: one.body,
      saved_at: one.at,
      saved_by: one.by,
    })
    .execute()
}

/** Visitors read this version from now on. */
export async function showVersion(
  tx: Tx,
  which: Which,
  { version, by, at }: { version: number; by: Id<'user'>; at: Date },
): Promise<void> {
  const shown = await tx
    .updateTable('article_versions')
    .set({ published_at: at, published_by: by })
    .where('article_id', '=', which.articleId)
    .where('language', '=', which.language)
    .where('site', 'is not distinct from', which.site)
    .where('version', '=', version)
    .returning(['title', 'body'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('article_texts')
    .values({
      article_id: which.articleId,
      language: which.language,
      site: which.site,
      ...shown,
    })
    .onConflict((conflict) => conflict.constraint('article_texts_key').doUpdateSet(shown))
    .execute()
}
