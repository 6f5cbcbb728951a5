import { expect, test } from 'vitest'
import { mostFor, partOf } from './part-rules.ts'

/** What an operator has typed becomes a part of what was asked for, or none. */

const money = (value: number) => ({ value, currency: 'EUR' })
const reverse = {
  refundAmount: money(104.9),
  reverseTradeOrderLineList: [
    { id: 'a', reverseQty: 3, refundAmt: money(60) },
    { id: 'b', reverseQty: 1, refundAmt: money(40) },
  ],
}
const all = { a: 3, b: 1 }
const typed = (text: string) => ({
  typed: text,
  amount: text === '' || text === 'x' ? undefined : Number(text),
})

test('fewer units come to their share of the money, and all of them to all of it with the shipping', () => {
  expect(mostFor(reverse, all)).toEqual(money(104.9))
  expect(mostFor(reverse, { a: 2, b: 1 })).toEqual(money(80))
  expect(mostFor(reverse, { a: 1, b: 0 })).toEqual(money(20))
})

test('a part is fewer units, less money, or both', () => {
  expect(partOf(reverse, { qtys: { a: 2, b: 0 }, ...typed('') })).toEqual({
    lines: [{ id: 'a', qty: 2 }],
  })
  expect(partOf(reverse, { qtys: all, ...typed('50') })).toEqual({ amount: { value: 50 } })
  expect(partOf(reverse, { qtys: { a: 2, b: 0 }, ...typed('30') })).toEqual({
    lines: [{ id: 'a', qty: 2 }],
    amount: { value: 30 },
  })
})

test('all of it, no unit, as much money or more, and what is no amount are none', () => {
  for (const [qtys, text] of [
    [all, ''],
    [{ a: 0, b: 0 }, ''],
    [all, '104.9'],
    [{ a: 2, b: 0 }, '40'],
    [all, 'x'],
  ] as const)
    expect(partOf(reverse, { qtys, ...typed(text) })).toBeUndefined()
})
