import type { Activity } from '@galleria/contract/promotion-wire'
import { wireMoney } from '#platform/wire-money.ts'
import type { FrozenActivity, OrderRow } from '../order.types.ts'

/**
 * Whether anything was taken off it by rule: everything about that is asked for such orders only.
 */
export function hasActivities({ activities }: Pick<OrderRow, 'activities'>): boolean {
  return activities !== null
}

/**
 * What was taken off, promotions and coupons each together, in the words they were ordered with.
 */
export function presentActivities(
  activities: readonly FrozenActivity[] | null,
  currency: string,
): Activity[] {
  return [...Map.groupBy(activities ?? [], ({ kind }) => kind)].map(([benefitDict, own]) => ({
    benefitDict,
    benefitInfoAmt: wireMoney(
      own.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
    benefitInfoList: own.map(({ name, desc, amount }) => ({
      benefitName: name,
      benefitDesc: desc,
      discount: wireMoney(amount, currency),
    })),
  }))
}
