import type { MerchantReverse } from '@galleria/contract/after-sales'
import { expect, test } from 'vitest'
import { inspectionErrors, toLines, untouched, withCount } from './inspection-rules.ts'

type Line = MerchantReverse['reverseTradeOrderLineList'][number]
const line = (id: string, reverseQty: number, cancelQty = 0) =>
  ({ id, reverseQty, cancelQty }) as Line
const lines = [line('a', 3), line('b', 2, 2), line('c', 2, 1)]
const nothing = { reason: '', photos: [] }

test('at first all that was to come back counts as good as new; what was never sent is not asked about', () => {
  expect(toLines(untouched(lines))).toEqual([
    { id: 'a', sellable: 3, refurbish: 0, scrap: 0, missing: 0, refused: 0 },
    { id: 'c', sellable: 1, refurbish: 0, scrap: 0, missing: 0, refused: 0 },
  ])
  expect(inspectionErrors(lines, untouched(lines), nothing)).toEqual([])
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
  expect(inspectionErrors(lines, { ...all, a: { ...a, SELLABLE: 2 } }, nothing)).toEqual(['count'])
  expect(
    inspectionErrors(
      lines,
      { a: withCount(a, 'MISSING', 3, 3), c: withCount(c, 'MISSING', 1, 1) },
      nothing,
    ),
  ).toEqual(['none'])
  const refused = { ...all, a: withCount(a, 'REFUSED', 1, 3) }
  expect(inspectionErrors(lines, refused, nothing)).toEqual(['reason', 'photos'])
  expect(inspectionErrors(lines, refused, { reason: 'Scratched', photos: ['x'] })).toEqual([])
})
