import type { Id } from '@galleria/kernel/id'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planParcelCapture } from './parcel-due.rules.ts'
import type { OrderLineRow } from '../order.types.ts'

type Line = { qty: number; needPay: number }
type Order = Parameters<typeof planParcelCapture>[0]
type Before = Parameters<typeof planParcelCapture>[1]

/** What the rule reads of a line. */
const lineOf = ({ qty, needPay }: Line, index: number) =>
  ({
    id: `line ${index}` as Id<'orderLine'>,
    ...{ qty, needPay, deliveredQty: 0, canceledQty: 0, openCancelQty: 0, cancelClaimed: 0 },
  }) as OrderLineRow

const nothing: Before = { reserved: 0, taken: 0, writtenOff: 0, released: 0, lines: [] }

function orderOf(lines: readonly OrderLineRow[], shipping: number): Order {
  const unsent = lines.map((line) => line.qty - line.deliveredQty - line.canceledQty)
  return {
    needPay: lines.reduce((sum, line) => sum + line.needPay, shipping),
    shipping,
    lines: [...lines],
    unsentQty: unsent.reduce((sum, units) => sum + units, 0),
  }
}

test('the delivery of an order goes with whichever line left first, also when a line before it leaves later', () => {
  const [first, second] = [
    lineOf({ qty: 1, needPay: 1000 }, 0),
    lineOf({ qty: 1, needPay: 500 }, 1),
  ]
  const sent = (line: OrderLineRow) => ({ ...line, deliveredQty: 1 })
  const one = planParcelCapture(orderOf([first, sent(second)], 490), nothing)
  expect(one).toEqual({ amount: 990, lines: [{ lineId: second.id, goods: 500, shipping: 490 }] })
  expect(
    planParcelCapture(orderOf([sent(first), sent(second)], 490), {
      ...nothing,
      reserved: one.amount,
      lines: one.lines,
    }),
  ).toEqual({ amount: 1000, lines: [{ lineId: first.id, goods: 1000, shipping: 0 }] })
})

test('the first parcel takes its units and the delivery, rounded down, and the last one the rest', () => {
  const [line] = [lineOf({ qty: 3, needPay: 100_00 }, 0)]
  if (!line) throw new Error('no line')
  const first = planParcelCapture(orderOf([{ ...line, deliveredQty: 1 }], 5_90), nothing)
  expect(first).toEqual({
    amount: 39_23,
    lines: [{ lineId: line.id, goods: 33_33, shipping: 5_90 }],
  })
  const before = { ...nothing, reserved: first.amount, lines: first.lines }
  expect(planParcelCapture(orderOf([{ ...line, deliveredQty: 3 }], 5_90), before)).toEqual({
    amount: 66_67,
    lines: [{ lineId: line.id, goods: 66_67, shipping: 0 }],
  })
})

test('nothing is taken before anything was sent, nor twice for the same units', () => {
  const line = lineOf({ qty: 2, needPay: 80_00 }, 0)
  expect(planParcelCapture(orderOf([line], 0), nothing).amount).toBe(0)
  const sent = orderOf([{ ...line, deliveredQty: 1 }], 0)
  expect(planParcelCapture(sent, { ...nothing, reserved: 40_00 }).amount).toBe(0)
})

test('whatever is sent and called off in whatever order, what is taken and what is released come to the order’s money to the cent, and never to more on the way', () => {
  const some = fc.record({
    qty: fc.integer({ min: 1, max: 7 }),
    needPay: fc.integer({ min: 0, max: 90_000 }),
  })
  const step = fc.record({
    line: fc.nat(),
    units: fc.integer({ min: 1, max: 7 }),
    isSent: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(some, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.array(step, { maxLength: 30 }),
      (given, shipping, steps) => {
        const lines = given.map(lineOf)
        let [reserved, released] = [0, 0]
        let told: Before['lines'] = []
        const { needPay } = orderOf(lines, shipping)
        const take = () => {
          const plan = planParcelCapture(orderOf(lines, shipping), {
            ...{ reserved, released, taken: 0, writtenOff: 0 },
            lines: told,
          })
          reserved += plan.amount
          told = [...told, ...plan.lines]
          expect(plan.amount).toBeGreaterThanOrEqual(0)
          expect(reserved + released).toBeLessThanOrEqual(needPay)
        }
        const act = (index: number, units: number, isSent: boolean) => {
          const line = lines[index]
          if (!line) return
          const left = line.qty - line.deliveredQty - line.canceledQty
          const qty = Math.min(left, units)
          if (qty === 0) return
          // As after-sales counts it: up to all that is left of the line, the last units have the
          // rest.
          const isLast = line.canceledQty + qty === line.qty
          const worth = isLast
            ? line.needPay - line.cancelClaimed
            : Math.floor((line.needPay * qty) / line.qty)
          lines[index] = isSent
            ? { ...line, deliveredQty: line.deliveredQty + qty }
            : {
                ...line,
                canceledQty: line.canceledQty + qty,
                cancelClaimed: line.cancelClaimed + worth,
              }
          if (!isSent) released += worth
          take()
        }
        for (const { line, units, isSent } of steps) act(line % lines.length, units, isSent)
        for (const [index] of lines.entries()) act(index, 7, true)
        expect(reserved + released).toBe(needPay)
      },
    ),
  )
})
