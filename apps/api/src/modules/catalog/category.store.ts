import type { WireKeptCategory } from '@galleria/contract/category-desk'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockRows } from '#platform/lock.ts'

/** Listed goods in the category `c` and below it. */
export const ITEMS_BELOW = sql<number>`(select coalesce(sum(n.n), 0)::int from categories b join listed_tallies n on n.category_id = b.id where c.id = any(b.path))`

type Text = Pick<WireKeptCategory, 'textList'>['textList'][number]

/** In their order, each with its text in every language. */
export async function selectCategories(db: Db | Tx): Promise<WireKeptCategory[]> {
  return db
    .selectFrom('categories as c')
    .select([
      'c.id',
      'c.key',
      'c.version',
      'c.path',
      ITEMS_BELOW.as('itemCount'),
      sql<
        Text[]
      >`(select json_agg(json_build_object('language', x.language, 'name', x.name, 'intro', x.intro, 'isOwn', x.is_own) order by x.language) from category_texts x where x.category_id = c.id)`.as(
        'textList',
      ),
    ])
    .orderBy('c.position')
    .orderBy('c.id')
    .execute()
}

export async function writeCategoryTexts(
  tx: Tx,
  id: number,
  textList: readonly Text[],
): Promise<void> {
  await sql`
    insert into category_texts (category_id, language, name, intro, is_own)
    select ${id}, r.language, r.name, r.intro, r."isOwn"
    from json_to_recordset(${JSON.stringify(textList)}::json) r(language text, name text, intro text, "isOwn" boolean)
    on conflict (category_id, language) do update set name = excluded.name, intro = excluded.intro, is_own = excluded.is_own`.execute(
    tx,
  )
  await tx
    .updateTable('categories')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function writeCategoryOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update categories c set position = o.nth from unnest(${ids}::int[]) with ordinality o(id, nth) where o.id = c.id`.execute(
    tx,
  )
}

/** Its id is the next one; a picture of its own it has not yet. */
export async function insertCategory(
  tx: Tx,
  { id, key, parentId }: { id: number; key: string; parentId: number | null },
): Promise<void> {
  await sql`
    insert into categories (id, key, parent_id, position, picture)
    select ${id}, ${key}, ${parentId}::int, 0, coalesce((select picture from categories where id = ${parentId}::int), 'room-hero')`.execute(
    tx,
  )
}

export async function putCategoryBelow(tx: Tx, id: number, parentId: number | null): Promise<void> {
  await tx
    .updateTable('categories')
    .set((eb) => ({ parent_id: parentId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** All of them, so that where one stands is decided by one person at a time. */
export async function lockCategories(tx: Tx): Promise<void> {
  const all = await tx.selectFrom('categories').select('id').execute()
  await lockRows(tx, 'categories', 'id', { id: all.map(({ id }) => id) })
}
