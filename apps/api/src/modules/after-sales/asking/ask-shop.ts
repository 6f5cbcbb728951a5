import { randomBytes } from 'node:crypto'
import type { afterSalesCalls } from '@galleria/contract/after-sales'
import {
  SELLER_ANSWERS_WITHIN_HOURS,
  SELLER_REMINDED_BEFORE_HOURS,
  type ReverseType,
} from '@galleria/contract/after-sales-rules'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import { readTime, type Tx } from '#platform/db.ts'
import { findDeciders } from '#modules/merchant/index.ts'
import type { OrderRow } from '#modules/order/index.ts'
import { askingTime } from '#modules/order/asking/index.ts'
import type { Available } from '#modules/order/claims/index.ts'
import { hasRules } from '../answering/approval.store.ts'
import { attachBuyersEvidence } from '../disputes/attach-evidence.ts'
import { readAvailable } from './read-available.ts'
import { readPaid } from '../read-versions.ts'
import { findReverseByKey } from '../reverse.queries.ts'
import { reasonsNow, type Share } from '../reverse.rules.ts'
import { giveToMall } from './own-purchase.ts'
import { moveReverse } from '../reverse.store.ts'
import { lockOrder, writeReverse, type AskedVersions } from './write-reverse.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'

export type Application = Parsed<typeof afterSalesCalls.applyForRefund>

type Terms = {
  /** The amounts, by what these units can give back. */
  readonly shareOf: (order: OrderRow, available: Available) => Share
  /** Line by line, where goods come back: which they are, and what comes instead. */
  readonly versionsOf?: (
    tx: Tx,
    order: OrderRow,
    available: Available,
  ) => Promise<readonly AskedVersions[]>
}

/** A request of the type that its call is for; a body that names another one is refused. */
export function askShop(
  ctx: Context,
  type: ReverseType,
  request: Omit<Application, 'applyRefundAmt'>,
  { shareOf, versionsOf }: Terms,
): Promise<Id<'reverse'>> {
  const asked = { ...request, reverseTradeOrderType: request.reverseTradeOrderType ?? type }
  if (asked.reverseTradeOrderType !== type) throw refuse('reverse.type')
  return ctx.inTransaction(async (tx) => {
    const order = await lockOrder(ctx, tx, request.tradeOrder.id)
    const requestKey = request.requestKey ?? randomBytes(16).toString('hex')
    const earlier = await findReverseByKey(tx, order.buyerId, requestKey)
    if (earlier) return earlier

    // By the clock that also says when a free order is paid out: of the two, one comes first.
    const now = await readTime(tx)
    const read = readAvailable(order, asked, now)
    if (!reasonsNow(order, read.lines, type, now).includes(request.reverseReason))
      throw refuseFields([{ path: 'reverseReason', code: 'reason_required' }])
    const available = await readPaid(tx, order, asked, read)
    const share = shareOf(order, available)
    const versions = await versionsOf?.(tx, order, available)
    const isGuarantee = askingTime(order, now) === 'DEFECTS'
    return write(ctx, tx, {
      type,
      order,
      request,
      requestKey,
      available,
      share,
      versions,
      isGuarantee,
    })
  })
}

type Agreement = {
  type: ReverseType
  order: OrderRow
  request: Omit<Application, 'applyRefundAmt'>
  requestKey: string
  available: Available
  share: Share
  versions: readonly AskedVersions[] | undefined
  isGuarantee: boolean
}

async function write(
  ctx: Context,
  tx: Tx,
  { type, order, request, requestKey, available, share, versions, isGuarantee }: Agreement,
): Promise<Id<'reverse'>> {
  const at = ctx.now()
  const answerBy = new Date(at.getTime() + SELLER_ANSWERS_WITHIN_HOURS * HOUR)
  const remindAt = new Date(answerBy.getTime() - SELLER_REMINDED_BEFORE_HOURS * HOUR)
  const isMalls = (await findDeciders(tx, order, 'after-sales')) === 'nobody'
  const id = await writeReverse(ctx, tx, order, {
    type,
    reason: request.reverseReason,
    remark: request.remark ?? '',
    evidence: await attachBuyersEvidence(tx, order, request.attachmentList?.files),
    requestKey,
    isGuarantee,
    available,
    share,
    versions,
    answerBy,
    nextStepAt: remindAt,
  })
  // None of these decides by itself, so it goes to the seller at once (A4).
  await moveReverse(tx, id, { move: 'route', actor: 'clock', at, set: { next_step_at: remindAt } })
  if (isMalls) await giveToMall(ctx, tx, id, { move: 'mallAnswers', answerBy, next: remindAt })
  for (const due of [remindAt, answerBy])
    await ctx.jobs.send(
      tx,
      afterSalesJobs.step,
      { reverseId: id },
      { startAfter: new Date(due.getTime() + 1000) },
    )
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: id, kind: 'received' })
  await writeToShop(ctx, tx, { id, sellerId: order.sellerId, isMalls }, { kind: 'applied' })
  if (!isMalls && (await hasRules(tx, order.shopId)))
    await ctx.jobs.send(tx, afterSalesJobs.rule, { reverseId: id })
  return id
}
