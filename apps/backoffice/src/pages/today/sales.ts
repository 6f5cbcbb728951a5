import { DAY } from '@galleria/kernel/time'
import type { Today } from '../../api/queries.ts'
import { roundUp, type Sales } from '../../parts/sales.ts'

const DAYS = 30

/**
 * The 30 days up to `today`, a day without sales included, one series per currency in which
 * something was sold: amounts of different money are never added. The currency with most orders
 * comes first.
 */
export function arrangeSales({ sales, day: today }: Pick<Today, 'sales' | 'day'>): Sales[] {
  const calendar = lastDays(today)
  const currencies = [...new Set(sales.map((one) => one.amount.currency))]
  return currencies
    .map((currency) => {
      const own = sales.filter((one) => one.amount.currency === currency)
      const days = calendar.map((day) => {
        const sold = own.filter((one) => one.day === day)
        return {
          day,
          orders: sum(sold.map((one) => one.orders)),
          value: sum(sold.map((one) => one.amount.value)),
        }
      })
      return {
        currency,
        days,
        orders: sum(days.map((one) => one.orders)),
        value: sum(days.map((one) => one.value)),
        top: roundUp(Math.max(...days.map((one) => one.value))),
      }
    })
    .filter((one) => one.orders > 0)
    .toSorted((a, b) => b.orders - a.orders)
}

function lastDays(last: string): string[] {
  const end = Date.parse(`${last}T00:00:00Z`)
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(end - (DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  )
}
/** Cents are whole again after adding: 0.1 + 0.2 is 0.3 on a bill. */
function sum(values: readonly number[]): number {
  return Math.round(values.reduce((a, b) => a + b, 0) * 100) / 100
}
