import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { addOrderCode, addVouchers } from '#modules/voucher/index.ts'
import { orderJobs } from '../order.jobs.ts'
import { findOrder, findOrders } from '../order.queries.ts'
import { lockContract, moveOrders } from '../order.store.ts'
import type { OrderRow } from '../order.types.ts'
import { writeInvoice } from '../invoices/write-invoice.ts'

/** A job that was lost is made up for by the clock. */
const OVERDUE = 60_000

/**
 * Codes for what was bought as vouchers and is paid (O19), and of what is fetched the one that it
 * is handed over for: codes, state, invoice and the buyer's mail of an order are one transaction
 * under its contract's lock, so that two workers, or one that died half-way and runs again, make
 * them once.
 */
export async function issueCodes(ctx: Context, contractId: Id<'contract'>): Promise<void> {
  for (const { id, handover } of await findOrders(ctx.db, { contractId }))
    if (handover !== 'parcel') await issueOrder(ctx, id)
}

/** The clock's round. */
export async function issueOverdue(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where(lacksCode)
    .where('status', '=', sql.lit('UN_DELIVERY'))
    .where('paid_at', '<', new Date(ctx.now().getTime() - OVERDUE))
    .orderBy('paid_at')
    .limit(50)
    .$castTo<{ id: Id<'order'> }>()
    .execute()
  for (const { id } of rows) await issueOrder(ctx, id)
}

/**
 * An order of vouchers that is still to be sent has none; one that is fetched waits with its code.
 */
const lacksCode = sql<boolean>`(handover = 'voucher' or (handover = 'site' and not exists (select 1 from order_codes c where c.order_id = orders.id)))`

async function issueOrder(ctx: Context, id: Id<'order'>): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await findLocked(
      () => findOrder(tx, 'mall', id),
      (found) => lockContract(tx, found.contractId),
    )
    if (order?.status !== 'UN_DELIVERY') return
    if (order.handover === 'site') await addOrderCode(ctx, tx, order.id)
    else await issue(ctx, tx, order)
  })
}

async function issue(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const at = ctx.now()
  const terms = order.lines[0]?.snapshot.voucher
  if (!terms) throw new Error('an order of vouchers without their terms')
  const { kind } = terms
  for (const line of order.lines)
    await addVouchers(ctx, tx, {
      orderId: order.id,
      sellerId: order.sellerId,
      kind,
      expiresAt: new Date(at.getTime() + (line.snapshot.voucher ?? terms).days * DAY),
      // Whose money was asked back meanwhile has a code, too, that cannot be used: nothing may come
      // of the request.
      lines: [
        { lineId: line.id, units: line.qty, voidUnits: line.canceledQty + line.openCancelQty },
      ],
    })
  await moveOrders(tx, [order.id], { move: 'issue', actor: 'clock', at })
  await writeInvoice(ctx, tx, order)
  await ctx.jobs.send(tx, orderJobs.issued, { orderId: order.id })
}
