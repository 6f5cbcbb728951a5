import { sites } from '@galleria/contract/storefronts'
import { DAY } from '@galleria/kernel/time'
import { describe, expect, test } from 'vitest'
import { someOrder } from '../../../testing/some-rows.ts'
import { askingTime, defectsUntil, guaranteeEnd } from './asking-time.rules.ts'

describe('the legal guarantee', () => {
  const order = (change: Parameters<typeof someOrder>[0]) =>
    someOrder({ completedAt: new Date('2026-10-23T12:00:00.000Z'), ...change })
  test.each([
    ['DE', '2028-10-23T21:59:59.999Z'],
    ['NL', '2028-10-23T21:59:59.999Z'],
    ['ES', '2029-10-23T21:59:59.999Z'],
    ['SE', '2029-10-23T21:59:59.999Z'],
    ['FR', '2028-10-23T21:59:59.999Z'],
    ['IT', '2028-10-23T21:59:59.999Z'],
    ['PL', '2028-10-23T21:59:59.999Z'],
    ['UK', '2032-10-23T22:59:59.999Z'],
  ] as const)('of %s ends with the last day of its years there', (site, end) => {
    expect(guaranteeEnd(order({ site }))).toEqual(new Date(end))
    const last = new Date(end)
    const after = new Date(last.getTime() + 1)
    expect(askingTime(order({ site }), last)).toBe('DEFECTS')
    expect(defectsUntil(order({ site }), last)).toEqual(last)
    expect(askingTime(order({ site }), after)).toBe('OVER')
    expect(defectsUntil(order({ site }), after)).toBeNull()
  })
  test('is never shorter than 730 days, also of what was received on a leap day or at midnight', () => {
    for (const completedAt of [
      '2028-02-29T12:00:00Z',
      '2027-02-28T23:00:00Z',
      '2026-12-31T23:30:00Z',
    ])
      for (const site of sites) {
        const received = new Date(completedAt)
        const end = guaranteeEnd(order({ site, completedAt: received }))
        expect((end?.getTime() ?? 0) - received.getTime()).toBeGreaterThanOrEqual(730 * DAY)
      }
  })
  test('leaves the 30 days in which anything can be asked as they are', () => {
    expect(askingTime(order({}), new Date('2026-11-22T12:00:00.000Z'))).toBe('ANYTHING')
    expect(defectsUntil(order({}), new Date('2026-11-22T12:00:00.000Z'))).toBeNull()
    expect(askingTime(order({}), new Date('2026-11-22T12:00:00.001Z'))).toBe('DEFECTS')
    // What was not received can be asked about as long as it takes; codes are no goods.
    expect(askingTime(order({ completedAt: null }), new Date('2032-01-01'))).toBe('ANYTHING')
    expect(guaranteeEnd(order({ completedAt: null }))).toBeNull()
    expect(askingTime(order({ handover: 'voucher' }), new Date('2026-11-23'))).toBe('OVER')
  })
  test('counts from the receipt of the order, and from that of a replacement only where the law says so', () => {
    const replacedAt = new Date('2028-09-01T12:00:00.000Z')
    const exchangedAt = new Date('2026-11-20T12:00:00.000Z')
    expect(guaranteeEnd(order({ replacedAt, exchangedAt }))).toEqual(
      new Date('2028-10-23T21:59:59.999Z'),
    )
    expect(guaranteeEnd(order({ site: 'ES', exchangedAt }))).toEqual(
      new Date('2029-11-20T22:59:59.999Z'),
    )
    expect(guaranteeEnd(order({ site: 'ES', replacedAt, exchangedAt }))).toEqual(
      new Date('2031-09-01T21:59:59.999Z'),
    )
    // Nor does one under the guarantee begin the 30 days anew.
    expect(askingTime(order({ replacedAt }), new Date('2028-09-02'))).toBe('DEFECTS')
    expect(askingTime(order({ exchangedAt }), new Date('2026-12-01'))).toBe('ANYTHING')
  })
})
