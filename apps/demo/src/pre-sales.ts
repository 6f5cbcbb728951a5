import type { Row } from '../../../database/bulk-insert.ts'
import { DAY, MINUTE } from '@galleria/kernel/time'
import type { Item } from './items.ts'

/**
 * They began within the last hour, in which nobody ordered: what was sold before was sold as usual.
 */
const BEGAN = 50 * MINUTE
/** A demo mall lives long: half a year to order, then four weeks to pay the balance. */
const ENDS = 180 * DAY
const BALANCE = { from: 181 * DAY, until: 209 * DAY }

type Terms = { depositPercent?: number; isDepositKept?: boolean; duration?: number; day?: number }
/**
 * Large pieces that are made once enough are ordered; the first of each model, one for each kind of
 * terms.
 */
const campaigns: Readonly<Record<string, Terms>> = {
  'bed-canopy': { depositPercent: 20, duration: 21 },
  'sofa-corner': { depositPercent: 30, isDepositKept: true, day: 240 },
  'table-extending': { day: 200 },
}

export function preSaleRows(items: readonly Item[], now: number): Row[] {
  return Object.entries(campaigns).flatMap(([model, terms]) => {
    const item = items.find((one) => one.model.key === model)
    return (item?.skus ?? []).map(({ id }) => rowOf(id, terms, now))
  })
}

function rowOf(
  skuId: number,
  { depositPercent, isDepositKept = false, duration, day }: Terms,
  now: number,
): Row {
  const balanceAt = (at: number) => (depositPercent ? new Date(now + at) : null)
  return {
    sku_id: skuId,
    event_type: depositPercent ? 'DEPOSIT' : 'FULL_PAYMENT',
    starts_at: new Date(now - BEGAN),
    ends_at: new Date(now + ENDS),
    deposit_percent: depositPercent ?? null,
    balance_starts_at: balanceAt(BALANCE.from),
    balance_ends_at: balanceAt(BALANCE.until),
    is_deposit_kept: isDepositKept,
    delivery_time_type: duration ? 'RELATIVE_TIME' : 'ABSOLUTE_TIME',
    duration: duration ?? null,
    expect_date: day ? new Date(now + day * DAY).toISOString().slice(0, 10) : null,
  }
}
