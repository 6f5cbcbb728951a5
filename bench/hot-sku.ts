import type pg from 'pg'
import { toBytes } from './api.ts'
import type { Child } from './child.ts'
import type { Mall } from '../apps/api/src/app.ts'
import type { Lap } from './laps.ts'
import type { LoadTask } from './load-http.ts'
import { placeCall, prepare, restock } from './placements.ts'
import type { Proof } from './report.ts'

const BUYERS = 200
const UNITS = 50

/**
 * Two hundred buyers order one of the last fifty at the same moment. Carts and quotes are ready, so
 * all that is left is the race.
 */
export async function measureHotSku(
  client: pg.Client,
  mall: Mall,
  load: Child,
  port: number,
  skip: number,
): Promise<Proof> {
  const {
    rows: [sku],
  } = await client.query<{ id: number }>(
    `select k.id from skus k join items i on i.id = k.item_id and i.is_listed join sku_prices p on p.sku_id = k.id and p.site = 'DE' order by md5(k.id::text) limit 1`,
  )
  const skuId = sku?.id ?? 0
  // Enough to agree to the bills first, then exactly the fifty.
  await restock(client, [skuId], BUYERS)
  const placements = await prepare(client, mall, [[{ skuId, qty: 1 }]], BUYERS, skip)
  await restock(client, [skuId], UNITS)
  await load.ask({
    kind: 'keep',
    name: 'hot',
    requests: placements.map((placement, index) =>
      toBytes(placeCall(placement), 1_000_000 + index),
    ),
    once: true,
  } satisfies LoadTask)
  const lap = await load.ask<Lap>({
    kind: 'run',
    name: 'hot',
    port,
    connections: BUYERS,
    milliseconds: 30_000,
    isCurious: true,
  } satisfies LoadTask)
  const {
    rows: [after],
  } = await client.query<{ orders: number; held: number; available: number; hasMoves: boolean }>(
    `
    select (select count(*)::int from contracts where quote_id = any($2)) as orders, (select coalesce(sum(m.d_reserved), 0)::int from contracts c join orders o on o.contract_id = c.id join order_lines l on l.order_id = o.id join stock_moves m on m.line_id = l.id where c.quote_id = any($2)) as held, k.on_hand - k.reserved as available,
      (select sum(m.d_on_hand) = k.on_hand and sum(m.d_reserved) = k.reserved from stock_moves m where m.sku_id = $1) as "hasMoves" from stock k where k.sku_id = $1`,
    [skuId, placements.map(({ quoteId }) => quoteId)],
  )
  const refused = lap.failed['422 stock.sold_out'] ?? 0
  const others = Object.entries(lap.failed)
    .filter(([what]) => what !== '422 stock.sold_out')
    .map(([what, n]) => `, ${n} x ${what}`)
    .join('')
  const hasPassed =
    after?.orders === UNITS &&
    after.held === UNITS &&
    after.available === 0 &&
    after.hasMoves &&
    refused === BUYERS - UNITS
  return {
    name: 'hot sku',
    hasPassed,
    figures: `${BUYERS} buyers at once for ${UNITS} units in ${lap.seconds.toFixed(2)} s: ${after?.orders} orders, ${after?.held} units held, ${after?.available} left, ${refused} refused as sold out${others}; stock ${after?.hasMoves ? 'equals' : 'DIFFERS FROM'} its moves`,
  }
}
