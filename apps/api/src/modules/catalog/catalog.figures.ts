import { sql } from 'kysely'
import { defineFigures } from '#platform/figures.ts'

/** A row per sku, whatever happens: read once a minute. */
export const catalogFigures = defineFigures({
  source: 'catalog',
  everySeconds: 60,
  gauges: {
    mall_stock_skus: { help: 'Skus of which there are some' },
    mall_stock_held_units: { help: 'Units held for orders that are not sent' },
    mall_stock_held_skus: { help: 'Skus of which some are held' },
    mall_stock_held_out_skus: { help: 'Skus of which all are held: nobody else can buy them' },
  },
  async read(db) {
    const held = await db
      .selectFrom('stock')
      .where('on_hand', '>', 0)
      .select((eb) => [
        eb.fn.countAll<number>().as('there'),
        sql<number>`coalesce(sum(reserved), 0)::bigint`.as('units'),
        sql<number>`count(*) filter (where reserved > 0)`.as('skus'),
        sql<number>`count(*) filter (where reserved = on_hand)`.as('out'),
      ])
      .executeTakeFirstOrThrow()
    return {
      mall_stock_skus: [{ value: held.there }],
      mall_stock_held_units: [{ value: held.units }],
      mall_stock_held_skus: [{ value: held.skus }],
      mall_stock_held_out_skus: [{ value: held.out }],
    }
  },
})
