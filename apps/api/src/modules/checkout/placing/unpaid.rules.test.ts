import { expect, test } from 'vitest'
import { findTooMuch, type HeldSku, type Unpaid } from './unpaid.rules.ts'

const nothing = { contracts: 1, units: 1, placed: 1, firstAgo: 0 }
const unpaid = (change: Partial<Unpaid>): Unpaid => ({
  own: nothing,
  near: nothing,
  skus: [],
  ...change,
})
const sku = (change: Partial<HeldSku>): HeldSku => ({
  skuId: 1,
  asked: 1,
  available: 100,
  own: 1,
  near: 1,
  ...change,
})
const codeOf = (one: Unpaid, isMember = false) => findTooMuch(one, isMember)?.code

test('the last order, piece and placement that fit pass, and the next does not', () => {
  expect(codeOf(unpaid({ own: { contracts: 8, units: 300, placed: 60, firstAgo: 9 } }))).toBe(
    undefined,
  )
  expect(codeOf(unpaid({ own: { ...nothing, contracts: 9 } }))).toBe('unpaid.orders')
  expect(codeOf(unpaid({ own: { ...nothing, units: 301 } }))).toBe('unpaid.units')
  expect(
    findTooMuch(unpaid({ own: { ...nothing, placed: 61, firstAgo: 600 } }), true),
  ).toMatchObject({ code: '429', facts: { retryAfter: 3000 } })
})

test('a share is of what would be for sale if the person held nothing', () => {
  // 100 were for sale, 40 are held since an earlier order, 10 more are asked for.
  expect(codeOf(unpaid({ skus: [sku({ available: 60, asked: 10, own: 50 })] }))).toBe(undefined)
  expect(
    findTooMuch(unpaid({ skus: [sku({ skuId: 7, available: 60, asked: 11, own: 51 })] }), false),
  ).toMatchObject({ code: 'unpaid.share', facts: { skuId: 7, most: 50 } })
})

test('of a few pieces anybody may take eight, and what is not there is the shelf to say', () => {
  expect(codeOf(unpaid({ skus: [sku({ available: 5, asked: 4, own: 4 })] }))).toBe(undefined)
  expect(codeOf(unpaid({ skus: [sku({ available: 9, asked: 9, own: 9 })] }))).toBe('unpaid.share')
  expect(codeOf(unpaid({ skus: [sku({ available: 5, asked: 20, own: 20 })] }))).toBe(undefined)
})

test.each([
  ['orders', { near: { ...nothing, contracts: 61 } }],
  ['pieces', { near: { ...nothing, units: 901 } }],
  ['a share', { skus: [sku({ available: 60, asked: 10, own: 10, near: 51 })] }],
] as const)(
  'a network full of %s takes no more guests, and half as much again of members',
  (_what, change) => {
    expect(codeOf(unpaid(change))).toBe('unpaid.network')
    expect(codeOf(unpaid(change), true)).toBe(undefined)
  },
)

test('a network that orders a thousand times an hour waits, guests before members', () => {
  const busy = unpaid({ near: { ...nothing, placed: 1001, firstAgo: 3000 } })
  expect(findTooMuch(busy, false)).toMatchObject({ code: '429', facts: { retryAfter: 600 } })
  expect(codeOf(busy, true)).toBe(undefined)
})
