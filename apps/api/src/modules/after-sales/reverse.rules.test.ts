import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkApplication, readAmount } from '@galleria/contract/after-sales-rules'
import { partOf } from '@galleria/kernel/money'
import {
  cancelableQty,
  cancelAmount,
  heldAmount,
  heldQty,
  shippingWith,
} from '#modules/order/claims/claims.rules.ts'
import type { OrderLineRow } from '#modules/order/order.types.ts'
import { findAskedUnits } from '#modules/order/claims/claims.rules.ts'
import { leastOf, mostOf, shareOut, sumOf, type AskedUnits } from './reverse.rules.ts'

/** A claim comes or goes: `cancel` unsent units with their money, or money alone. */
function change<
  Line extends {
    openCancelQty: number
    openReverseQty: number
    claimed: number
    cancelClaimed: number
  },
>(state: Line, cancel: number, amount: number): Line {
  return {
    ...state,
    openReverseQty: state.openReverseQty + cancel,
    openCancelQty: state.openCancelQty + cancel,
    claimed: state.claimed + amount,
    cancelClaimed: state.cancelClaimed + (cancel === 0 ? 0 : amount),
  }
}

const line = {
  qty: 3,
  deliveredQty: 3,
  reversedQty: 0,
  openReverseQty: 0,
  canceledQty: 0,
  openCancelQty: 0,
  needPay: 10_000,
  claimed: 0,
  cancelClaimed: 0,
}
const unsent = { ...line, deliveredQty: 0 }

