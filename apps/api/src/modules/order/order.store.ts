import { statusesOf } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { recordTransitions } from '#platform/transitions.ts'
import type { Db, Tx } from '#platform/db.ts'
import { runHot } from '#platform/hot-sql.ts'
import { lockRow } from '#platform/lock.ts'
import type { Site } from '@galleria/contract/storefronts'
import { addDays, deliveryDay } from '#modules/catalog/selling/index.ts'
import { expectDate, findShipByDays } from '#modules/merchant/index.ts'
import { defineLifeCycle, moveRows, nextVersion, type MoveRequest } from '#platform/mover.ts'
import { earnForOrders } from './benefits/earn-for-orders.ts'
import { endBenefits } from './benefits/order-benefits.ts'
import { orderFlow } from './order.flow.ts'
import { orderMoves } from './order.figures.ts'
import { addContractRow, addLineRows, addOrderRows } from './order.hot.ts'
import type { ContractRow, FrozenPreSale, NewOrder, StoredAddress } from './order.types.ts'

/** The one lock order of the mall begins here: contract, then orders, lines, attempt, stock. */
export function lockContract(tx: Tx, id: Id<'contract'>): Promise<boolean> {
  return lockRow(tx, 'contracts', { id })
}

export type NewContract = {
  id: Id<'contract'>
  buyerId: Id<'user'>
  quoteId: Id<'quote'>
  site: string
  language: string
  currency: string
  needPay: number
  email: string
  deliveryAddress: StoredAddress
  billingAddress: StoredAddress
  deadlineAt: Date
  createdAt: Date
  /** Where it was placed from, keyed; null of what the mall places itself. */ network:
    | string
    | null
}

/**
 * Contract, orders and lines in three statements, however many shops; each order's history begins
 * with `submit`. An order is found by what its items are called in any language, because whoever
 * looks for it may read another one than its buyer ordered in.
 */
export async function addContract(
  tx: Tx,
  contract: NewContract,
  orders: readonly NewOrder[],
): Promise<void> {
  await runHot(tx, addContractRow, [JSON.stringify(contract)])
  await runHot(tx, addOrderRows, [
    JSON.stringify(
      orders.map(({ lines, ...order }) => ({
        ...order,
        status: startOf(order),
        itemIds: lines.map((line) => line.itemId),
      })),
    ),
    contract.buyerId,
    contract.id,
    contract.site,
    contract.currency,
    contract.deadlineAt,
    contract.createdAt,
  ])
  await runHot(tx, addLineRows, [
    JSON.stringify(
      orders.flatMap((order) =>
        order.lines.map((line, index) => ({ ...line, orderId: order.id, position: index + 1 })),
      ),
    ),
    contract.buyerId,
  ])
  await recordTransitions(
    tx,
    orders.map((order) => ({
      entity: 'order',
      entityId: order.id,
      from: null,
      to: startOf(order),
      event: 'submit',
      ...placedBy(order, contract),
      at: contract.createdAt,
    })),
  )
  for (const order of orders) orderMoves.add(tx, { move: 'submit', to: startOf(order) })
}

function placedBy({ surchargeOf, reissueOf }: NewOrder, { buyerId }: NewContract) {
  if (surchargeOf) return { actor: 'clock' } as const
  if (!reissueOf) return { actor: 'buyer', actorId: buyerId } as const
  const { by, reason, code } = reissueOf
  return { actor: 'merchant', actorId: by, facts: { cause: reason, code } } as const
}

/** What is paid first decides where an order begins. */
function startOf({
  deposit,
  reissueOf,
}: Pick<NewOrder, 'deposit' | 'reissueOf'>): (typeof orderFlow.start)[number] {
  if (reissueOf) return 'UN_DELIVERY'
  return deposit > 0 ? 'PENDING_DEPOSIT' : 'PENDING_PAY'
}

/** By these all of it is paid. */
const paying: ReadonlySet<string> = new Set(['pay', 'paySurcharge', 'payGroup', 'revive'])

