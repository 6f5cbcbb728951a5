import {
  operatorRoles,
  rightsOf,
  rightsOfOperator,
  rolesWith,
  sellerStatuses,
  type MerchantRight,
  type OperatorRight,
} from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { findSellersMailbox } from './merchant.queries.ts'

/** Somebody whom the mall writes to at work; `key` tells one reader from another. */
export type Reader = {
  readonly key: string
  readonly email: string
  readonly language: string
  readonly name: string
}

/**
 * Those of a seller's people whose role includes this, as long as the seller may; where none of
 * them reads mail, the seller's own mailbox.
 */
export async function findReaders(
  db: Db,
  sellerId: number,
  right: MerchantRight,
): Promise<Reader[]> {
  const seller = await db
    .selectFrom('sellers')
    .select('name')
    .where('id', '=', sellerId)
    .where(
      'status',
      'in',
      sellerStatuses.filter((status) => rightsOf[status].includes(right)),
    )
    .executeTakeFirst()
  if (!seller) return []
  const staff = await selectReaders(db)
    .innerJoin('seller_staff as f', 'f.user_id', 'u.id')
    .where('f.seller_id', '=', sellerId)
    .where('f.role', 'in', rolesWith(right))
    .execute()
  if (staff.length > 0) return staff
  const mailbox = await findSellersMailbox(db, sellerId)
  return mailbox ? [{ key: `seller-${sellerId}`, name: seller.name, ...mailbox }] : []
}

/** Those of the mall's people whose role includes this. */
export function findOperators(db: Db | Tx, right: OperatorRight): Promise<Reader[]> {
  return selectReaders(db)
    .innerJoin('operators as p', 'p.user_id', 'u.id')
    .where(
      'p.role',
      'in',
      operatorRoles.filter((role) => rightsOfOperator[role].includes(right)),
    )
    .execute()
}

/** Who may say who works for this seller. */
export function findOwners(db: Db, sellerId: number): Promise<Reader[]> {
  return selectReaders(db)
    .innerJoin('seller_staff as f', 'f.user_id', 'u.id')
    .where('f.seller_id', '=', sellerId)
    .where('f.role', '=', 'owner')
    .execute()
}

export function findReader(db: Db, userId: Id<'user'>): Promise<Reader | undefined> {
  return selectReaders(db).where('u.id', '=', userId).executeTakeFirst()
}

function selectReaders(db: Db) {
  return db
    .selectFrom('users as u')
    .select([
      sql<string>`u.id::text`.as('key'),
      sql<string>`u.email`.as('email'),
      'u.language',
      'u.nickname as name',
    ])
    .where('u.email', 'is not', null)
    .orderBy('u.id')
}

/**
 * Who may decide about what one of its people has bought of a seller: nobody, when nobody else's
 * role includes it; undefined of who does not work there.
 */
export async function findDeciders(
  db: Db | Tx,
  { sellerId, buyerId }: { readonly sellerId: number; readonly buyerId: Id<'user'> },
  right: MerchantRight,
): Promise<'others' | 'nobody' | undefined> {
  const staff = await db
    .selectFrom('seller_staff')
    .where('seller_id', '=', sellerId)
    .select(['user_id as userId', 'role'])
    .execute()
  if (!staff.some(({ userId }) => userId === buyerId)) return undefined
  const roles: readonly string[] = rolesWith(right)
  return staff.some(({ userId, role }) => userId !== buyerId && roles.includes(role))
    ? 'others'
    : 'nobody'
}
