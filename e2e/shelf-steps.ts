import pg from 'pg'
import type { RunningMall } from './start-mall.ts'

/** Changes what lies on a shelf by this statement; what came in or left is a move, too. */
export async function onShelf(mall: RunningMall, sql: string, skuId: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: mall.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ was: number }>(
      'select on_hand as was from stock where sku_id = $1 for update',
      [skuId],
    )
    const { rowCount } = await client.query(sql, [skuId])
    await client.query(
      `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select sku_id, on_hand - $2, 0, 'counted' from stock where sku_id = $1 and on_hand <> $2`,
      [skuId, rows[0]?.was ?? 0],
    )
    await client.query('commit')
    return rowCount === 1
  } finally {
    await client.end()
  }
}
