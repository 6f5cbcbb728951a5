import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'

export async function forgetCart(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await runSql(tx, 'delete from cart_lines where buyer_id = $1', [buyerId])
}
