import type { WireDestroyReason } from '@galleria/contract/account'
import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'

export type DestroyReason = {
  kind: WireDestroyReason['kind']
  orderId: Id<'order'> | null
  code: string | null
}

/** Orders unpaid or on their way, after-sales orders and refunds not at their end; a seller's staff and the operators are let go by others. */
export function findDestroyReasons(db: Db | Tx, id: Id<'user'>): Promise<DestroyReason[]> {
  return runSql(
    db,
    `
    select case when o.status in ('PENDING_PAY', 'PROCESSING') then 'UNPAID' else 'UNDELIVERED' end as kind, o.id as "orderId", o.code from orders o
      where o.buyer_id = $1 and o.status in ('PENDING_PAY', 'PROCESSING', 'UN_DELIVERY', 'UN_RECEIVED')
    union all select 'AFTER_SALES', o.id, o.code from reverse_orders r join orders o on o.id = r.order_id where r.buyer_id = $1 and r.status not in ('REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE')
    union all select distinct 'REFUND', o.id, o.code from refunds f join contracts c on c.id = f.contract_id join orders o on o.contract_id = c.id and (f.order_id is null or f.order_id = o.id) where c.buyer_id = $1 and f.status <> 'DONE'
    union all select 'MERCHANT', null, null from seller_staff where user_id = $1
    union all select 'OPERATOR', null, null from operators where user_id = $1 limit 50`,
    [id],
  )
}

export async function emptyUser(tx: Tx, id: Id<'user'>, at: Date): Promise<void> {
  for (const table of ['third_accounts', 'third_logins', 'step_tokens'] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute()
  await runSql(
    tx,
    `update users set email = null, mobile = null, password_hash = null, nickname = '', avatar = null, birthday = null, gender = 'UN_KNOW', invitation_code = null, invited_by = null, invited_at = null,
    password_changed_at = null, deleted_at = $2 where id = $1`,
    [id, at],
  )
}
