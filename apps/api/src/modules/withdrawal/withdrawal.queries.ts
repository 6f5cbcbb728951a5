import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { WithdrawalRow } from './withdrawal.types.ts'

function selectWithdrawals(db: Db | Tx) {
  return db
    .selectFrom('withdrawals as w')
    .select([
      'w.id',
      'w.code',
      'w.request_key as requestKey',
      'w.status',
      'w.site',
      'w.language',
      'w.name',
      'w.order_codes as orderCodes',
      'w.email',
      'w.scope',
      'w.picked',
      'w.user_id as userId',
      'w.proof',
      'w.stated_at as statedAt',
      'w.contract_id as contractId',
      'w.reason',
      'w.answer',
      'w.closed_at as closedAt',
    ])
    .$castTo<WithdrawalRow>()
}

export function findWithdrawal(
  db: Db | Tx,
  id: Id<'withdrawal'>,
): Promise<WithdrawalRow | undefined> {
  return selectWithdrawals(db).where('w.id', '=', id).executeTakeFirst()
}

export function findWithdrawalByKey(
  db: Db | Tx,
  requestKey: string,
): Promise<WithdrawalRow | undefined> {
  return selectWithdrawals(db).where('w.request_key', '=', requestKey).executeTakeFirst()
}

export type StatedOrder = {
  id: Id<'order'>
  code: string
  contractId: Id<'contract'>
  buyerId: Id<'user'>
}

/**
 * The orders that a statement names and that are its sender's: by the address they were placed with
 * or their buyer has, or by who was signed in.
 */
export function findStatedOrders(
  db: Db | Tx,
  { codes, email, userId }: { codes: readonly string[]; email: string; userId: Id<'user'> | null },
): Promise<StatedOrder[]> {
  return db
    .selectFrom('orders as o')
    .innerJoin('contracts as c', 'c.id', 'o.contract_id')
    .innerJoin('users as u', 'u.id', 'o.buyer_id')
    .where('o.code', '=', sql<string>`any(${codes})`)
    .where(
      sql<boolean>`(lower(c.email) = lower(${email}) or lower(u.email) = lower(${email}) or o.buyer_id = ${userId})`,
    )
    .orderBy('o.code')
    .select(['o.id', 'o.code', 'o.contract_id as contractId', 'o.buyer_id as buyerId'])
    .$castTo<StatedOrder>()
    .execute()
}

/** Whoever's it is. */
export function findAnyOrder(
  db: Db | Tx,
  code: string,
): Promise<Pick<StatedOrder, 'id' | 'contractId'> | undefined> {
  return db
    .selectFrom('orders')
    .where('code', '=', code.toUpperCase())
    .select(['id', 'contract_id as contractId'])
    .$castTo<Pick<StatedOrder, 'id' | 'contractId'>>()
    .executeTakeFirst()
}

/**
 * Those that wait for a person, the oldest first; or those that are done with, the latest first.
 */
export async function pageWithdrawals(
  db: Db,
  page: { isClosed: boolean; limit: number; offset: number },
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const shown = page.isClosed
    ? selectWithdrawals(db)
        .where('w.closed_at', 'is not', null)
        .orderBy('w.closed_at', 'desc')
        .orderBy('w.id')
    : selectWithdrawals(db).where('w.status', '=', 'WAITING').orderBy('w.stated_at').orderBy('w.id')
  const [rows, count] = await Promise.all([
    shown.limit(page.limit).offset(page.offset).execute(),
    db
      .selectFrom('withdrawals')
      .where(page.isClosed ? sql<boolean>`closed_at is not null` : sql<boolean>`status = 'WAITING'`)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: count.n }
}

export type ContractOrder = {
  id: Id<'order'>
  contractId: Id<'contract'>
  code: string
  shopName: string
}

/** All orders of the contracts that statements belong to. */
export function findContractOrders(
  db: Db,
  contractIds: readonly Id<'contract'>[],
): Promise<ContractOrder[]> {
  if (contractIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('orders as o')
    .innerJoin('shops as h', 'h.id', 'o.shop_id')
    .where('o.contract_id', '=', sql<string>`any(${contractIds}::uuid[])`)
    .orderBy('o.code')
    .select(['o.id', 'o.contract_id as contractId', 'o.code', 'h.name as shopName'])
    .$castTo<ContractOrder>()
    .execute()
}

export type WithdrawalStep = {
  withdrawalId: Id<'withdrawal'>
  event: string
  to: string
  actor: string
  by: string | null
  at: Date
}

/** What was done about them, and by whom. */
export function findSteps(db: Db, ids: readonly Id<'withdrawal'>[]): Promise<WithdrawalStep[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('transitions as t')
    .leftJoin('users as u', 'u.id', 't.actor_id')
    .where('t.entity', '=', 'withdrawal')
    .where('t.entity_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('t.entity_id')
    .orderBy('t.seq')
    .select([
      't.entity_id as withdrawalId',
      't.event',
      't.to_state as to',
      't.actor',
      'u.nickname as by',
      't.at',
    ])
    .$castTo<WithdrawalStep>()
    .execute()
}
