import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type GuestOrder = {
  id: Id<'order'>
  code: string
  contractId: Id<'contract'>
  buyerId: Id<'user'>
  email: string
  isMembers: boolean
}

const selectGuestOrder = (db: Db | Tx) =>
  db
    .selectFrom('orders as o')
    .innerJoin('contracts as c', 'c.id', 'o.contract_id')
    .innerJoin('users as u', 'u.id', 'o.buyer_id')
    .select([
      'o.id',
      'o.code',
      'o.contract_id as contractId',
      'o.buyer_id as buyerId',
      'c.email',
      sql<boolean>`u.kind = 'member'`.as('isMembers'),
    ])
    .$castTo<GuestOrder>()

export function findGuestOrder(db: Db | Tx, id: Id<'order'>): Promise<GuestOrder | undefined> {
  return selectGuestOrder(db).where('o.id', '=', id).where('c.email', '<>', '').executeTakeFirst()
}

/** By what a person has at hand: the number on the mail, and the mailbox it came to. */
export function findOrderByCode(
  db: Db,
  code: string,
  email: string,
): Promise<GuestOrder | undefined> {
  return selectGuestOrder(db)
    .where('o.code', '=', sql<string>`upper(${code})`)
    .where(sql<boolean>`lower(c.email) = lower(${email})`)
    .executeTakeFirst()
}

export async function holdsOnlyOrdersOf(
  tx: Tx,
  buyerId: Id<'user'>,
  email: string,
): Promise<boolean> {
  const other = await tx
    .selectFrom('contracts')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where(sql<boolean>`lower(email) <> lower(${email})`)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}
