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
  await tx
    .insertInto('category_texts')
    .columns(['category_id', 'language', 'name', 'intro', 'is_own'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<Text>`json_to_recordset(${JSON.stringify(textList)}::json)`.as<'r'>(
            sql`r(language text, name text, intro text, "isOwn" boolean)`,
          ),
        )
        .select([sql<number>`${id}::int`.as('id'), 'r.language', 'r.name', 'r.intro', 'r.isOwn']),
    )
    .onConflict((conflict) =>
      conflict.columns(['category_id', 'language']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        intro: eb.ref('excluded.intro'),
        is_own: eb.ref('excluded.is_own'),
      })),
    )
    .execute()
  await tx
    .updateTable('categories')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function writeCategoryOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('categories as c')
    .from(
      sql<{ id: number; nth: number }>`unnest(${ids}::int[]) with ordinality`.as<'o'>(
        sql`o(id, nth)`,
      ),
    )
    .set((eb) => ({ position: eb.ref('o.nth') }))
    .whereRef('o.id', '=', 'c.id')
    .execute()
}

/**
 * Its id is the next one, and never that of one that was retired; a picture of its own it has not
 * yet.
 */
export async function insertCategory(
  tx: Tx,
  { key, parentId }: { key: string; parentId: number | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('categories')
    .values((eb) => ({
      id: eb
        .selectFrom('categories')
        .select((all) =>
          sql<number>`${all.fn.coalesce(all.fn.max('id'), sql.lit(0))} + 1`.as('id'),
        ),
      key,
      parent_id: parentId,
      position: 0,
      picture: eb.fn.coalesce(
        eb.selectFrom('categories').where('id', '=', parentId).select('picture'),
        sql.lit('room-hero'),
      ),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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
  const { count } = await tx
    .selectFrom('items as i')
    .innerJoin('categories as c', 'c.id', 'i.category_id')
    .where('i.energy_class', 'is', null)
    .where('i.status', 'in', [sql.lit('ON_SALE'), sql.lit('PAUSED')])
    .where(NEEDS_ENERGY_LABEL)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Whether goods of a category have an energy label: from now to the end of the transaction. Whoever
 * changes that counts what is sold without.
 */
export async function holdEnergyLabel(tx: Tx, categoryId: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('categories as c')
    .innerJoin('categories as a', (join) => join.on('a.id', '=', sql<number>`any(c.path)`))
    .where('c.id', '=', categoryId)
    .select('a.needs_energy_label as isNeeded')
    .orderBy('a.id')
    .forShare('a')
    .execute()
  return rows.some(({ isNeeded }) => isNeeded)
}

/** All of them, so that where one stands is decided by one person at a time. */
export async function lockCategories(tx: Tx): Promise<void> {
  const all = await tx.selectFrom('categories').select('id').execute()
  await lockRows(tx, 'categories', 'id', { id: all.map(({ id }) => id) })
}

/** With those that led on to it, so that every old address is one step from where its goods are. */
export async function leadCategoryOn(tx: Tx, id: number, intoId: number): Promise<void> {
  await tx
    .updateTable('categories')
    .set((eb) => ({
      retired_into: intoId,
      version: eb('version', '+', 1),
      parent_id: eb
        .case()
        .when(eb.or([eb('id', '=', id), eb('parent_id', 'is not', null)]))
        .then(sql<number>`${intoId}::int`)
        .end(),
    }))
    .where((eb) => eb.or([eb('id', '=', id), eb('retired_into', '=', id)]))
    .execute()
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
  const rows = await tx
    .updateTable('items')
    .from('categories as c')
    .set((eb) => ({ category_id: eb.ref('c.retired_into').$notNull() }))
    .where('c.id', '=', id)
    .where('c.retired_into', 'is not', null)
    .where((eb) => {
      const next = eb
        .selectFrom('items as i')
        .where('i.category_id', '=', id)
        .where('i.id', '>', after)
        .select('i.id')
        .orderBy('i.id')
        .limit(atOnce)
        .forUpdate()
      return eb('items.id', '=', sql<number>`any(array(${next}))`)
    })
    .returning('items.id')
    .execute()
  if (rows.length === atOnce) return Math.max(...rows.map((row) => row.id))
  await tx
    .updateTable('categories')
    .set({ parent_id: null })
    .where('id', '=', id)
    .where('retired_into', 'is not', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('items as i').where('i.category_id', '=', id).select('i.id'))),
    )
    .execute()
  return undefined
}
