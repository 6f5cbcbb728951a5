import {
  SELLER_ANSWERS_WITHIN_HOURS,
  SELLER_REMINDED_BEFORE_HOURS,
} from '@galleria/contract/after-sales-rules'
import { fileUrl } from '../../../api/src/modules/files/index.ts'
import { HOUR } from '@galleria/kernel/time'
import type { ReversePlan } from '../reverse-plan.ts'
import type { Desk } from '../operator-desk.ts'
import { planDispute } from './live-disputes.ts'
import { planOffer } from './live-offers.ts'
import type { PlacedOrders } from './placed-orders.ts'
import type { Act, Stage, Staff } from './stage.ts'

const REMINDED_AFTER = (SELLER_ANSWERS_WITHIN_HOURS - SELLER_REMINDED_BEFORE_HOURS) * HOUR
/** How long a bank thinks about a refund that it then refuses. */
const BANK_REFUSES_AFTER = HOUR

/** Somebody asks, and somebody answers or nobody does. */
export function planRequest(
  stage: Stage,
  plan: ReversePlan,
  staff: Staff,
  placed: PlacedOrders,
  around: { readonly desk: Desk; readonly now: number },
): Act[] {
  const { order, at, end, answer } = plan
  let id = ''
  const ask = { at, run: async () => void (id = await applyFor(stage, plan, placed)) }
  // Halfway through its time the shop is reminded.
  const remind = { at: at + REMINDED_AFTER, run: () => stage.lookAtRequest(id) }
  const begun = remind.at < (answer?.at ?? Infinity) ? [ask, remind] : [ask]
  if (!answer) return [...begun, ...planOffer(stage, plan, () => id, { staff, now: around.now })]
  const answers: Readonly<Record<typeof answer.by, () => Promise<unknown>>> = {
    buyer: async () =>
      (await stage.as(order.buyer))(
        'POST /api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow',
        { id },
      ),
    shop: async () => {
      const call = await stage.as(staff(order.shop.id))
      return end === 'closed'
        ? call('POST /sapi/mall-merchant/reverseorder/reject', { id, reason: answer.reason })
        : call('POST /sapi/mall-merchant/reverseorder/approve', { id })
    },
    nobody: () => stage.lookAtRequest(id),
  }
  const run = async () => {
    await answers[answer.by]()
    if (end !== 'canceled' && end !== 'closed') await giveBack(stage, id)
  }
  const refuse = async () => {
    await stage.endRefunds(placed.findAny(order.of).contractId)
    await stage.work(['refund.send'])
    await stage.lookAtRequest(id)
  }
  return [
    ...begun,
    { at: answer.at, run },
    ...planDispute(stage, plan, () => id, { staff, ...around }),
    ...(end === 'failed' ? [{ at: answer.at + BANK_REFUSES_AFTER, run: refuse }] : []),
  ]
}

/**
 * After a yes: the refund is begun and sent; then its end, if it has one, is followed, and the
 * request settled.
 */
async function giveBack(stage: Stage, id: string): Promise<void> {
  await stage.lookAtRequest(id)
  await stage.work(['refund.send'])
  await stage.lookAtRequest(id)
  await stage.lookAtRequest(id)
}

async function applyFor(stage: Stage, plan: ReversePlan, placed: PlacedOrders): Promise<string> {
  const { order, reason, share, remark, evidence } = plan
  const { orderId, lineIds } = placed.findAny(order.of)
  const call = await stage.as(order.buyer)
  const asked = { tradeOrder: { id: orderId }, reverseTradeOrderLineList: linesOf(plan, lineIds) }
  const said = {
    ...asked,
    reverseReason: reason,
    remark,
    attachmentList: { files: evidence.map((file) => ({ url: fileUrl(file) })) },
  }
  if (isCancellation(plan)) return (await call(CANCEL_UNDELIVERED, said)).id
  const { availableRefundAmt: most, leastRefundAmt: least } = await call(
    'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    asked,
  )
  const { id } = await call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
    ...said,
    applyRefundAmt: { value: roundShare(most.value * share, least.value, most.value) },
  })
  return id
}

const CANCEL_UNDELIVERED =
  'POST /api/trantor/flow/bbc_trade_InitiateReverseTradeOrderForCancelUnDeliveryFlow' as const

/** Who wants nothing of what is still to be sent asks for just that. */
export function isCancellation({ order, units }: Pick<ReversePlan, 'order' | 'units'>): boolean {
  return (
    order.status === 'UN_DELIVERY' &&
    order.lines.every(
      ({ qty }, at) =>
        qty ===
        units.filter(({ line }) => line === at).reduce((sum, { qty: asked }) => sum + asked, 0),
    )
  )
}

/**
 * Of an order that is still to be sent the unsent units are meant: of a line sent in part, whoever
 * does not say so means what came first.
 */
export function linesOf(
  { order, units }: Pick<ReversePlan, 'order' | 'units'>,
  lineIds: readonly string[],
) {
  return units.map(({ line, qty }) => ({
    tradeOrderLine: { id: lineIds[line]! },
    reverseQty: qty,
    cancelQty: order.status === 'UN_DELIVERY' ? qty : 0,
  }))
}

/** People ask for round sums. */
function roundShare(amount: number, least: number, most: number): number {
  const round = Math.max(5, Math.round(amount / 5) * 5)
  return amount === most ? most : Math.min(most, Math.max(least, round))
}
