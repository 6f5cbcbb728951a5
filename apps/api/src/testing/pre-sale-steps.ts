import { DAY } from '@galleria/kernel/time'
import type { TestMall } from './open-test-mall.ts'

/**
 * The days of a campaign, from now: ordered until the 5th, the balance paid from the 6th to the
 * 10th; delivered 14 days after the last payment.
 */
export const CAMPAIGN = { endsIn: 5, balanceFrom: 6, balanceUntil: 10, duration: 14 } as const

/** A deposit of a fifth; other terms by `change`. A campaign of the sku that was there is over. */
export async function preSell(
  t: TestMall,
  skuId: number,
  change: {
    readonly isFull?: boolean
    readonly isDepositKept?: boolean
    readonly expectDate?: string
  } = {},
): Promise<void> {
  const at = (days: number) => new Date(t.clock.now().getTime() + days * DAY)
  const { isFull = false, isDepositKept = false, expectDate } = change
  await t.sql('delete from pre_sales where sku_id = $1', [skuId])
  await t.sql(
    `insert into pre_sales (sku_id, event_type, starts_at, ends_at, deposit_percent, balance_starts_at, balance_ends_at, is_deposit_kept, delivery_time_type, duration, expect_date)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      skuId,
      isFull ? 'FULL_PAYMENT' : 'DEPOSIT',
      at(-1),
      at(CAMPAIGN.endsIn),
      isFull ? null : 20,
      isFull ? null : at(CAMPAIGN.balanceFrom),
      isFull ? null : at(CAMPAIGN.balanceUntil),
      isDepositKept,
      expectDate ? 'ABSOLUTE_TIME' : 'RELATIVE_TIME',
      expectDate ? null : CAMPAIGN.duration,
      expectDate ?? null,
    ],
  )
}
