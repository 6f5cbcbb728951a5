import { expect, test } from 'vitest'
import { someReverse } from '../../../testing/some-rows.ts'
import { covers, type ApprovalRule } from './approval.rules.ts'

/** 70.00 and 4.90 of delivery are asked for in the sample, because of a scratch, with a photo. */
const rule: ApprovalRule = {
  ...{ id: 1, types: ['SALE_REFUND'], reasons: ['DAMAGED', 'OTHER'] },
  ...{ currency: 'EUR', most: 7490, needsPhoto: true, mostADay: 5 },
}
const asked = () => someReverse()
const withLine = (change: object) => {
  const reverse = someReverse()
  return { ...reverse, lines: reverse.lines.map((line) => ({ ...line, ...change })) }
}

test('a rule is about its types, its reasons, its currency, and its amount to the cent', () => {
  expect(covers(rule, asked())).toBe(true)
  expect([
    covers({ ...rule, types: ['SALE_RETURN'] }, asked()),
    covers({ ...rule, reasons: ['OTHER'] }, asked()),
    covers({ ...rule, currency: 'SEK' }, asked()),
    covers({ ...rule, most: 7489 }, asked()),
  ]).toEqual([false, false, false, false])
})

test('with a photo where it asks for one', () => {
  expect(covers(rule, { ...asked(), evidence: [] })).toBe(false)
  expect(covers({ ...rule, needsPhoto: false }, { ...asked(), evidence: [] })).toBe(true)
})

test('never about goods for points, nor an exchange; and what goods had cost more counts', () => {
  expect(covers(rule, withLine({ points: 100 }))).toBe(false)
  expect(covers(rule, withLine({ surchargeBack: 1 }))).toBe(false)
  expect(covers({ ...rule, types: ['SALE_EXCHANGE'] }, { ...asked(), type: 'SALE_EXCHANGE' })).toBe(
    false,
  )
})
