import { MOST_VERSIONS } from '@galleria/contract/item-rules'
import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { DB } from '#platform/tables.ts'

/** What the page of the item `i` shows beside its columns. */

/** An item, its category and the name of that in the reader's language, where it has one. */
const item = expressionBuilder<
  DB & { i: DB['items']; c: DB['categories']; x: DB['category_texts'] },
  'i' | 'c' | 'x'
>()

export const ATTRIBUTES = jsonArrayFrom(
  item
    .selectFrom('attributes as m')
    .innerJoin('attribute_texts as y', (join) =>
      join.onRef('y.attribute_id', '=', 'm.id').onRef('y.language', '=', 'x.language'),
    )
    .leftJoin('item_attributes as v', (join) =>
      join.onRef('v.item_id', '=', 'i.id').onRef('v.attribute_id', '=', 'm.id'),
    )
    .where('m.category_id', '=', sql<number>`any(c.path)`)
    .where('m.is_hidden', '=', sql.lit(false))
    .where('i.voucher', 'is', null)
    .select(['m.id', 'm.key', 'y.name', 'm.kind', 'm.unit', 'm.is_required as isRequired'])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('attribute_options as o')
          .innerJoin('attribute_option_texts as z', (join) =>
            join.onRef('z.option_id', '=', 'o.id').onRef('z.language', '=', 'y.language'),
          )
          .whereRef('o.id', '=', 'v.option_id')
          .select(['o.key', 'z.name']),
      ).as('option'),
      'v.number',
      jsonArrayFrom(
        eb
          .selectFrom('item_attribute_texts as w')
          .whereRef('w.item_id', '=', 'i.id')
          .whereRef('w.attribute_id', '=', 'm.id')
          .select(['w.language', 'w.value as text'])
          .orderBy((of) => of('w.language', '<>', of.ref('i.language')))
          .orderBy('w.language'),
      ).as('texts'),
    ])
    .orderBy((eb) => eb.fn<number>('array_position', ['c.path', 'm.category_id']))
    .orderBy('m.position')
    .orderBy('m.id'),
)

/** At most two hundred. */
export const VERSIONS = jsonArrayFrom(
  item
    .selectFrom((of) =>
      of
        .selectFrom('skus as k')
        .whereRef('k.item_id', '=', 'i.id')
        .selectAll('k')
        .orderBy('k.position')
        .limit(MOST_VERSIONS)
        .as('k'),
    )
    .innerJoin('stock as q', 'q.sku_id', 'k.id')
    .select(['k.id', 'k.code', 'k.gtin', 'k.finish', 'k.size', 'k.width_mm as widthMm'])
    .select(['k.depth_mm as depthMm', 'k.height_mm as heightMm', 'k.weight_g as weightG'])
    .select((eb) => [
      'k.picture',
      eb('q.on_hand', '-', eb.ref('q.reserved')).as('free'),
      eb
        .not(
          eb.exists(
            eb.selectFrom('stock_moves as m').whereRef('m.sku_id', '=', 'k.id').select('m.id'),
          ),
        )
        .as('isUntouched'),
      jsonArrayFrom(
        eb
          .selectFrom('sku_prices as p')
          .whereRef('p.sku_id', '=', 'k.id')
          .where('p.withdrawn_at', 'is', null)
          .select(['p.site', 'p.currency', 'p.amount']),
      ).as('prices'),
    ])
    .orderBy('k.position'),
)
