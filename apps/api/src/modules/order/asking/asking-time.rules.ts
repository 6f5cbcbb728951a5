import { Temporal } from 'temporal-polyfill'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { DAY } from '@galleria/kernel/time'
import type { OrderRow } from '../order.types.ts'

/** After-sales may be asked for until 30 days after receipt (decisions section 6). */
export const AFTER_SALES_DAYS = 30
export function lastAskingDay(completedAt: Date): Date {
  return new Date(completedAt.getTime() + AFTER_SALES_DAYS * DAY)
}
/**
 * Until when something can be asked about an order: anew from the last replacement; null before it
 * is received.
 */
export function askingEnd({
  completedAt,
  exchangedAt,
}: Pick<OrderRow, 'completedAt' | 'exchangedAt'>): Date | null {
  return completedAt && lastAskingDay(exchangedAt ?? completedAt)
}
export function isInAfterSalesTime(
  order: Pick<OrderRow, 'completedAt' | 'exchangedAt'>,
  now: Date,
): boolean {
  const end = askingEnd(order)
  return end === null || now <= end
}

/**
 * Until when a seller answers by law for defects of goods: the storefront's years from receipt,
 * with all of their last day there (Regulation (EEC, Euratom) 1182/71, article 3). Null before an
 * order is received, and for codes, which are no goods.
 */
export function guaranteeEnd({
  completedAt,
  exchangedAt,
  replacedAt,
  handover,
  site,
}: TimesOfAsking): Date | null {
  if (!completedAt || handover === 'voucher') return null
  const { guaranteeYears, hasNewGuarantee, timeZone } = storefronts[site as Site]
  const begins = [completedAt, ...(hasNewGuarantee ? [exchangedAt, replacedAt] : [])]
  const from = Math.max(...begins.map((at) => at?.getTime() ?? 0))
  const lastDay = Temporal.Instant.fromEpochMilliseconds(from)
    .toZonedDateTimeISO(timeZone)
    .add({ years: guaranteeYears })
  const end = new Date(lastDay.add({ days: 1 }).startOfDay().epochMilliseconds - 1)
  // What came instead can be asked about for as long as other goods that have just come.
  const sinceLast = replacedAt && lastAskingDay(replacedAt)
  return sinceLast && sinceLast > end ? sinceLast : end
}
export type TimesOfAsking = Pick<
  OrderRow,
  'completedAt' | 'exchangedAt' | 'replacedAt' | 'handover' | 'site'
>

/** What can be asked about an order by now: anything, defects alone, or nothing. */
export function askingTime(order: TimesOfAsking, now: Date): 'ANYTHING' | 'DEFECTS' | 'OVER' {
  if (isInAfterSalesTime(order, now)) return 'ANYTHING'
  const end = guaranteeEnd(order)
  return end && now <= end ? 'DEFECTS' : 'OVER'
}

/** Of an order about which defects alone can be reported by now: until when. */
export function defectsUntil(order: TimesOfAsking, now: Date): Date | null {
  return askingTime(order, now) === 'DEFECTS' ? guaranteeEnd(order) : null
}
