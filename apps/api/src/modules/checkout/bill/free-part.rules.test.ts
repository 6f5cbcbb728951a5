import type { Id } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import { remainingOf, partsOf } from './free-part.rules.ts'

const line = (id: string, needPay: number, claimed = 0) => ({
  id: id as Id<'orderLine'>,
  needPay,
  claimed,
})

test('what of an order is given back as free is first its goods, each in proportion to what is kept of it, then its delivery', () => {
  const lines = [line('a', 1000), line('b', 2000, 500), line('c', 300, 300)]
  expect(partsOf(lines, 1001, 'EUR')).toEqual([
    { lineId: 'a', goods: 400, shipping: 0 },
    { lineId: 'b', goods: 601, shipping: 0 },
    { lineId: 'c', goods: 0, shipping: 0 },
  ])
  expect(partsOf(lines, 2990, 'EUR')).toEqual([
    { lineId: 'a', goods: 1000, shipping: 490 },
    { lineId: 'b', goods: 1500, shipping: 0 },
    { lineId: 'c', goods: 0, shipping: 0 },
  ])
  expect(remainingOf({ paid: 3790, claimedGoods: 700, claimedShipping: 100 })).toBe(2990)
})
