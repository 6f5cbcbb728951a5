import { Temporal } from 'temporal-polyfill'
import { WITHDRAWAL_DAYS, type Exemption } from '@galleria/contract/withdrawal-rules'
import { isSite, storefronts } from '@galleria/contract/storefronts'
import { dayIn } from '#platform/calendar.ts'
import { moveDay } from '#modules/merchant/index.ts'
import { cancelableQty, reversibleQty } from '../claims/claims.rules.ts'
import type { OrderLineRow, OrderRow } from '../order.types.ts'

/** Pure questions about leaving a contract by law (Directive 2011/83/EU, articles 9 to 16). */

/**
 * The last instant of an order's period: the end of the fourteenth day after the one on which the
 * last of it was received, by the storefront's calendar; a period never ends on a day without work
 * (Regulation (EEC) 1182/71, article 3). Undefined while something has yet to be received: who has
 * not got all may withdraw.
 */
export function endOfPeriod(order: Pick<OrderRow, 'completedAt' | 'site'>): Date | undefined {
  if (!order.completedAt) return undefined
  const timeZone = storefronts[isSite(order.site) ? order.site : 'DE'].timeZone
  const received = dayIn(order.completedAt, timeZone)
  const last = Temporal.PlainDate.from(moveDay(received.toString(), WITHDRAWAL_DAYS))
  return new Date(last.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds - 1)
}

export function isInPeriod(order: Pick<OrderRow, 'completedAt' | 'site'>, at: Date): boolean {
  const end = endOfPeriod(order)
  return end === undefined || at <= end
}

type Line = Pick<
  OrderLineRow,
  | 'qty'
  | 'deliveredQty'
  | 'reversedQty'
  | 'openReverseQty'
  | 'canceledQty'
  | 'openCancelQty'
  | 'snapshot'
>

/**
 * Why nobody can withdraw from a line (Directive 2011/83/EU, article 16): a length that was cut for
 * its buyer, a service that was done, a card that was spent.
 */
export function exemptionOf(line: Line): Exemption | undefined {
  const { measure, voucher } = line.snapshot
  if (measure && measure.unit !== 'kilogram') return 'MADE_TO_MEASURE'
  if (voucher && line.deliveredQty > 0 && cancelableQty(line) === 0)
    return voucher.kind === 'service' ? 'SERVICE_DONE' : 'CODE_USED'
  return undefined
}

/**
 * How many units of a line can be withdrawn from: all that are not gone back or asked for; of codes
 * those that nobody has used. A gift goes with what it was given for, and what an exchange costs
 * more with its goods.
 */
export function withdrawableQty(line: Line): number {
  if (line.snapshot.gift || line.snapshot.surcharge || exemptionOf(line)) return 0
  return line.snapshot.voucher ? cancelableQty(line) : reversibleQty(line)
}

/**
 * Whether an order's page offers it: something is paid, the period runs and there is something to
 * withdraw from.
 */
export function canWithdraw(order: OrderRow, now: Date): boolean {
  return (
    order.paidAt !== null &&
    isInPeriod(order, now) &&
    order.lines.some((line) => withdrawableQty(line) > 0)
  )
}