describe('what may be given back', () => {
  test('[AS-077] one of three units for 100.00 that stay is 33.33, all of them what is left', () => {
    expect(heldAmount(line, 1)).toBe(3333)
    expect(heldAmount({ ...line, claimed: 6666 }, 3)).toBe(3334)
    expect(heldAmount({ ...line, claimed: 9000 }, 1)).toBe(1000)
  })

  test('of three unsent units the first costs 33.33, the second 33.34, the third 33.33', () => {
    expect(cancelAmount(unsent, 1)).toBe(3333)
    expect(cancelAmount({ ...unsent, openCancelQty: 1, cancelClaimed: 3333 }, 1)).toBe(3334)
    expect(cancelAmount({ ...unsent, openCancelQty: 1, cancelClaimed: 3333 }, 2)).toBe(6667)
  })

  test('money of units that are still to be sent is kept for them', () => {
    const half = { ...line, deliveredQty: 1 }
    expect([heldQty(half), heldAmount(half, 1), cancelAmount(half, 2)]).toEqual([1, 3333, 6667])
    expect(heldAmount({ ...half, claimed: 3333 }, 1)).toBe(0)
  })

  test('[AS-077] a line asked back in any number of steps, sent and cancelled unit by unit, with requests that come to nothing, never claims more than was paid and ends at exactly that', () => {
    const act = fc.record({
      kind: fc.constantFrom('send', 'cancel', 'reduce', 'drop'),
      qty: fc.integer({ min: 1, max: 4 }),
      part: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.array(act, { maxLength: 60 }),
        (qty, needPay, acts) => {
          let state = { ...unsent, qty, needPay }
          const open: { cancel: number; amount: number }[] = []
          const claim = (cancel: number, amount: number) => {
            open.push({ cancel, amount })
            state = change(state, cancel, amount)
          }
          for (const one of [
            ...acts,
            { kind: 'end' },
            { kind: 'end' },
          ] as (typeof acts)[number][]) {
            const [free, held] = [cancelableQty(state), heldQty(state)]
            const units = Math.min(one.qty, one.kind === 'reduce' ? held : free)
            if (one.kind === 'send') state = { ...state, deliveredQty: state.deliveredQty + units }
            else if (one.kind === 'cancel' && units > 0) claim(units, cancelAmount(state, units))
            else if (one.kind === 'reduce' && units > 0)
              claim(0, Math.ceil((heldAmount(state, units) * one.part) / 100))
            else if (one.kind === 'drop' && open.length > 0) {
              const [gone] = open.splice(one.part % open.length, 1)
              state = change(state, -(gone?.cancel ?? 0), -(gone?.amount ?? 0))
            } else if (free > 0) claim(free, cancelAmount(state, free))
            else if (held > 0) claim(0, heldAmount(state, held))
            expect(state.claimed).toBeLessThanOrEqual(needPay)
            expect(heldAmount(state, 1)).toBeGreaterThanOrEqual(0)
          }
          expect(state.claimed).toBe(needPay)
        },
      ),
    )
  })

  test('a cent of rounding goes back with the units that were sent, where none is left to be cancelled', () => {
    const six = { ...unsent, qty: 6, needPay: 4_999_991 }
    const cancelled = { ...six, openReverseQty: 1, openCancelQty: 1 }
    const sent = { ...cancelled, claimed: 833_331, cancelClaimed: 833_331, deliveredQty: 5 }
    expect(heldAmount(sent, 5)).toBe(4_999_991 - 833_331)
  })

  test('a unit whose cancellation came to nothing is cancelled again for what is left, and no cent more', () => {
    const eleven = { ...unsent, qty: 11, needPay: 357_146, deliveredQty: 10 }
    expect(cancelAmount(eleven, 1)).toBe(32_468)
    expect(cancelAmount({ ...eleven, claimed: 357_146 - 32_467 }, 1)).toBe(32_467)
  })

  test('shipping goes back with the last of the goods’ money, and once', () => {
    const order = { needPay: 6480, shipping: 490, claimedShipping: 0, claimedGoods: 0 }
    expect(shippingWith(order, 5989)).toBe(0)
    expect(shippingWith(order, 5990)).toBe(490)
    expect(shippingWith({ ...order, claimedGoods: 5000 }, 990)).toBe(490)
    expect(shippingWith({ ...order, claimedGoods: 5990, claimedShipping: 490 }, 0)).toBe(0)
  })

  test('what the buyer holds is meant before what was never sent, unless the buyer says otherwise', () => {
    const unitsOf = (change: object, qty: number, cancelQty?: number) =>
      findAskedUnits({ ...line, ...change } as OrderLineRow, { qty, cancelQty })?.unsentQty
    expect(unitsOf({ deliveredQty: 0 }, 2)).toBe(2)
    expect(unitsOf({ deliveredQty: 1 }, 2)).toBe(1)
    expect(unitsOf({ deliveredQty: 1 }, 1)).toBe(0)
    expect(unitsOf({ deliveredQty: 1 }, 1, 1)).toBe(1)
    expect(unitsOf({ deliveredQty: 1 }, 1, 2)).toBeUndefined()
    expect(unitsOf({ deliveredQty: 1 }, 2, 0)).toBeUndefined()
    expect(unitsOf({ deliveredQty: 3 }, 2)).toBe(0)
    expect(unitsOf({ deliveredQty: 3 }, 4)).toBeUndefined()
    expect(unitsOf({ deliveredQty: 1, openReverseQty: 2, openCancelQty: 2 }, 1)).toBe(0)
  })

  test('an amount is shared out over the lines without losing a cent: unsent goods get theirs, no line gets more than its own', () => {
    const units = fc.record({
      unsentAmount: fc.integer({ min: 0, max: 1_000_000 }),
      heldCeiling: fc.integer({ min: 0, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(
        fc.array(units, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 500 }),
        fc.nat(),
        (lines, shipping, seed) => {
          const available = {
            lines: lines.map(
              (one) =>
                ({
                  ...one,
                  qty: 2,
                  unsentQty: 1,
                  ceiling: one.unsentAmount + one.heldCeiling,
                }) as AskedUnits,
            ),
            shipping,
          }
          const [least, most] = [leastOf(available), mostOf(available)]
          const amount = least + (seed % (most - least + 1))
          const share = shareOut(amount, available, 'EUR')
          expect(sumOf(share.goods, (part) => part) + share.shipping).toBe(amount)
          share.goods.forEach((part, index) => {
            expect(part).toBeGreaterThanOrEqual(lines[index]?.unsentAmount ?? 0)
            expect(part).toBeLessThanOrEqual(available.lines[index]?.ceiling ?? 0)
          })
          expect(share.shipping).toBe(Math.max(0, amount - (most - shipping)))
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
    least: 0,
    available: 10,
    decimals: 2,
    reason: 'DAMAGED',
    reasons: ['DAMAGED'],
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
    const unsent = { ...form, least: 10 }
    expect(checkApplication(unsent)).toEqual({})
    expect(checkApplication({ ...unsent, amount: '9.99' })).toEqual({ amount: 'amount_too_low' })
  })
  test('[AS-081, AS-083, AS-085, AS-087, AS-088, AS-092] reason, remark, pictures, units and at least one line', () => {
    expect(checkApplication({ ...form, reason: '' })).toEqual({ reason: 'reason_required' })
    // One that the goods' place no longer offers.
    expect(checkApplication({ ...form, reason: 'NOT_RECEIVED' })).toEqual({
      reason: 'reason_required',
    })
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