/** It was complete before something of it was sent again. */
const isEnd = (move: string, to: string) => to === 'COMPLETE' && move !== 'reissueReceived'

const orderLifeCycle = defineLifeCycle({
  entity: 'order',
  table: 'orders',
  flow: orderFlow,
  stamps: ({ move, to, at }) => ({
    version: nextVersion,
    updated_at: at,
    ...(paying.has(move) ? { paid: sql`t.need_pay`, paid_at: at } : {}),
    ...(to === 'PENDING_BALANCE' ? { paid: sql`t.deposit`, deposit_paid_at: at } : {}),
    ...(isEnd(move, to) ? { completed_at: at } : {}),
  }),
  counted: orderMoves,
})

/** Answers with the ids that moved. Payment writes `paid`; receipt writes `completed_at`. */
export async function moveOrders(
  tx: Tx,
  ids: readonly Id<'order'>[],
  request: MoveRequest<typeof orderFlow, 'orders'>,
): Promise<Id<'order'>[]> {
  const moved = (await moveRows(tx, orderLifeCycle, ids, request)).map(({ id }) => id)
  if (request.move === 'pay' || request.move === 'fillGroup' || request.move === 'revive')
    await promiseShipping(tx, moved, request.at)
  if (request.to && isEnd(request.move, request.to)) await earnForOrders(tx, moved, request.at)
  if (closing.has(request.move)) await endBenefits(tx, moved, request.at)
  return moved
}

/** How an order ends whose money all went back. */
const closing: ReadonlySet<string> = new Set(['close', 'disband', 'leaveGroup'])

/** From the moment it is paid an order has a day by which its shop hands it over. */
export async function promiseShipping(
  tx: Tx,
  ids: readonly Id<'order'>[],
  paidAt: Date,
): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'shop_id'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  const shopIds = orders.map((order) => order.shop_id)
  for (const { shopId, day } of await findShipByDays(tx, shopIds, paidAt))
    await tx
      .updateTable('orders')
      .set({ ship_by: day })
      .where('id', '=', sql<string>`any(${ids})`)
      .where('shop_id', '=', shopId)
      .execute()
  await promisePreSold(tx, ids, paidAt)
}

/**
 * Goods of a pre-sale have a day of their own: so many days after the last payment, or the one that
 * was promised. The shop sends them a carrier's time before.
 */
async function promisePreSold(tx: Tx, ids: readonly Id<'order'>[], paidAt: Date): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .where('o.id', '=', sql<string>`any(${ids})`)
    .where(sql<boolean>`l.snapshot ? 'preSale'`)
    .select(['l.id', 'o.id as orderId', 'o.site'])
    .select(sql<FrozenPreSale>`l.snapshot -> 'preSale'`.as('terms'))
    .execute()
  for (const { id, orderId, site, terms } of lines) {
    const day = deliveryDay(terms, expectDate(paidAt, 0, site as Site))
    await tx.updateTable('order_lines').set({ expect_date: day }).where('id', '=', id).execute()
    const sendBy = addDays(day, -terms.transitDays)
    await tx
      .updateTable('orders')
      .set({ ship_by: sql`greatest(ship_by, ${sendBy}::date)` })
      .where('id', '=', orderId)
      .execute()
  }
}

/** The days on which lines arrive. */
export async function setExpectDates(
  tx: Tx,
  lines: readonly { readonly id: Id<'orderLine'>; readonly day: string }[],
): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const days = lines.map(({ day }) => day)
  await tx
    .updateTable('order_lines as l')
    .from(
      sql<{ id: string; day: string }>`unnest(${ids}::uuid[], ${days}::date[])`.as<'d'>(
        sql`d(id, day)`,
      ),
    )
    .set((eb) => ({ expect_date: eb.ref('d.day') }))
    .whereRef('l.id', '=', 'd.id')
    .execute()
}

