import type pg from 'pg'
import { bulkInsert, type Row } from '../../../database/bulk-insert.ts'
import { DAY } from '@galleria/kernel/time'
import type { Item } from './items.ts'

const BEGAN = 20 * DAY
/** A demo mall lives long. */
const ENDS = 180 * DAY

/**
 * What people buy several of, or together with neighbours: the first item of each model, and for
 * how many hours a group of it waits.
 */
const offers = { 'chair-stacking': 48, 'office-task': 336, 'lamp-floor-tripod': 336 } as const
/**
 * What the demo's past buys in groups: of goods whose groups wait for two days, and of two whose
 * groups wait for two weeks.
 */
export type GroupSkus = { readonly short: number; readonly long: number; readonly other: number }

export function groupSkus(items: readonly Item[]): GroupSkus {
  const first = (model: keyof typeof offers): number => {
    const sku = items.find((one) => one.model.key === model)?.skus[0]
    if (!sku) throw new Error(`the demo has no ${model}`)
    return sku.id
  }
  return {
    short: first('chair-stacking'),
    long: first('office-task'),
    other: first('lamp-floor-tripod'),
  }
}

/** Members and what is taken off for each of them. */
const sizes = { 2: 8, 3: 12, 5: 18 } as const

export async function insertGroupOffers(
  client: pg.ClientBase,
  items: readonly Item[],
  now: number,
): Promise<void> {
  const rows = Object.entries(offers).flatMap(([model, hours]): Row[] =>
    (items.find((one) => one.model.key === model)?.skus ?? []).map(({ id }) => ({
      sku_id: id,
      starts_at: new Date(now - BEGAN),
      ends_at: new Date(now + ENDS),
      open_hours: hours,
    })),
  )
  await bulkInsert(client, 'group_buy_offers', rows)
  for (const [size, percentOff] of Object.entries(sizes))
    await client.query(
      'insert into group_buy_sizes (offer_id, size, percent_off) select id, $1, $2 from group_buy_offers',
      [Number(size), percentOff],
    )
}
