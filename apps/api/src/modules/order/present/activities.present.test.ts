import { expect, test } from 'vitest'
import { idOf } from '../../../testing/some-rows.ts'
import { hasActivities, presentActivities } from './activities.present.ts'
import type { FrozenActivity } from '../order.types.ts'

/** What promotions and coupons took off an order. */

const id = idOf('promotion', 9)
const autumn = { kind: 'PROMOTION', id, name: 'Autumn', desc: '10 % off', amount: 1250 } as const
const lamps = { kind: 'PROMOTION', id, name: 'Lamps', desc: 'A third free', amount: 349 } as const
const coupon = { kind: 'COUPON', id, name: 'Welcome', desc: '5.00 off', amount: 500 } as const
const euro = (value: number) => ({ value, currency: 'EUR' })
const list = (...activities: FrozenActivity[]) => presentActivities(activities, 'EUR')

test('promotions and coupons stand each together, with their sum and the words they were ordered with', () =>
  expect(list(autumn, coupon, lamps)).toEqual([
    {
      benefitDict: 'PROMOTION',
      benefitInfoAmt: euro(15.99),
      benefitInfoList: [
        { benefitName: 'Autumn', benefitDesc: '10 % off', discount: euro(12.5) },
        { benefitName: 'Lamps', benefitDesc: 'A third free', discount: euro(3.49) },
      ],
    },
    {
      benefitDict: 'COUPON',
      benefitInfoAmt: euro(5),
      benefitInfoList: [{ benefitName: 'Welcome', benefitDesc: '5.00 off', discount: euro(5) }],
    },
  ]))

test('amounts are in the currency of the order', () =>
  expect(presentActivities([coupon], 'JPY')).toMatchObject([
    { benefitInfoAmt: { value: 500, currency: 'JPY' } },
  ]))

test('an order of which nothing was taken off has none, and is asked for none', () => {
  expect(presentActivities(null, 'EUR')).toEqual([])
  expect(list()).toEqual([])
  expect(hasActivities({ activities: null })).toBe(false)
  expect(hasActivities({ activities: [coupon] })).toBe(true)
})
