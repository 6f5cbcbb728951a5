import type { afterSalesCalls } from '@galleria/contract/after-sales'
import type { Parsed } from '@galleria/contract/define-call'
import type { ReverseType } from '@galleria/contract/after-sales-rules'
import { fromMajor, type Currency } from '@galleria/kernel/money'
import { refuse } from '@galleria/contract/refusals'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { OrderRow } from '#modules/order/index.ts'
import type { Available } from '#modules/order/claims/index.ts'
import type { Asked } from './read-available.ts'
import { formatAmount } from '../format-amount.ts'
import { bringsGoodsBack, leastOf, mostOf, shareOut, sumOf, type Share } from '../reverse.rules.ts'

type Application = Pick<
  Parsed<typeof afterSalesCalls.applyForRefund>,
  'applyRefundAmt' | 'reverseTradeOrderLineList'
> & { readonly type: ReverseType }
type AskedAmount = NonNullable<Application['applyRefundAmt']>

/**
 * What the buyer asks for, per line and for shipping: the whole shared out, or each line's own
 * amount where every line has one.
 */
export function agreeAmounts(
  ctx: Context,
  order: OrderRow,
  request: Application,
  available: Available,
): Share {
  const own = request.applyRefundAmt ? undefined : readLineAmounts(ctx, order, request, available)
  const whole = own
    ? sumOf(own, (part) => part) + leastShipping(available)
    : readWhole(ctx, order, request.applyRefundAmt, available)
  // Where goods come back nothing need be due for them.
  if (whole === 0 && !bringsGoodsBack(request.type))
    throw refuseFields([{ path: 'applyRefundAmt.value', code: 'amount' }])
  return own
    ? { goods: own, shipping: leastShipping(available) }
    : shareOut(whole, available, order.currency)
}

/**
 * Each line's own amount, if every line has one; refused where it is less than the unsent units of
 * the line are worth, or more than the line can give back.
 */
export function readLineAmounts(
  ctx: Context,
  order: OrderRow,
  { reverseTradeOrderLineList }: Asked,
  available: Available,
): number[] | undefined {
  const asked = reverseTradeOrderLineList.flatMap(({ applyRefundAmt }) => applyRefundAmt ?? [])
  if (asked.length < reverseTradeOrderLineList.length) return undefined
  return available.lines.map((line, index) => {
    const path = `reverseTradeOrderLineList.${index}.applyRefundAmt`
    const amount = readAmount(asked[index], order.currency, path)
    if (amount < line.unsentAmount) throw refuseLess(ctx, order, line.unsentAmount, path)
    if (amount > line.ceiling) throw refuseMore(ctx, order, mostOf(available))
    return amount
  })
}

function readWhole(
  ctx: Context,
  order: OrderRow,
  asked: AskedAmount | undefined,
  available: Available,
): number {
  const amount = readAmount(asked, order.currency, 'applyRefundAmt')
  const least = leastOf(available)
  if (amount > 0 && amount < least) throw refuseLess(ctx, order, least, 'applyRefundAmt')
  if (amount > mostOf(available)) throw refuseMore(ctx, order, mostOf(available))
  return amount
}

/** Lines name no shipping: it comes along where it has to. */
function leastShipping(available: Available): number {
  return leastOf(available) - sumOf(available.lines, (line) => line.unsentAmount)
}

function readAmount(asked: AskedAmount | undefined, currency: string, path: string): number {
  if (!asked) throw refuseFields([{ path: `${path}.value`, code: 'amount_required' }])
  if (asked.currency !== undefined && asked.currency !== currency)
    throw refuseFields([{ path: `${path}.currency`, code: 'currency' }])
  const amount = fromMajor(asked.value, currency as Currency)
  if (!amount) throw refuseFields([{ path: `${path}.value`, code: 'decimals' }])
  return amount.minor
}

function refuseLess(ctx: Context, order: OrderRow, least: number, path: string): Error {
  return refuse('refund.unsent_whole', {
    least: formatAmount(least, order.currency, ctx.language, ctx.site),
    errors: [{ path: `${path}.value`, code: 'unsent_whole' }],
  })
}

function refuseMore(ctx: Context, order: OrderRow, most: number): Error {
  return refuse('refund.exceeds_available', {
    left: formatAmount(most, order.currency, ctx.language, ctx.site),
  })
}
