import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf } from '@galleria/kernel/money'
import { lampSnapshot, someLine } from '../../../testing/some-rows.ts'
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

const service = { fee: 2000 }
const insurance = { id: 1, name: 'Cover', fee: 400 }
/**
 * 116.00 of goods, 20.00 of assembly and 4.00 of cover, with what a promotion took off the goods.
 */
const desk = someLine({
  needPay: 14_000,
  snapshot: { ...lampSnapshot, service, insurance, off: { shop: 200, order: 0 } },
})
const billed = (gross: number, tax: number) => lineOf(desk, 'en', { qty: 2, gross, tax })
const amounts = (parts: ReturnType<typeof withExtras>) =>
  parts.map(({ name, gross, tax, net }) => [name, gross, tax, net])

test('goods stand with what was taken off them, and below them the assembly and the cover, which say whose they are', () => {
  const whole = billed(14_000, 2235)
  const { allowance, ...bare } = whole
  expect(allowance).toBe(168)
  const extra = { ...bare, variant: whole.name }
  expect(withExtras(whole, desk, order, 0)).toEqual([
    { ...whole, gross: 11_600, tax: 1852, net: 9748 },
    { ...extra, name: 'Assembly', gross: 2000, tax: 319, net: 1681 },
    { ...extra, name: 'Cover', gross: 400, tax: 64, net: 336 },
  ])
})

test('a line with only one of them has only that one below it', () => {
  const only = (extras: object) =>
    amounts(
      withExtras(
        billed(2000, 319),
        { needPay: 2000, snapshot: { ...lampSnapshot, ...extras } },
        order,
        0,
      ),
    )
  expect(only({ service: { fee: 500 } })).toEqual([
    ['Vesna lamp', 1500, 239, 1261],
    ['Assembly', 500, 80, 420],
  ])
  expect(only({ insurance })).toEqual([
    ['Vesna lamp', 1600, 255, 1345],
    ['Cover', 400, 64, 336],
  ])
})

test('what goes back later has its part after what went back before', () =>
  expect(amounts(withExtras(billed(7000, 1118), desk, order, 7000))).toEqual([
    ['Vesna lamp', 5800, 926, 4874],
    ['Assembly', 1000, 160, 840],
    ['Cover', 200, 32, 168],
  ]))

test('an extra of which nothing goes back has no line, and where nothing is left for the goods all stands with them', () => {
  expect(amounts(withExtras(billed(10, 2), desk, order, 0))).toEqual([
    ['Vesna lamp', 9, 2, 7],
    ['Assembly', 1, 0, 1],
  ])
  const split = (fee: number, cover: number) => {
    const snapshot = { ...lampSnapshot, service: { fee }, insurance: { ...insurance, fee: cover } }
    const cent = billed(1, 0)
    return [cent, withExtras(cent, { needPay: 100, snapshot }, order, 0)]
  }
  // The cent is the assembly's, or both would have it.
  for (const [cent, parts] of [split(60, 0), split(50, 50)]) expect(parts).toEqual([cent])
})
