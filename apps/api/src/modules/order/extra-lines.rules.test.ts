import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf } from '@galleria/kernel/money'
import { lampSnapshot, someLine } from '../../testing/some-rows.ts'
import { withExtras } from './extra-lines.rules.ts'
import { lineOf } from './invoice-draft.rules.ts'

/** How a line's money is divided over its goods, its assembly and its cover on paper. */

const order = {
  service: { id: 1, name: 'Assembly', shippingName: 'Two fitters', contactNumber: '', remark: '' },
}

test('however a line goes back, in any number of steps, no part of a paper is below nothing and all parts are the money and the tax of the line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 9_000 }),
      fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 6 }),
      (goods, service, fee, cuts) => {
        const needPay = goods + service + fee
        const tax = Math.round((needPay * 19) / 119)
        const line = someLine({
          needPay,
          tax,
          snapshot: {
            ...lampSnapshot,
            ...(service > 0 ? { service: { fee: service } } : {}),
            ...(fee > 0 ? { insurance: { id: 1, name: 'Cover', fee } } : {}),
          },
        })
        const ends = [...new Set([...cuts.map((cut) => cut % needPay), needPay])]
          .filter((end) => end > 0)
          .toSorted((a, b) => a - b)
        const parts = ends.flatMap((end, index) => {
          const before = ends[index - 1] ?? 0
          const whole = lineOf(line, 'en', {
            qty: 1,
            gross: end - before,
            tax: partOf(tax, needPay, before, end),
          })
          return withExtras(whole, line, order, before)
        })
        const sum = (of: (part: (typeof parts)[number]) => number) =>
          parts.reduce((all, part) => all + of(part), 0)
        expect([sum(({ gross }) => gross), sum((part) => part.tax)]).toEqual([needPay, tax])
        expect(parts.every((one) => one.gross > 0 && one.tax >= 0 && one.net >= 0)).toBe(true)
      },
    ),
  )
})

test('a line with nothing on top stands by itself', () => {
  const line = someLine()
  const whole = lineOf(line, 'en', { qty: 2, gross: 11_600, tax: 1_852 })
  expect(withExtras(whole, line, { service: null }, 0)).toEqual([whole])
})
