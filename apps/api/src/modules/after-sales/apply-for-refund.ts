import { randomBytes, randomInt } from 'node:crypto'
import type { Parsed } from '@galleria/contract/define-call'
import type { afterSalesCalls, WireReverse } from '@galleria/contract/after-sales'
import { SELLER_ANSWERS_WITHIN_HOURS } from '@galleria/contract/after-sales-rules'
import { fromMajor, type Currency } from '@galleria/kernel/money'
import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { attachFiles, readFileUrls } from '#modules/files/index.ts'
import {
  factsOf,
  findOrder,
  lockContract,
  orderCode,
  orderFlow,
  type OrderRow,
} from '#modules/order/index.ts'
import { readAvailable, type Available } from './preview-refund.ts'
import { readReverse } from './read-reverse.ts'
import { formatAmount } from './reverse.present.ts'
import { countMostOfLines, findReverseByKey } from './reverse.queries.ts'
import { shareOut } from './reverse.rules.ts'
import { addReverse, moveReverse } from './reverse.store.ts'
import { afterSalesJobs } from './after-sales.jobs.ts'

type Application = Parsed<typeof afterSalesCalls.applyForRefund>

/** A line that has been complained about this often needs a person. */
const MOST_PER_LINE = 5

/**
 * Asks for money back while the goods stay (A1). Units, the money they may give back and the shipping are claimed under the contract's lock,
 * so that two applications can never ask for the same cent; nothing has been promised yet.
 */
export async function applyForRefund(ctx: Context, request: Application): Promise<WireReverse> {
  const id = await ctx.inTransaction(async (tx) => {
    const order = await lockOrder(ctx, tx, request.tradeOrder.id)
    const requestKey = request.requestKey ?? randomBytes(16).toString('hex')
    const earlier = await findReverseByKey(tx, order.buyerId, requestKey)
    if (earlier) return earlier
    if (
      !allows(orderFlow, 'complain', {
        state: order.status,
        actor: 'buyer',
        facts: factsOf(order, ctx.now()),
      })
    )
      throw refuse('reverse.not_eligible')

    const available = readAvailable(order, request)
    if (
      (await countMostOfLines(
        tx,
        available.lines.map((line) => line.line.id),
      )) >= MOST_PER_LINE
    )
      throw refuse('reverse.not_eligible')
    return write(ctx, tx, {
      order,
      request,
      requestKey,
      available,
      ...agreeAmounts(ctx, order, request, available),
    })
  })
  return readReverse(ctx, id)
}

async function lockOrder(ctx: Context, tx: Tx, id: Id<'order'>): Promise<OrderRow> {
  const found = await findOrder(tx, buyerOf(ctx), id)
  if (!found || !(await lockContract(tx, found.contractId))) throw refuse('order.not_found')
  // Read again under the lock: what was free a moment ago may be claimed.
  const locked = await findOrder(tx, buyerOf(ctx), id)
  if (!locked) throw refuse('order.not_found')
  return locked
}

/** What the buyer asks for, in minor units, per line: each line's own amount where it has one, else the whole shared out. */
function agreeAmounts(
  ctx: Context,
  order: OrderRow,
  request: Application,
  available: Available,
): { goods: number[]; shipping: number } {
  const ceilings = available.lines.map((line) => line.ceiling)
  const asked = request.reverseTradeOrderLineList.map((line) => line.applyRefundAmt)
  const { goods, shipping } =
    request.applyRefundAmt === undefined && asked.every((amount) => amount !== undefined)
      ? {
          goods: asked.map((amount, index) =>
            readAmount(
              amount?.value ?? 0,
              order.currency,
              `reverseTradeOrderLineList.${index}.applyRefundAmt.value`,
            ),
          ),
          shipping: 0,
        }
      : shareOut(
          readAmount(request.applyRefundAmt?.value, order.currency, 'applyRefundAmt.value'),
          ceilings,
          order.currency,
        )
  if (goods.reduce((sum, part) => sum + part, 0) + shipping === 0)
    throw refuseFields([{ path: 'applyRefundAmt.value', code: 'amount' }])
  const most = ceilings.reduce((sum, ceiling) => sum + ceiling, 0) + available.shipping
  if (shipping > available.shipping || goods.some((part, index) => part > (ceilings[index] ?? 0)))
    throw refuse('refund.exceeds_available', {
      left: formatAmount(most, order.currency, ctx.language, ctx.site),
    })
  return { goods, shipping }
}

function readAmount(value: number | undefined, currency: string, path: string): number {
  if (value === undefined) throw refuseFields([{ path, code: 'required' }])
  const amount = fromMajor(value, currency as Currency)
  if (!amount) throw refuseFields([{ path, code: 'decimals' }])
  return amount.minor
}

type Agreement = {
  order: OrderRow
  request: Application
  requestKey: string
  available: Available
  goods: number[]
  shipping: number
}

async function write(
  ctx: Context,
  tx: Tx,
  { order, request, requestKey, available, goods, shipping }: Agreement,
): Promise<Id<'reverse'>> {
  const id = ctx.newId('reverse')
  const at = ctx.now()
  const answerBy = new Date(at.getTime() + SELLER_ANSWERS_WITHIN_HOURS * 3_600_000)
  const evidence = await attachEvidence(tx, order, request)
  await addReverse(tx, order, {
    id,
    code: `R${orderCode(at, () => randomInt(1_000_000) / 1_000_000)}`,
    type: 'SALE_REFUND',
    reason: request.reverseReason,
    remark: request.remark ?? '',
    evidence,
    requestKey,
    appliedAt: at,
    nextStepAt: answerBy,
    goods: goods.reduce((sum, part) => sum + part, 0),
    shipping,
    availableGoods: available.lines.reduce((sum, line) => sum + line.ceiling, 0),
    availableShipping: available.shipping,
    lines: available.lines.map((line, index) => ({
      lineId: line.line.id,
      qty: line.qty,
      unsentQty: line.unsentQty,
      available: line.ceiling,
      applyAmount: goods[index] ?? 0,
    })),
  })
  // Nothing about a refund without a return decides by itself, so it goes to the seller at once (A4).
  await moveReverse(tx, id, { move: 'route', actor: 'clock', at, nextStepAt: answerBy })
  await ctx.jobs.send(
    tx,
    afterSalesJobs.step,
    { reverseId: id },
    { startAfter: new Date(answerBy.getTime() + 1000) },
  )
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: id, kind: 'applied' })
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
