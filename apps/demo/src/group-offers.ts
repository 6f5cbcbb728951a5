import type pg from 'pg'
import { bulkInsert, type Row } from '../../../database/bulk-insert.ts'
import { DAY } from './calendar.ts'
import type { Item } from './items.ts'

const BEGAN = 20 * DAY
/** A demo mall lives long. */
const ENDS = 180 * DAY

/** What people buy several of, or together with neighbours: the first item of each model, and for how many hours a group of it waits. */
const offers = { 'chair-stacking': 48, 'office-task': 336, 'lamp-floor-tripod': 336 } as const
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
