import type { MerchantReverse } from '@galleria/contract/after-sales'
import { describe, expect, test } from 'vitest'
import {
  inspectionErrors,
  sumOfLosses,
  toLines,
  untouched,
  withCount,
  type FoundLines,
} from './inspection-rules.ts'

type Line = MerchantReverse['reverseTradeOrderLineList'][number]
const line = (id: string, reverseQty: number, cancelQty = 0) =>
  ({ id, reverseQty, cancelQty }) as Line
const lines = [line('a', 3), line('b', 2, 2), line('c', 2, 1)]
const nothing = { reason: '', photos: [], losses: {} }
const back = (all: readonly Line[], lossOfValueList: MerchantReverse['lossOfValueList'] = []) => ({
  reverseTradeOrderLineList: [...all],
  lossOfValueList,
  operationList: ['pass', 'refuse'],
  reverseTradeOrderStatus: 'WAITING_FOR_QC_DONE' as const,
})

test('at first all that was to come back counts as good as new; what was never sent is not asked about', () => {
  expect(toLines(untouched(lines), {})).toEqual([
    { id: 'a', sellable: 3, refurbish: 0, scrap: 0, missing: 0, refused: 0 },
    { id: 'c', sellable: 1, refurbish: 0, scrap: 0, missing: 0, refused: 0 },
  ])
  expect(inspectionErrors(back(lines), untouched(lines), nothing)).toEqual([])
})

test('what is found otherwise is taken from what is as good as new', () => {
  const first = untouched(lines)['a']
  if (!first) throw new Error('a line is missing')
  const found = withCount(first, 'SCRAP', 2, 3)
  expect([found.SELLABLE, found.SCRAP]).toEqual([1, 2])
  expect(withCount(found, 'SCRAP', 0, 3).SELLABLE).toBe(3)
})

test('units that do not add up, nothing accepted at all, and a refusal without words and photos are told', () => {
  const all = untouched(lines)
  const a = all['a']
  const c = all['c']
  if (!a || !c) throw new Error('a line is missing')
  expect(inspectionErrors(back(lines), { ...all, a: { ...a, SELLABLE: 2 } }, nothing)).toEqual([
    'count',
  ])
  expect(
    inspectionErrors(
      back(lines),
      { a: withCount(a, 'MISSING', 3, 3), c: withCount(c, 'MISSING', 1, 1) },
      nothing,
    ),
  ).toEqual(['none'])
  const refused = { ...all, a: withCount(a, 'REFUSED', 1, 3) }
  expect(inspectionErrors(back(lines), refused, nothing)).toEqual(['reason', 'photos'])
  const explanation = { reason: 'Scratched', photos: ['x'], losses: {} }
  expect(inspectionErrors(back(lines), refused, explanation)).toEqual([])
})

test('an empty box of goods that cannot be refused needs a reason and a photo, once somebody has sent it', () => {
  const found = {
    a: withCount(untouched(lines)['a']!, 'MISSING', 3, 3),
    c: withCount(untouched(lines)['c']!, 'MISSING', 1, 1),
  }
  const explanation = { reason: 'Nothing was in it.', photos: ['/files/1'], losses: {} }
  const request = { ...back(lines), operationList: ['pass'] }
  expect(inspectionErrors(request, found, nothing)).toEqual(['reason', 'photos'])
  expect(inspectionErrors(request, found, explanation)).toEqual([])
  expect(inspectionErrors(back(lines), found, explanation)).toEqual(['none'])
  const unsent = { ...request, reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN' as const }
  expect(inspectionErrors(unsent, found, explanation)).toEqual(['none'])
})

describe('a loss of value', () => {
  const money = (value: number) => ({ value, currency: 'EUR' })
  const lamps = { ...line('a', 2), refundAmt: money(119.8) } as Line
  const found = { a: withCount(untouched([lamps])['a']!, 'SCRAP', 2, 2) }
  const explanation = { reason: 'Scorched.', photos: ['/files/1'] }
  const errors = (
    typed: string,
    more: Partial<typeof explanation> = {},
    units: FoundLines = found,
  ) =>
    inspectionErrors(back([lamps], [{ id: 'a', most: money(119.8) }]), units, {
      ...explanation,
      ...more,
      losses: { a: typed },
    })

  test('is an amount with a comma or a point, up to what was paid for the units that are not as good as new', () => {
    expect(['', '0', '0,00', '12,5', '119.80'].map((typed) => errors(typed))).toEqual(
      Array.from({ length: 5 }, () => []),
    )
    expect(['119.81', '12.505', '-1', 'ten'].map((typed) => errors(typed))).toEqual(
      Array.from({ length: 4 }, () => ['loss']),
    )
    const missing = { a: withCount(untouched([lamps])['a']!, 'SCRAP', 1, 2) }
    expect(errors('59.90', {}, missing)).toEqual([])
    expect(errors('59.91', {}, missing)).toEqual(['loss'])
    expect(errors('0.01', {}, untouched([lamps]))).toEqual(['loss'])
  })

  test('is kept of no line of which the server does not say how much', () => {
    const losses = { a: '1' }
    expect(inspectionErrors(back([lamps]), found, { ...explanation, losses })).toEqual(['loss'])
  })

  test('needs a reason and a photo', () => {
    expect(errors('1', { reason: ' ' })).toEqual(['reason'])
    expect(errors('1', { photos: [] })).toEqual(['photos'])
    expect(errors('', { reason: '', photos: [] })).toEqual([])
  })

  test('goes to the call as a number, and not at all where there is none', () => {
    const units = { sellable: 0, refurbish: 0, scrap: 2, missing: 0, refused: 0 }
    expect(toLines(found, { a: '12,5' })).toEqual([
      { id: 'a', ...units, lossOfValueAmt: { value: 12.5 } },
    ])
    expect(toLines(found, { a: '0' })).toEqual([{ id: 'a', ...units }])
    expect(sumOfLosses({ a: '12,5', b: '0.1', c: '' })).toBe(12.6)
  })
})
