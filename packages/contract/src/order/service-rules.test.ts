import { expect, test } from 'vitest'
import { CONTACT_NUMBER, takesExtras } from './service-rules.ts'

const usual = {
  preSale: null,
  groupBuy: null,
  voucher: null,
  points: 0,
  set: null,
  measure: null,
}

test('assembly and cover are for goods that are bought as usual, piece by piece', () => {
  expect(takesExtras(usual)).toBe(true)
  const others = [
    { set: { parts: [] } },
    { measure: { unit: 'metre', step: 50 } },
    { set: { parts: [] }, measure: { unit: 'metre', step: 50 } },
    { preSale: {} },
    { groupBuy: {} },
    { voucher: { kind: 'service' } },
    { points: 100 },
    { points: 100, set: { parts: [] } },
  ]
  for (const terms of others)
    expect(takesExtras({ ...usual, ...terms }), JSON.stringify(terms)).toBe(false)
})

test('the fitters’ number is 5 to 29 digits and signs as people write one, with or without a plus before it', () => {
  const isNumber = (text: string) => CONTACT_NUMBER.test(text)
  const [most, tooMany] = ['1'.repeat(29), '1'.repeat(30)]
  expect(
    ['+49 (0)40 123-456', '040/123.456', '12345', '+12345', most, `+${most}`].map(isNumber),
  ).toEqual([true, true, true, true, true, true])
  expect(
    ['1234', '++4940123', '(040) 123456', 'call 040 123456', '040 123456 x', tooMany, ''].map(
      isNumber,
    ),
  ).toEqual([false, false, false, false, false, false, false])
})
