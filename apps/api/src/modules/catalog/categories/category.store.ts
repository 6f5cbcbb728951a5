import type { WireDeskCategory } from '@galleria/contract/category-desk'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockRows } from '#platform/lock.ts'

/** Listed goods in the category `c` and below it. */
export const ITEMS_BELOW = sql<number>`(select coalesce(sum(n.n), 0)::int from categories b join listed_tallies n on n.category_id = b.id where c.id = any(b.path))`

type Text = Pick<WireDeskCategory, 'textList'>['textList'][number]

/** Those that stand, in their order, each with its text in every language. */
export async function selectCategories(db: Db | Tx): Promise<WireDeskCategory[]> {
  return db
    .selectFrom('categories as c')
    .select([
      'c.id',
      'c.key',
      'c.version',
      'c.path',
      ITEMS_BELOW.as('itemCount'),
      'c.needs_energy_label as needsEnergyLabel',
      sql<
        Text[]
      >`(select json_agg(json_build_object('language', x.language, 'name', x.name, 'intro', x.intro, 'isOwn', x.is_own) order by x.language) from category_texts x where x.category_id = c.id)`.as(
        'textList',
      ),
    ])
    .where('c.retired_into', 'is', null)
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

/**
 * Its id is the next one, and never that of one that was retired; a picture of its own it has not
 * yet.
 */
export async function insertCategory(
  tx: Tx,
  { key, parentId }: { key: string; parentId: number | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into categories (id, key, parent_id, position, picture)
    select (select coalesce(max(id), 0) + 1 from categories), ${key}, ${parentId}::int, 0, coalesce((select picture from categories where id = ${parentId}::int), 'room-hero')
    returning id`.execute(tx)
  return rows[0]!.id
}

export async function putCategoryBelow(tx: Tx, id: number, parentId: number | null): Promise<void> {
  await tx
    .updateTable('categories')
    .set((eb) => ({ parent_id: parentId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function writeEnergyLabel(tx: Tx, id: number, isNeeded: boolean): Promise<void> {
  await tx
    .updateTable('categories')
    .set((eb) => ({ needs_energy_label: isNeeded, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** That goods of the category `c` have an energy label. */
export const NEEDS_ENERGY_LABEL = sql<boolean>`exists (select from categories a where a.id = any(c.path) and a.needs_energy_label)`

/**
 * Goods that are sold, or were and can be again at any moment, without the energy class that their
 * category asks.
 */
export async function countUnlabelled(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from items i join categories c on c.id = i.category_id
    where i.energy_class is null and i.status in ('ON_SALE', 'PAUSED') and ${NEEDS_ENERGY_LABEL}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/**
 * Whether goods of a category have an energy label: from now to the end of the transaction. Whoever
 * changes that counts what is sold without.
 */
export async function holdEnergyLabel(tx: Tx, categoryId: number): Promise<boolean> {
  const { rows } = await sql<{ isNeeded: boolean }>`
    select a.needs_energy_label as "isNeeded" from categories c join categories a on a.id = any(c.path)
    where c.id = ${categoryId} order by a.id for share of a`.execute(tx)
  return rows.some(({ isNeeded }) => isNeeded)
}

/** All of them, so that where one stands is decided by one person at a time. */
export async function lockCategories(tx: Tx): Promise<void> {
  const all = await tx.selectFrom('categories').select('id').execute()
  await lockRows(tx, 'categories', 'id', { id: all.map(({ id }) => id) })
}

/** With those that led on to it, so that every old address is one step from where its goods are. */
export async function leadCategoryOn(tx: Tx, id: number, intoId: number): Promise<void> {
  await sql`
    update categories set retired_into = ${intoId}, version = version + 1,
      parent_id = case when id = ${id} or parent_id is not null then ${intoId}::int end
    where id = ${id} or retired_into = ${id}`.execute(tx)
}

export function findRetired(
  db: Db | Tx,
): Promise<{ id: number; key: string; intoId: number | null }[]> {
  return db
    .selectFrom('categories')
    .where('retired_into', 'is not', null)
    .select(['id', 'key', 'retired_into as intoId'])
    .execute()
}

/** Where an item goes that is put into this category: itself, or what it leads on to. */
export async function findStandingCategory(db: Db | Tx, id: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('categories')
    .where('id', '=', id)
    .select(['id', 'retired_into as intoId'])
    .executeTakeFirst()
  return found && (found.intoId ?? found.id)
}

/** Retired ones that still stand below another, for the sake of goods that have not moved. */
export async function findUnmoved(db: Db | Tx): Promise<number[]> {
  const rows = await db
    .selectFrom('categories')
    .where('retired_into', 'is not', null)
    .where('parent_id', 'is not', null)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Some items with an id after that one, and the last of them; without any more the category stands
 * nowhere. Where they go is said by the trigger of items.
 */
export async function moveGoodsOn(
  tx: Tx,
  id: number,
  { after, atOnce }: { readonly after: number; readonly atOnce: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update items set category_id = c.retired_into from categories c
    where c.id = ${id} and c.retired_into is not null and items.id = any(array(
      select i.id from items i where i.category_id = ${id} and i.id > ${after} order by i.id limit ${atOnce} for update))
    returning items.id`.execute(tx)
  if (rows.length === atOnce) return Math.max(...rows.map((row) => row.id))
  await sql`
    update categories set parent_id = null where id = ${id} and retired_into is not null
      and not exists (select from items i where i.category_id = ${id})`.execute(tx)
  return undefined
}
