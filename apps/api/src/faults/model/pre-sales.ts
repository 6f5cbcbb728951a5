import type { TestMall } from '../../testing/open-test-mall.ts'
import { DAY } from '@galleria/kernel/time'
import type { Campaign } from './state.ts'

type Terms = { readonly isFull: boolean; readonly isDepositKept: boolean }

/** Ordered for five days; the balance is paid from the sixth to the tenth. */
export function campaignAt(now: number, { isFull, isDepositKept }: Terms): Campaign {
  return {
    isFull,
    percent: isFull ? null : 20,
    starts: now,
    ends: now + 5 * DAY,
    from: isFull ? null : now + 6 * DAY,
    until: isFull ? null : now + 10 * DAY,
    isKept: !isFull && isDepositKept,
  }
}

/** In one statement, so that there is a campaign at every moment. */
export async function renewPreSale(t: TestMall, skuId: number, terms: Terms): Promise<void> {
  const at = (ms: number | null) => ms && new Date(ms)
  const { percent, starts, ends, from, until, isKept } = campaignAt(t.clock.now().getTime(), terms)
  await t.sql(
    `update pre_sales set event_type = $2, starts_at = $3, ends_at = $4, deposit_percent = $5, balance_starts_at = $6, balance_ends_at = $7, is_deposit_kept = $8 where sku_id = $1`,
    [
      skuId,
      terms.isFull ? 'FULL_PAYMENT' : 'DEPOSIT',
      at(starts),
      at(ends),
      percent,
      at(from),
      at(until),
      isKept,
    ],
  )
}
