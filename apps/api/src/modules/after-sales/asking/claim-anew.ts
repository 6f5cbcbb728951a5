import type { changeCalls } from '@galleria/contract/after-sales-change'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { fromMajor, type Currency } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { stepsOf } from '#modules/catalog/selling/index.ts'
import { findOrder } from '#modules/order/index.ts'
import { changeClaims, findAvailable, type Available } from '#modules/order/claims/index.ts'
import { agreeAmounts } from './agree-amounts.ts'
import { asksForAll, isSumFixed, unitsOf } from './change.rules.ts'
import { changeLines } from './change.store.ts'
import { sumOf, wholeOf } from '../reverse.rules.ts'
import { claimsOf } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { claimOf } from './write-reverse.ts'

type Asked = Pick<
  Parsed<typeof changeCalls.modifyReverse>,
  'reverseTradeOrderLineList' | 'applyRefundAmt'
>

/** What a request's row says of its units and money. */
type Sums = {
  readonly goods: number
  readonly shipping: number
  readonly available_goods: number
  readonly available_shipping: number
  readonly unit_count: number
}

/**
 * A request for other units or another amount: it gives free what it claims, and claims anew by
 * what the order then has, under the contract's lock. Undefined where neither is named.
 */
export async function claimAnew(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  asked: Asked,
): Promise<Sums | undefined> {
  if (!asked.reverseTradeOrderLineList && !asked.applyRefundAmt) return undefined
  if (isSumFixed(reverse)) throw refuse('reverse.not_eligible')
  const qtys = qtysOf(reverse, asked)
  await changeClaims(tx, claimsOf(reverse), 'reduced')
  const available = await readFree(tx, reverse, qtys)
  const order = available.order
  const share = asked.applyRefundAmt
    ? agreeAmounts(
        ctx,
        order,
        {
          type: reverse.type,
          applyRefundAmt: asked.applyRefundAmt,
          reverseTradeOrderLineList: [],
        },
        available,
      )
    : wholeOf(available)
  const lines = available.lines.map((units, index) =>
    claimOf(units, share.goods[index] ?? 0, reverse.type),
  )
  await changeLines(tx, reverse, lines)
  await changeClaims(tx, claimsOf({ ...reverse, shipping: share.shipping, lines }), 'changed')
  return {
    goods: sumOf(share.goods, (part) => part),
    shipping: share.shipping,
    available_goods: sumOf(available.lines, (one) => one.ceiling),
    available_shipping: available.shipping,
    unit_count: unitsOf(lines),
  }
}

/**
 * What the order can give, now that the request claims nothing: it is one of the requests about its
 * lines already.
 */
async function readFree(tx: Tx, reverse: ReverseRow, qtys: readonly number[]) {
  const order = await findOrder(tx, reverse.buyerId, reverse.orderId)
  if (!order) throw refuse('reverse.not_eligible')
  const ids = new Set<string>(reverse.lines.map(({ lineId }) => lineId))
  const own = {
    ...order,
    lines: order.lines.map((line) =>
      ids.has(line.id) ? { ...line, requests: line.requests - 1 } : line,
    ),
  }
  const available: Available | 'tooOften' | undefined = findAvailable(
    own,
    reverse.lines.map(({ lineId, unsentQty }, index) => ({
      lineId,
      qty: qtys[index] ?? 0,
      cancelQty: unsentQty,
    })),
  )
  if (typeof available !== 'object') throw refuse('reverse.not_eligible')
  return { ...available, order: own }
}

/**
 * Of each line, in its steps. What was not sent is cancelled as it was asked: those units wait in
 * the order.
 */
function qtysOf(reverse: ReverseRow, { reverseTradeOrderLineList: named = [] }: Asked): number[] {
  if (named.some(({ id }) => !reverse.lines.some((line) => line.id === id)))
    throw refuse('reverse.not_eligible')
  return reverse.lines.map((line) => {
    const asked = named.find(({ id }) => id === line.id)
    const qty = asked ? stepsOf(asked.reverseQty, line.snapshot.measure) : line.qty
    if (line.unsentQty > 0 && qty !== line.qty) throw refuse('reverse.not_eligible')
    return qty
  })
}

/** Whether these would be the units and the money that it asks for already. */
export function namesSameSums(reverse: ReverseRow, asked: Asked): boolean {
  const { reverseTradeOrderLineList: named, applyRefundAmt: amount } = asked
  if (!named && !amount) return true
  if (
    isSumFixed(reverse) ||
    qtysOf(reverse, asked).join() !== reverse.lines.map(({ qty }) => qty).join()
  )
    return false
  return amount
    ? fromMajor(amount.value, reverse.currency as Currency)?.minor ===
        reverse.goods + reverse.shipping
    : asksForAll(reverse)
}
