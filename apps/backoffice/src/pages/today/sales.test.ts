import { expect, test } from 'vitest'
import { roundUp } from '../../parts/sales.ts'
import { arrangeSales } from './sales.ts'

const eur = (day: string, orders: number, value: number) => ({
  day,
  orders,
  amount: { value, currency: 'EUR' },
})

test('thirty days end today, days without a sale included', () => {
  const [sales] = arrangeSales({
    day: '2026-11-22',
    sales: [eur('2026-11-20', 2, 0.1), eur('2026-11-21', 1, 0.2)],
  })
  expect(sales?.days).toHaveLength(30)
  expect(sales?.days[0]).toEqual({ day: '2026-10-24', orders: 0, value: 0 })
  expect(sales?.days.slice(-2)).toEqual([
    { day: '2026-11-21', orders: 1, value: 0.2 },
    { day: '2026-11-22', orders: 0, value: 0 },
  ])
  expect([sales?.orders, sales?.value, sales?.top]).toEqual([3, 0.3, 0.2])
})
test('kronor and euros are two charts, the busier one first', () => {
  const series = arrangeSales({
    day: '2026-11-21',
    sales: [
      eur('2026-11-21', 1, 10),
      { day: '2026-11-21', orders: 4, amount: { value: 900, currency: 'SEK' } },
    ],
  })
  expect(series.map((one) => [one.currency, one.value])).toEqual([
    ['SEK', 900],
    ['EUR', 10],
  ])
})
test('no sales at all are no chart', () => {
  expect(arrangeSales({ day: '2026-11-21', sales: [] })).toEqual([])
})
test('the axis ends at a round number', () => {
  expect([0, 7, 12, 24, 999, 1000, 4200].map(roundUp)).toEqual([1, 8, 15, 30, 1000, 1000, 5000])
})
