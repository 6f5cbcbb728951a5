import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkApplication, readAmount } from '@galleria/contract/after-sales-rules'
import { partOf } from '@galleria/kernel/money'
import { ceilingOf, shareOut, shippingCeilingOf, unsentOf } from './reverse.rules.ts'

const line = {
  qty: 3,
  deliveredQty: 0,
  reversedQty: 0,
  openReverseQty: 0,
  canceledQty: 0,
  openCancelQty: 0,
  needPay: 10_000,
  claimed: 0,
}

describe('what may be given back', () => {
  test('[AS-077] one of three units for 100.00 is 33.33, and the last takes the cent that is left', () => {
    expect(ceilingOf(line, 1)).toBe(3333)
    expect(ceilingOf({ ...line, reversedQty: 2, claimed: 6666 }, 1)).toBe(3334)
    expect(ceilingOf(line, 3)).toBe(10_000)
  })

  test('[AS-077] a line given back in any number of steps, some of them taken back again, never claims more than was paid and ends at exactly that', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.array(fc.record({ qty: fc.integer({ min: 1, max: 9 }), isCanceled: fc.boolean() }), {
          maxLength: 60,
        }),
        (qty, needPay, steps) => {
          let state = { ...line, qty, needPay }
          for (const step of [...steps, { qty, isCanceled: false }]) {
            const left = state.qty - state.openReverseQty
            const units = Math.min(step.qty, left)
            if (units === 0) break
            const ceiling = ceilingOf(state, units)
            expect(ceiling).toBeGreaterThanOrEqual(0)
            expect(state.claimed + ceiling).toBeLessThanOrEqual(needPay)
            if (!step.isCanceled)
              state = {
                ...state,
                openReverseQty: state.openReverseQty + units,
                claimed: state.claimed + ceiling,
              }
          }
          if (state.openReverseQty === qty) expect(state.claimed).toBe(needPay)
        },
      ),
    )
  })

  test('shipping goes back with the last unit of the order, and once', () => {
    expect(shippingCeilingOf({ shipping: 490, claimedShipping: 0, reversibleQty: 3 }, 2)).toBe(0)
    expect(shippingCeilingOf({ shipping: 490, claimedShipping: 0, reversibleQty: 3 }, 3)).toBe(490)
    expect(shippingCeilingOf({ shipping: 490, claimedShipping: 490, reversibleQty: 3 }, 3)).toBe(0)
  })

  test('what the buyer holds is given back before what was never sent', () => {
    expect(unsentOf(line, 2)).toBe(2)
    expect(unsentOf({ ...line, deliveredQty: 1 }, 2)).toBe(1)
    expect(unsentOf({ ...line, deliveredQty: 3 }, 2)).toBe(0)
    expect(unsentOf({ ...line, deliveredQty: 1, openReverseQty: 1 }, 1)).toBe(1)
    expect(unsentOf({ ...line, deliveredQty: 1, reversedQty: 1, canceledQty: 1 }, 1)).toBe(0)
  })

  test('an amount is shared out over the lines without losing a cent, and no line gets more than its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        (ceilings, seed) => {
          const most = ceilings.reduce((sum, one) => sum + one, 0)
          const amount = seed % (most + 500)
          const { goods, shipping } = shareOut(amount, ceilings, 'EUR')
          expect(goods.reduce((sum, one) => sum + one, 0) + shipping).toBe(amount)
          goods.forEach((part, index) => expect(part).toBeLessThanOrEqual(ceilings[index] ?? 0))
          expect(shipping).toBe(Math.max(0, amount - most))
        },
      ),
    )
  })

  test('tax and commission go back in proportion, and whole when everything went back, in however many steps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 12 }),
        (paid, steps) => {
          const whole = Math.round(paid * 0.12)
          let before = 0
          let sum = 0
          for (const step of [...steps, paid]) {
            const after = Math.min(paid, before + step)
            sum += partOf(whole, paid, before, after)
            before = after
          }
          expect(sum).toBe(whole)
        },
      ),
    )
  })
})

describe('the application form', () => {
  const form = {
    lines: [{ qty: 1, canReverseQty: 2 }],
    amount: '10',
    available: 10,
    decimals: 2,
    reason: 'DAMAGED',
    remark: '',
    fileCount: 0,
  }
  test("[AS-074, AS-076, AS-077, AS-078] an amount is asked for, above nothing, up to what is available, with the currency's decimals", () => {
    expect(checkApplication(form)).toEqual({})
    for (const [amount, error] of [
      ['', 'amount_required'],
      ['  ', 'amount_required'],
      ['0', 'amount_zero'],
      ['0,00', 'amount_zero'],
      ['10.01', 'amount_too_high'],
      ['1.005', 'amount_invalid'],
      ['-1', 'amount_invalid'],
      ['1e3', 'amount_invalid'],
      ['NaN', 'amount_invalid'],
      ['1,2,3', 'amount_invalid'],
    ] as const) {
      expect(checkApplication({ ...form, amount }), amount).toEqual({ amount: error })
    }
    expect(readAmount('9,99', 2)).toBe(9.99)
  })
  test('[AS-081, AS-083, AS-085, AS-087, AS-088, AS-092] reason, remark, pictures, units and at least one line', () => {
    expect(checkApplication({ ...form, reason: '' })).toEqual({ reason: 'reason_required' })
    expect(checkApplication({ ...form, remark: 'x'.repeat(500) })).toEqual({})
    expect(checkApplication({ ...form, remark: 'x'.repeat(501) })).toEqual({
      remark: 'remark_too_long',
    })
    expect(checkApplication({ ...form, fileCount: 6 })).toEqual({})
    expect(checkApplication({ ...form, fileCount: 7 })).toEqual({ files: 'too_many_files' })
    expect(checkApplication({ ...form, lines: [] })).toEqual({ lines: 'no_line' })
    expect(checkApplication({ ...form, lines: [{ qty: 0, canReverseQty: 2 }] })).toEqual({
      lines: 'quantity',
    })
    expect(checkApplication({ ...form, lines: [{ qty: 2, canReverseQty: 2 }] })).toEqual({})
    expect(checkApplication({ ...form, lines: [{ qty: 3, canReverseQty: 2 }] })).toEqual({
      lines: 'quantity',
    })
  })
})
