import { expect, test } from 'vitest'
import { presentGroupOffer } from './group-offer.rules.ts'

const offer = {
  openHours: 48,
  sizes: [
    { size: 2, percentOff: 10 },
    { size: 5, percentOff: 25 },
  ],
}

test('each size of a group has its price, rounded on the unit', () =>
  expect(presentGroupOffer(offer, { amount: 1999, currency: 'EUR', available: 9 })).toEqual({
    openHours: 48,
    sizeList: [
      { size: 2, percentOff: 10, groupPrc: { value: 17.99, currency: 'EUR' } },
      { size: 5, percentOff: 25, groupPrc: { value: 14.99, currency: 'EUR' } },
    ],
  }))

test('a group that could not give each member one is not offered', () => {
  const few = presentGroupOffer(offer, { amount: 1999, currency: 'EUR', available: 4 })
  expect(few?.sizeList.map(({ size }) => size)).toEqual([2])
  expect(presentGroupOffer(offer, { amount: 1999, currency: 'EUR', available: 1 })).toBeNull()
})
