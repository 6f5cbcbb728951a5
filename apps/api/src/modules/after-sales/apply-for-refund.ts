import { randomBytes } from 'node:crypto'
import type { Parsed } from '@galleria/contract/define-call'
import type { afterSalesCalls, WireReverse } from '@galleria/contract/after-sales'
import {
  SELLER_ANSWERS_WITHIN_HOURS,
  SELLER_REMINDED_BEFORE_HOURS,
} from '@galleria/contract/after-sales-rules'
import type { Id } from '@galleria/kernel/id'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import { readTime, type Tx } from '#platform/db.ts'
import { attachFiles, readFileUrls } from '#modules/files/index.ts'
import type { Available, OrderRow } from '#modules/order/index.ts'
import { agreeAmounts } from './agree-amounts.ts'
import { readAvailable } from './read-available.ts'
import { readReverse } from './read-reverse.ts'
import { findReverseByKey } from './reverse.queries.ts'
import { reasonsFor, type Share } from './reverse.rules.ts'
import { moveReverse } from './reverse.store.ts'
import { lockOrder, writeReverse } from './write-reverse.ts'
import { writeToShop } from './write-to-shop.ts'
import { afterSalesJobs } from './after-sales.jobs.ts'

const HOUR = 3_600_000

type Application = Parsed<typeof afterSalesCalls.applyForRefund>

/**
 * Asks for money back (A1): for goods that stay, and for goods that then will not be sent. The money, and units that were not sent, are claimed
 * under the contract's lock, so that two applications can never ask for the same cent; nothing has been promised yet.
 */
export async function applyForRefund(ctx: Context, request: Application): Promise<WireReverse> {
  const id = await ctx.inTransaction(async (tx) => {
    const order = await lockOrder(ctx, tx, request.tradeOrder.id)
    const requestKey = request.requestKey ?? randomBytes(16).toString('hex')
    const earlier = await findReverseByKey(tx, order.buyerId, requestKey)
    if (earlier) return earlier

    // By the clock that also says when a free order is paid out: of the two, one comes first.
    const available = readAvailable(order, request, await readTime(tx))
    if (!reasonsFor(order, available.lines).includes(request.reverseReason))
      throw refuseFields([{ path: 'reverseReason', code: 'reason_required' }])
    const share = agreeAmounts(ctx, order, request, available)
    return write(ctx, tx, { order, request, requestKey, available, share })
  })
  return readReverse(ctx, id)
}

type Agreement = {
  order: OrderRow
  request: Application
  requestKey: string
  available: Available
  share: Share
}

async function write(
  ctx: Context,
  tx: Tx,
  { order, request, requestKey, available, share }: Agreement,
): Promise<Id<'reverse'>> {
  const at = ctx.now()
  const answerBy = new Date(at.getTime() + SELLER_ANSWERS_WITHIN_HOURS * HOUR)
  const remindAt = new Date(answerBy.getTime() - SELLER_REMINDED_BEFORE_HOURS * HOUR)
  const id = await writeReverse(ctx, tx, order, {
    type: 'SALE_REFUND',
    reason: request.reverseReason,
    remark: request.remark ?? '',
    evidence: await attachEvidence(tx, order, request),
    requestKey,
    available,
    share,
    answerBy,
    nextStepAt: remindAt,
  })
  // Nothing about a refund without a return decides by itself, so it goes to the seller at once (A4).
  await moveReverse(tx, id, { move: 'route', actor: 'clock', at, set: { next_step_at: remindAt } })
  for (const due of [remindAt, answerBy])
    await ctx.jobs.send(
      tx,
      afterSalesJobs.step,
      { reverseId: id },
      { startAfter: new Date(due.getTime() + 1000) },
    )
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: id, kind: 'received' })
  await writeToShop(ctx, tx, { id, sellerId: order.sellerId }, 'applied')
  return id
}

async function attachEvidence(
  tx: Tx,
  order: OrderRow,
  request: Application,
): Promise<Id<'file'>[]> {
  const ids = readFileUrls((request.attachmentList?.files ?? []).map((file) => file.url))
  // Only the buyer's own uploads, made for this and used for nothing yet.
  if (
    !ids ||
    (await attachFiles(tx, {
      ownerId: order.buyerId,
      ids,
      purpose: 'evidence',
      isPublic: false,
      sellerId: order.sellerId,
    })) !== ids.length
  )
    throw refuseFields([{ path: 'attachmentList.files', code: 'picture' }])
  return ids
}
