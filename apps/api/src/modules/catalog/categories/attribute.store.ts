import type { AttributeKind } from '@galleria/contract/attribute-rules'
import type { WireAttribute } from '@galleria/contract/attribute-desk'
import type { Language } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** The only writer of what categories ask of their goods, and of what is said of items. */

type Name = WireAttribute['nameList'][number]
export type Option = {
  readonly key: string
  readonly isHidden: boolean
  readonly nameList: readonly Name[]
}

/** All of categories that stand, each category's in their order, with names in every language. */
export async function selectAttributes(db: Db | Tx): Promise<WireAttribute[]> {
  const { rows } = await sql<WireAttribute>`
    select a.id, a.category_id as "categoryId", a.key, a.kind, a.unit, a.is_filter as "isFilter", a.is_required as "isRequired", a.is_hidden as "isHidden", a.version,
      case a.kind when 'text' then (select count(distinct v.item_id)::int from item_attribute_texts v where v.attribute_id = a.id)
        else (select count(*)::int from item_attributes v where v.attribute_id = a.id) end as "itemCount",
      (select json_agg(json_build_object('language', x.language, 'name', x.name, 'isOwn', x.is_own) order by x.language) from attribute_texts x where x.attribute_id = a.id) as "nameList",
      coalesce((select json_agg(json_build_object('key', o.key, 'isHidden', o.is_hidden,
          'itemCount', (select count(*)::int from item_attributes v where v.attribute_id = a.id and v.option_id = o.id),
          'nameList', (select json_agg(json_build_object('language', y.language, 'name', y.name, 'isOwn', y.is_own) order by y.language) from attribute_option_texts y where y.option_id = o.id)) order by o.position, o.id)
        from attribute_options o where o.attribute_id = a.id), '[]') as "optionList"
    from attributes a join categories c on c.id = a.category_id
    where c.retired_into is null order by c.position, c.id, a.position, a.id`.execute(db)
  return rows
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
  await sql`
    insert into attribute_texts (attribute_id, language, name, is_own)
    select ${id}, r.language, r.name, r."isOwn" from json_to_recordset(${JSON.stringify(names)}::json) r(language text, name text, "isOwn" boolean)
    on conflict (attribute_id, language) do update set name = excluded.name, is_own = excluded.is_own`.execute(
    tx,
  )
  const rows = options.map(({ key, isHidden }, position) => ({ key, isHidden, position }))
  await sql`
    insert into attribute_options (attribute_id, key, position, is_hidden)
    select ${id}, r.key, r.position, r."isHidden" from json_to_recordset(${JSON.stringify(rows)}::json) r(key text, position int, "isHidden" boolean)
    on conflict (attribute_id, key) do update set position = excluded.position, is_hidden = excluded.is_hidden`.execute(
    tx,
  )
  const texts = options.flatMap(({ key, nameList }) => nameList.map((one) => ({ key, ...one })))
  await sql`
    insert into attribute_option_texts (option_id, language, name, is_own)
    select o.id, r.language, r.name, r."isOwn" from json_to_recordset(${JSON.stringify(texts)}::json) r(key text, language text, name text, "isOwn" boolean)
      join attribute_options o on o.attribute_id = ${id} and o.key = r.key
    on conflict (option_id, language) do update set name = excluded.name, is_own = excluded.is_own`.execute(
    tx,
  )
}

export async function writeAttributeOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update attributes a set position = o.nth from unnest(${ids}::int[]) with ordinality o(id, nth) where o.id = a.id`.execute(
    tx,
  )
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
export async function findAskedOf(db: Db | Tx, categoryId: number): Promise<AskedOfItem[]> {
  const { rows } = await sql<AskedOfItem>`
    select a.id, a.key, a.kind, a.is_required as "isRequired",
      coalesce((select json_agg(json_build_object('id', o.id, 'key', o.key, 'isHidden', o.is_hidden) order by o.position) from attribute_options o where o.attribute_id = a.id), '[]') as options
    from categories c join attributes a on a.category_id = any(c.path) and not a.is_hidden
    where c.id = ${categoryId} order by array_position(c.path, a.category_id), a.position, a.id`.execute(
    db,
  )
  return rows
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
  await sql`
    delete from item_attributes where item_id = ${itemId} and attribute_id = any(${asked}::int[]) and attribute_id <> all(${single.map((one) => one.attributeId)}::int[])`.execute(
    tx,
  )
  await sql`
    insert into item_attributes (item_id, attribute_id, option_id, number)
    select ${itemId}, r."attributeId", r."optionId", r.number from json_to_recordset(${JSON.stringify(single)}::json) r("attributeId" int, "optionId" int, number numeric)
    on conflict (item_id, attribute_id) do update set option_id = excluded.option_id, number = excluded.number`.execute(
    tx,
  )
  await sql`delete from item_attribute_texts where item_id = ${itemId} and attribute_id = any(${asked}::int[])`.execute(
    tx,
  )
  await sql`
    insert into item_attribute_texts (item_id, attribute_id, language, value)
    select ${itemId}, r."attributeId", r.language, r.text from json_to_recordset(${JSON.stringify(texts)}::json) r("attributeId" int, language text, text text)`.execute(
    tx,
  )
}
