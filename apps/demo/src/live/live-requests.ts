import { toWireId, type Id } from '@galleria/kernel/id'
import type { ReversePlan } from '../reverse-plan.ts'
import type { Act, Person, Stage } from './stage.ts'

/** Somebody asks, and somebody answers or nobody does. */
export function planRequest(
  stage: Stage,
  plan: ReversePlan,
  staff: ReadonlyMap<number, Person>,
  now: number,
): Act[] {
  const { sold, at, end, answer } = plan
  const merchant = staff.get(sold.shop.id)
  if (!merchant) throw new Error(`nobody works for shop ${sold.shop.id}`)
  let id = ''
  const ask = { at, run: async () => void (id = await applyFor(stage, plan)) }
  if (!answer) return [ask]
  const answers: Readonly<Record<typeof answer.by, () => Promise<unknown>>> = {
    buyer: async () =>
      (await stage.as(sold.buyer))(
        'POST /api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow',
        { id },
      ),
    shop: async () => {
      const call = await stage.as(merchant)
      return end === 'closed'
        ? call('POST /sapi/mall-merchant/reverseorder/reject', { id, reason: answer.reason })
        : call('POST /sapi/mall-merchant/reverseorder/approve', { id })
    },
    nobody: () => Promise.resolve(),
  }
  const run = async () => {
    await answers[answer.by]()
    if (end === 'canceled' || end === 'closed') return
    await stage.work()
    if (end === 'failed') await stage.endRefunds(sold.row.contract_id)
    if (end === 'failed' || end === 'pending')
      await stage.query(KEEP_REFUND, [sold.row.contract_id, yearAfter(now)])
  }
  return [ask, { at: answer.at, run }]
}

async function applyFor(stage: Stage, plan: ReversePlan): Promise<string> {
  const { sold, units, reason, share, remark, evidence } = plan
  const call = await stage.as(sold.buyer)
  const asked = {
    tradeOrder: { id: toWireId('order', sold.row.id as Id<'order'>) },
    reverseTradeOrderLineList: units.map(({ line, qty }) => ({
      tradeOrderLine: { id: toWireId('orderLine', line.row.id as Id<'orderLine'>) },
      reverseQty: qty,
    })),
  }
  const { availableRefundAmt: most, leastRefundAmt: least } = await call(
    'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    asked,
  )
  const { id } = await call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
    ...asked,
    applyRefundAmt: { value: roundShare(most.value * share, least.value, most.value) },
    reverseReason: reason,
    remark,
    attachmentList: {
      files: evidence.map((file) => ({ url: `/files/${toWireId('file', file)}.webp` })),
    },
  })
  return id
}

/** People ask for round sums. */
function roundShare(amount: number, least: number, most: number): number {
  const round = Math.max(5, Math.round(amount / 5) * 5)
  return amount === most ? most : Math.min(most, Math.max(least, round))
}

/** A refund that is out or has failed is neither asked about nor tried again while the past goes on. */
const KEEP_REFUND =
  'update refund_legs set next_try_at = $2 where refund_id in (select id from refunds where contract_id = $1)'

export const yearAfter = (now: number) => new Date(now + 365 * 86_400_000)
