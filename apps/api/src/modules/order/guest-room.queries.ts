import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'

export type GuestOrder = {
  id: Id<'order'>
  code: string
  contractId: Id<'contract'>
  buyerId: Id<'user'>
  email: string
  isMembers: boolean
}
const ORDER = `select o.id, o.code, o.contract_id as "contractId", o.buyer_id as "buyerId", c.email, u.kind = 'member' as "isMembers" from orders o join contracts c on c.id = o.contract_id join users u on u.id = o.buyer_id`

export async function findGuestOrder(
  db: Db | Tx,
  id: Id<'order'>,
): Promise<GuestOrder | undefined> {
  const [row] = await runSql<GuestOrder>(db, `${ORDER} where o.id = $1 and c.email <> ''`, [id])
  return row
}

/** By what a person has at hand: the number on the mail, and the mailbox it came to. */
export async function findOrderByCode(
  db: Db,
  code: string,
  email: string,
): Promise<GuestOrder | undefined> {
  const [row] = await runSql<GuestOrder>(
    db,
    `${ORDER} where o.code = upper($1) and lower(c.email) = lower($2)`,
    [code, email],
  )
  return row
}

export async function holdsOnlyOrdersOf(
  tx: Tx,
  buyerId: Id<'user'>,
  email: string,
): Promise<boolean> {
  const rows = await runSql(
    tx,
    'select 1 from contracts where buyer_id = $1 and lower(email) <> lower($2) limit 1',
    [buyerId, email],
  )
  return rows.length === 0
}
