import { expect, test } from 'vitest'
import { itemChoice, pricesAddress, readItemIds, type Chosen } from './item-choice.ts'
import type { ItemRow } from './item-queries.ts'

const { goOn, isChosen, stateOfPage, toggle, togglePage, toggleRange } = itemChoice
const row = (itemId: number, change: Partial<ItemRow> = {}) =>
  ({ itemId, version: 1, status: 'ON_SALE', ...change }) as ItemRow
const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => row(from + index))
const idsOf = (rows: Chosen) => rows.map(({ itemId }) => itemId)
const page = [row(1), row(2), row(3, { status: 'IN_REVIEW' }), row(4), row(5)]

test('an item is ticked as it was read and let go again; of 200 the next is not taken', () => {
  const one = toggle([], row(1, { version: 7 }))
  expect(one).toEqual([row(1, { version: 7 })])
  // Read anew meanwhile, it is still the same item.
  expect(toggle(one, row(1, { version: 8 }))).toEqual([])
  const full = many(200)
  expect(toggle(full, row(201))).toEqual(full)
  expect(toggle(full, row(7))).toHaveLength(199)
})

test('from the one before to this one all are ticked, either way, but for what stays as it is', () => {
  const range = (chosen: Chosen, from: ItemRow | undefined, to: ItemRow) =>
    idsOf(toggleRange(chosen, page, { from, to }))
  expect(range([row(1)], row(1), row(4))).toEqual([1, 2, 4])
  expect(range([row(5)], row(5), row(2))).toEqual([5, 2, 4])
  // What was ticked lets all of them go.
  expect(range([row(1), row(2), row(4)], row(1), row(4))).toEqual([])
  // The one before is on another page, or there was none.
  expect(range([row(99)], row(99), row(4))).toEqual([99, 4])
  expect(range([], undefined, row(4))).toEqual([4])
})

test('a page is ticked whole, beside what was ticked on another', () => {
  const other = [row(99)]
  expect(stateOfPage(other, page)).toBe('none')
  const all = togglePage(other, page)
  expect(idsOf(all)).toEqual([99, 1, 2, 4, 5])
  expect(stateOfPage(all, page)).toBe('all')
  expect(togglePage(all, page)).toEqual(other)
  expect(stateOfPage([row(2)], page)).toBe('some')
  expect(idsOf(togglePage([row(2)], page))).toEqual([2, 1, 4, 5])
  const almost = many(198, 1000)
  const filled = togglePage(almost, page)
  expect(idsOf(filled.slice(198))).toEqual([1, 2])
  expect(togglePage(filled, page)).toEqual(almost)
})

test('once some were sent, what was ticked meanwhile stays, and what is left of them comes to it', () => {
  const sent = many(200)
  const chosen = [...sent.slice(1), row(201)]
  expect(idsOf(goOn(chosen, { sent, left: [] }))).toEqual([201])
  expect(idsOf(goOn(chosen, { sent, left: [row(1), row(7)] }))).toEqual([201, 1, 7])
  expect(idsOf(goOn(chosen, { sent, left: sent }))).toEqual([201, ...idsOf(sent.slice(0, 199))])
})

test('the address of the prices says which items, and what somebody has bent is left out of it', () => {
  const read = (query: string) => readItemIds(new URLSearchParams(query))
  expect(pricesAddress([row(12), row(7)])).toBe('/price-changes?items=12,7')
  expect(read('items=12,7')).toEqual([12, 7])
  expect(read('items=12,12,0,-3,x,1e9,7,')).toEqual([12, 7])
  expect(read('')).toEqual([])
  expect(read(`items=${idsOf(many(205)).join(',')}`)).toHaveLength(200)
  expect(isChosen([row(12)], row(12))).toBe(true)
})
