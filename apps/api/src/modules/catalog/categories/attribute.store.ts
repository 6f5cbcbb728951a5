import type { AttributeKind } from '@galleria/contract/attribute-rules'
import type { WireAttribute } from '@galleria/contract/attribute-desk'
import type { Language } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/db.ts'

/** The only writer of what categories ask of their goods, and of what is said of items. */

type Name = WireAttribute['nameList'][number]
export type Option = {
  readonly key: string
  readonly isHidden: boolean
  readonly nameList: readonly Name[]
}

/** All of categories that stand, each category's in their order, with names in every language. */
export function selectAttributes(db: Db | Tx): Promise<WireAttribute[]> {
  return db
    .selectFrom('attributes as a')
    .innerJoin('categories as c', 'c.id', 'a.category_id')
    .where('c.retired_into', 'is', null)
    .select(['a.id', 'a.category_id as categoryId', 'a.key', 'a.kind', 'a.unit', 'a.version'])
    .select(['a.is_filter as isFilter', 'a.is_required as isRequired', 'a.is_hidden as isHidden'])
    .select((eb) => [
      eb
        .case('a.kind')
        .when('text')
        .then(
          eb
            .selectFrom('item_attribute_texts as v')
            .whereRef('v.attribute_id', '=', 'a.id')
            .select((of) => of.fn.count<number>('v.item_id').distinct().as('n')),
        )
        .else(
          eb
            .selectFrom('item_attributes as v')
            .whereRef('v.attribute_id', '=', 'a.id')
            .select((of) => of.fn.countAll<number>().as('n')),
        )
        .end()
        .as('itemCount'),
      jsonArrayFrom(
        eb
          .selectFrom('attribute_texts as x')
          .whereRef('x.attribute_id', '=', 'a.id')
          .select(['x.language', 'x.name', 'x.is_own as isOwn'])
          .orderBy('x.language'),
      ).as('nameList'),
      jsonArrayFrom(
        eb
          .selectFrom('attribute_options as o')
          .whereRef('o.attribute_id', '=', 'a.id')
          .select((of) => [
            'o.key',
            'o.is_hidden as isHidden',
            of
              .selectFrom('item_attributes as v')
              .whereRef('v.attribute_id', '=', 'a.id')
              .whereRef('v.option_id', '=', 'o.id')
              .select((all) => all.fn.countAll<number>().as('n'))
              .as('itemCount'),
            jsonArrayFrom(
              of
                .selectFrom('attribute_option_texts as y')
                .whereRef('y.option_id', '=', 'o.id')
                .select(['y.language', 'y.name', 'y.is_own as isOwn'])
                .orderBy('y.language'),
            ).as('nameList'),
          ])
          .orderBy('o.position')
          .orderBy('o.id'),
      ).as('optionList'),
    ])
    .orderBy('c.position')
    .orderBy('c.id')
    .orderBy('a.position')
    .orderBy('a.id')
    .$castTo<WireAttribute>()
    .execute()
}

