import { expect, test } from 'vitest'
import { idOf, lampSnapshot, someLine } from '../../../testing/some-rows.ts'
import { giftsWith, namesGift, unsentGifts } from '../claims/claims.rules.ts'
import type { OrderLineRow } from '../order.types.ts'

/** Gifts go back with the last of the goods' money, and not by themselves. */

const snapshot = { ...lampSnapshot, gift: { promotionId: idOf('promotion', 9) } }
const desk = someLine({ id: idOf('orderLine', 21), qty: 2, deliveredQty: 0, needPay: 10_000 })
/** Three cushions, of which one was sent. */
const cushions = someLine({
  id: idOf('orderLine', 22),
  qty: 3,
  deliveredQty: 1,
  needPay: 0,
  snapshot,
})
const sentVase = someLine({
  id: idOf('orderLine', 23),
  qty: 1,
  deliveredQty: 1,
  needPay: 0,
  snapshot,
})
const lines = [desk, cushions, sentVase]
/** 100.00 of goods and 4.90 of delivery; 40.00 of the goods were asked for before. */
const order = { needPay: 10_490, shipping: 490, claimedGoods: 4000, lines }
const named = (...some: OrderLineRow[]) => some.map(({ id }) => ({ lineId: id }))
const gifts = (
  change: Partial<typeof order>,
  asked: Partial<Parameters<typeof giftsWith>[1]> = {},
) => giftsWith({ ...order, ...change }, { goods: 6000, undecided: 0, named: named(desk), ...asked })

test('gifts that were not sent are known, and neither those that were nor goods are among them', () =>
  expect(unsentGifts({ lines })).toEqual([cushions]))

test('what was not sent of them goes with the last of the goods’ money, at nothing', () => {
  const back = [
    { line: cushions, qty: 2, unsentQty: 2, unsentAmount: 0, heldCeiling: 0, ceiling: 0 },
  ]
  expect(gifts({})).toEqual(back)
  expect(gifts({ claimedGoods: 5000 }, { goods: 5000 })).toEqual(back)
  expect(gifts({}, { named: [] })).toEqual(back)
})

test('they stay while a cent of the goods is left', () =>
  expect([gifts({}, { goods: 5999 }), gifts({}, { goods: 6001 })]).toEqual([[], []]))

test('they stay while something that was asked for before can still be refused or taken back', () =>
  expect(gifts({}, { undecided: 1 })).toEqual([]))

test('they stay where no goods were paid for', () =>
  expect(gifts({ needPay: 490, claimedGoods: 0 }, { goods: 0 })).toEqual([]))

test('one that is named already does not come twice', () => {
  expect(gifts({}, { named: named(desk, cushions) })).toEqual([])
  expect(gifts({ lines: [desk] })).toEqual([])
})

test('a request names a gift when one of its lines is one', () => {
  expect(namesGift({ lines }, named(desk, cushions))).toBe(true)
  expect(namesGift({ lines }, named(sentVase))).toBe(true)
  expect(namesGift({ lines }, named(desk))).toBe(false)
  expect(namesGift({ lines }, [{ lineId: idOf('orderLine', 99) }])).toBe(false)
  expect(namesGift({ lines }, [])).toBe(false)
})
