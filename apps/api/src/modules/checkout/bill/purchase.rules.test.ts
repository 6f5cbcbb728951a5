import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containedTax } from '@galleria/kernel/money'
import type { OrderLineRow } from '#modules/order/index.ts'
import { idOf, lampSnapshot, someLine, someOrder } from '../../../testing/some-rows.ts'
import { linesOfClaim, linesOfGivenBack } from './purchase.rules.ts'

const words = { shipping: 'Delivery', depositLine: 'Deposit: {name}' }
const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0)
const taxIn = (minor: number, rate: number) => containedTax({ minor, currency: 'EUR' }, rate).minor

test('goods stand at their prices, what a promotion and a coupon took off below nothing, assembly and cover on lines of their own', () => {
  const coupon = idOf('promotion', 5)
  const line = someLine({
    needPay: 11_600 + 4900 + 450,
    tax: taxIn(16_950, 0.19),
    snapshot: {
      ...lampSnapshot,
      off: { shop: 200, order: 180 },
      service: { fee: 4900 },
      insurance: { id: 1, name: 'Scratches', fee: 450 },
    },
  })
  const activity = { desc: '', amount: 0 } as const
  const order = someOrder({
    lines: [line],
    service: { id: 1, name: 'Assembly', shippingName: '', contactNumber: '', remark: '' },
    activities: [
      { kind: 'PROMOTION', id: idOf('promotion', 4), name: 'Autumn', ...activity },
      { kind: 'COUPON', id: coupon, name: 'Gift card', ...activity },
    ],
    tax: line.tax + 78,
    needPay: 16_950 + 490,
  })
  const claim = { kind: 'FULL', amount: order.needPay } as const
  const shown = (cards?: ReadonlySet<typeof coupon>) =>
    linesOfClaim([order], claim, words, cards).map((one) => [
      one.kind,
      one.name,
      one.quantity,
      one.unitPrice,
    ])
  expect(shown(new Set([coupon]))).toEqual([
    ['goods', 'Vesna lamp', 2, 5990],
    ['discount', 'Autumn', 1, -200],
    ['gift_card', 'Gift card', 1, -180],
    ['service', 'Assembly', 1, 4900],
    ['cover', 'Scratches', 1, 450],
    ['delivery', 'Delivery', 1, 490],
  ])
  expect(shown()[2]?.[0]).toBe('discount')
})

test('a price that does not come out by the piece stands for all pieces at once', () => {
  const line = someLine({ qty: 3, needPay: 1000, tax: 160 })
  const order = someOrder({ lines: [line], tax: 160, shipping: 0 })
  expect(linesOfClaim([order], { kind: 'FULL', amount: 1000 }, words)).toMatchObject([
    { name: '3 × Vesna lamp', quantity: 1, unitPrice: 1000, total: 1000, tax: 160, taxRate: 1900 },
  ])
})

test('lines that do not come to the claim are a fault of ours and reach nobody', () => {
  const order = someOrder()
  expect(() => linesOfClaim([order], { kind: 'FULL', amount: order.needPay + 1 }, words)).toThrow(
    'lines of 12090 for a claim of 12091',
  )
})

test('a deposit and a balance are one line each, with the tax of their part', () => {
  const order = someOrder()
  const part = (kind: 'DEPOSIT' | 'BALANCE') => linesOfClaim([order], { kind, amount: 1190 }, words)
  expect(part('DEPOSIT')).toMatchObject([{ name: 'Deposit: Vesna lamp', total: 1190, tax: 190 }])
  expect(part('BALANCE')).toMatchObject([{ name: 'Vesna lamp', total: 1190, tax: 190 }])
})

test('what goes back is named line by line and comes to what was asked for', () => {
  const order = someOrder()
  const lineId = idOf('orderLine', 11)
  expect(linesOfGivenBack([order], [{ lineId, goods: 5800, shipping: 490 }], words)).toMatchObject([
    { kind: 'goods', name: 'Vesna lamp', total: 5800, tax: 926 },
    { kind: 'delivery', name: 'Delivery', total: 490, tax: 78 },
  ])
  expect(() =>
    linesOfGivenBack([order], [{ lineId: idOf('orderLine', 12), goods: 1, shipping: 0 }], words),
  ).toThrow('not there')
})

const anyLine = fc
  .record({
    qty: fc.integer({ min: 1, max: 9 }),
    goods: fc.integer({ min: 0, max: 500_000 }),
    shop: fc.integer({ min: 0, max: 9000 }),
    order: fc.integer({ min: 0, max: 9000 }),
    service: fc.integer({ min: 0, max: 9000 }),
    cover: fc.integer({ min: 0, max: 9000 }),
    rate: fc.constantFrom(0, 0.2, 0.19, 0.21, 0.25, 0.22, 0.23),
  })
  .map(({ qty, goods, shop, order, service, cover, rate }): OrderLineRow => {
    const needPay = goods + service + cover
    return someLine({
      qty,
      needPay,
      taxRate: rate,
      tax: taxIn(needPay, rate),
      snapshot: {
        ...lampSnapshot,
        off: { shop, order },
        ...(service ? { service: { fee: service } } : {}),
        ...(cover ? { insurance: { id: 1, name: 'Cover', fee: cover } } : {}),
      },
    })
  })

test('whatever is bought, lines and their tax come to the bill and to the books to the cent, each line to its price and within a cent of its rate', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(anyLine, { minLength: 1, maxLength: 4 }), fc.nat(5000)), {
        minLength: 1,
        maxLength: 3,
      }),
      (shops) => {
        const orders = shops.map(([lines, shipping]) =>
          someOrder({
            lines,
            shipping,
            needPay: sum(lines.map(({ needPay }) => needPay)) + shipping,
            tax: sum(lines.map(({ tax }) => tax)) + taxIn(shipping, 0.19),
          }),
        )
        const amount = sum(orders.map(({ needPay }) => needPay))
        const lines = linesOfClaim(orders, { kind: 'FULL', amount }, words)
        expect(sum(lines.map(({ total }) => total))).toBe(amount)
        expect(sum(lines.map(({ tax }) => tax))).toBe(sum(orders.map(({ tax }) => tax)))
        for (const { quantity, unitPrice, total, tax, taxRate } of lines) {
          expect(quantity * unitPrice).toBe(total)
          expect(Math.abs(tax - (total - (total * 10_000) / (10_000 + taxRate)))).toBeLessThan(
            1.001,
          )
        }
      },
    ),
    { numRuns: 300 },
  )
})