export async function hasAttributeKey(tx: Tx, key: string): Promise<boolean> {
  const found = await tx
    .selectFrom('attributes')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertAttribute(
  tx: Tx,
  one: {
    readonly categoryId: number
    readonly key: string
    readonly kind: AttributeKind
    readonly unit: string
    readonly isFilter: boolean
    readonly isRequired: boolean
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('attributes')
    .values((eb) => ({
      category_id: one.categoryId,
      key: one.key,
      kind: one.kind,
      unit: one.unit,
      is_filter: one.isFilter,
      is_required: one.isRequired,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from ${eb.table('attributes').as('a')} where category_id = ${one.categoryId})`,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeAttribute(
  tx: Tx,
  id: number,
  to: { readonly isFilter: boolean; readonly isRequired: boolean; readonly isHidden: boolean },
): Promise<void> {
  await tx
    .updateTable('attributes')
    .set((eb) => ({
      is_filter: to.isFilter,
      is_required: to.isRequired,
      is_hidden: to.isHidden,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Names and options as they are from now on; options are only ever added. */
export async function writeAttributeWords(
  tx: Tx,
  id: number,
  names: readonly Name[],
  options: readonly Option[],
): Promise<void> {
  await tx
    .insertInto('attribute_texts')
    .columns(['attribute_id', 'language', 'name', 'is_own'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<Name>`json_to_recordset(${JSON.stringify(names)}::json)`.as<'r'>(
            sql`r(language text, name text, "isOwn" boolean)`,
          ),
        )
        .select([sql<number>`${id}::int`.as('id'), 'r.language', 'r.name', 'r.isOwn']),
    )
    .onConflict((conflict) =>
      conflict.columns(['attribute_id', 'language']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        is_own: eb.ref('excluded.is_own'),
      })),
    )
    .execute()
  const rows = options.map(({ key, isHidden }, position) => ({ key, isHidden, position }))
  await tx
    .insertInto('attribute_options')
    .columns(['attribute_id', 'key', 'position', 'is_hidden'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<(typeof rows)[number]>`json_to_recordset(${JSON.stringify(rows)}::json)`.as<'r'>(
            sql`r(key text, position int, "isHidden" boolean)`,
          ),
        )
        .select([sql<number>`${id}::int`.as('id'), 'r.key', 'r.position', 'r.isHidden']),
    )
    .onConflict((conflict) =>
      conflict.columns(['attribute_id', 'key']).doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        is_hidden: eb.ref('excluded.is_hidden'),
      })),
    )
    .execute()
  const texts = options.flatMap(({ key, nameList }) => nameList.map((one) => ({ key, ...one })))
  await tx
    .insertInto('attribute_option_texts')
    .columns(['option_id', 'language', 'name', 'is_own'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<(typeof texts)[number]>`json_to_recordset(${JSON.stringify(texts)}::json)`.as<'r'>(
            sql`r(key text, language text, name text, "isOwn" boolean)`,
          ),
        )
        .innerJoin('attribute_options as o', (join) =>
          join.on('o.attribute_id', '=', id).onRef('o.key', '=', 'r.key'),
        )
        .select(['o.id', 'r.language', 'r.name', 'r.isOwn']),
    )
    .onConflict((conflict) =>
      conflict.columns(['option_id', 'language']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        is_own: eb.ref('excluded.is_own'),
      })),
    )
    .execute()
}

export async function writeAttributeOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('attributes as a')
    .from(
      sql<{ id: number; nth: number }>`unnest(${ids}::int[]) with ordinality`.as<'o'>(
        sql`o(id, nth)`,
      ),
    )
    .set((eb) => ({ position: eb.ref('o.nth') }))
    .whereRef('o.id', '=', 'a.id')
    .execute()
}

/** What the form of an item is asked in a category, its own and what those above it ask. */
export type AskedOfItem = {
  readonly id: number
  readonly key: string
  readonly kind: AttributeKind
  readonly isRequired: boolean
  readonly options: readonly {
    readonly id: number
    readonly key: string
    readonly isHidden: boolean
  }[]
}
export function findAskedOf(db: Db | Tx, categoryId: number): Promise<AskedOfItem[]> {
  return db
    .selectFrom('categories as c')
    .innerJoin('attributes as a', (join) =>
      join
        .on('a.category_id', '=', sql<number>`any(c.path)`)
        .on('a.is_hidden', '=', sql.lit(false)),
    )
    .where('c.id', '=', categoryId)
    .select((eb) => [
      'a.id',
      'a.key',
      'a.kind',
      'a.is_required as isRequired',
      jsonArrayFrom(
        eb
          .selectFrom('attribute_options as o')
          .whereRef('o.attribute_id', '=', 'a.id')
          .select(['o.id', 'o.key', 'o.is_hidden as isHidden'])
          .orderBy('o.position'),
      ).as('options'),
    ])
    .orderBy((eb) => eb.fn<number>('array_position', ['c.path', 'a.category_id']))
    .orderBy('a.position')
    .orderBy('a.id')
    .$narrowType<{ kind: AttributeKind }>()
    .execute()
}

export type AttributeValue = {
  readonly attributeId: number
  readonly optionId: number | null
  readonly number: number | null
  readonly texts: readonly { readonly language: Language; readonly text: string }[]
}

/** What is said of an item, of all that it was asked; what it is not asked any more is kept. */
export async function writeItemAttributes(
  tx: Tx,
  itemId: number,
  asked: readonly number[],
  values: readonly AttributeValue[],
): Promise<void> {
  if (asked.length === 0) return
  const single = values.filter(({ optionId, number }) => optionId !== null || number !== null)
  const texts = values.flatMap(({ attributeId, texts: written }) =>
    written.map((one) => ({ attributeId, ...one })),
  )
  await tx
    .deleteFrom('item_attributes')
    .where('item_id', '=', itemId)
    .where('attribute_id', '=', sql<number>`any(${asked}::int[])`)
    .where('attribute_id', '<>', sql<number>`all(${single.map((one) => one.attributeId)}::int[])`)
    .execute()
  await tx
    .insertInto('item_attributes')
    .columns(['item_id', 'attribute_id', 'option_id', 'number'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<
            Omit<AttributeValue, 'texts'>
          >`json_to_recordset(${JSON.stringify(single)}::json)`.as<'r'>(
            sql`r("attributeId" int, "optionId" int, number numeric)`,
          ),
        )
        .select([sql<number>`${itemId}::int`.as('id'), 'r.attributeId', 'r.optionId', 'r.number']),
    )
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'attribute_id']).doUpdateSet((eb) => ({
        option_id: eb.ref('excluded.option_id'),
        number: eb.ref('excluded.number'),
      })),
    )
    .execute()
  await tx
    .deleteFrom('item_attribute_texts')
    .where('item_id', '=', itemId)
    .where('attribute_id', '=', sql<number>`any(${asked}::int[])`)
    .execute()
  await tx
    .insertInto('item_attribute_texts')
    .columns(['item_id', 'attribute_id', 'language', 'value'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<(typeof texts)[number]>`json_to_recordset(${JSON.stringify(texts)}::json)`.as<'r'>(
            sql`r("attributeId" int, language text, text text)`,
          ),
        )
        .select([sql<number>`${itemId}::int`.as('id'), 'r.attributeId', 'r.language', 'r.text']),
    )
    .execute()
}