/** Where the goods of a contract go. Answers whether that is another address than before. */
export async function setDeliveryAddress(
  tx: Tx,
  contractId: ContractRow['id'],
  address: StoredAddress,
): Promise<boolean> {
  const json = sql<never>`${JSON.stringify(address)}::jsonb`
  const changed = await tx
    .updateTable('contracts')
    .set({ delivery_address: json })
    .where('id', '=', contractId)
    .where('delivery_address', '<>', json)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Extends or shortens the time a contract and its orders wait for money. */
export async function setDeadline(
  tx: Tx,
  contractId: ContractRow['id'],
  deadlineAt: Date,
): Promise<void> {
  await tx
    .updateTable('contracts')
    .set({ deadline_at: deadlineAt })
    .where('id', '=', contractId)
    .execute()
  await tx
    .updateTable('orders')
    .set({ deadline_at: deadlineAt })
    .where('contract_id', '=', contractId)
    .where('status', '=', sql<string>`any(${statusesOf('PENDING_PAY')})`)
    .execute()
}

/** When the clock tries again to close a contract, should it not be closed by then. */
export async function putOffClosing(
  db: Db,
  contractId: ContractRow['id'],
  closeAfter: Date,
): Promise<void> {
  await db
    .updateTable('contracts')
    .set({ close_after: closeAfter })
    .where('id', '=', contractId)
    .execute()
}

/** What kept them from being closed is over: the clock tries at its next round. */
export async function closeSoon(db: Db, contractIds: readonly ContractRow['id'][]): Promise<void> {
  await db
    .updateTable('contracts')
    .set({ close_after: null })
    .where('id', 'in', contractIds)
    .where('close_after', 'is not', null)
    .execute()
}

/**
 * Counts units as sent; false, and nothing written, when a line has fewer left or belongs to
 * another order.
 */
export async function markSent(
  tx: Tx,
  orderId: Id<'order'>,
  lines: readonly { id: Id<'orderLine'>; qty: number }[],
): Promise<boolean> {
  const sent = await tx
    .updateTable('order_lines as l')
    .from(unitsOf(lines))
    .set((eb) => ({ delivered_qty: eb('l.delivered_qty', '+', eb.ref('s.qty')) }))
    .whereRef('l.id', '=', 's.id')
    .where('l.order_id', '=', orderId)
    .where(sql<number>`l.delivered_qty + l.canceled_qty + l.open_cancel_qty + s.qty`, '<=', (eb) =>
      eb.ref('l.qty'),
    )
    .returning('l.id')
    .execute()
  return sent.length === lines.length
}

/**
 * Units of a parcel that came back to the shop are to be sent again, by who holds the order's lock.
 */
export async function markUnsent(
  tx: Tx,
  lines: readonly { lineId: Id<'orderLine'>; qty: number }[],
): Promise<void> {
  await tx
    .updateTable('order_lines as l')
    .from(unitsOf(lines.map(({ lineId: id, qty }) => ({ id, qty }))))
    .set((eb) => ({ delivered_qty: eb('l.delivered_qty', '-', eb.ref('s.qty')) }))
    .whereRef('l.id', '=', 's.id')
    .execute()
}

/** Units of what is sent at no charge will not be sent, by who holds the order's lock. */
export async function markNotSent(
  tx: Tx,
  lines: readonly { id: Id<'orderLine'>; qty: number }[],
): Promise<void> {
  await tx
    .updateTable('order_lines as l')
    .from(unitsOf(lines))
    .set((eb) => ({ canceled_qty: eb('l.canceled_qty', '+', eb.ref('s.qty')) }))
    .whereRef('l.id', '=', 's.id')
    .execute()
}

function unitsOf(lines: readonly { readonly id: Id<'orderLine'>; readonly qty: number }[]) {
  const ids = lines.map(({ id }) => id)
  const quantities = lines.map(({ qty }) => qty)
  return sql<{ id: string; qty: number }>`unnest(${ids}::uuid[], ${quantities}::int[])`.as<'s'>(
    sql`s(id, qty)`,
  )
}

/** No line of these orders is left to review. */
export async function markReviewed(tx: Tx, ids: readonly Id<'order'>[]): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ is_reviewed: true })
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}
