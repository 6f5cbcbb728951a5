import { expect, test } from 'vitest'
import { orderChoice, pickListAddress, readIds } from './order-choice.ts'

const { stateOfPage, toggle, togglePage } = orderChoice
const row = (id: string, operationList = ['ship', 'hold']) => ({ id, operationList })
const many = (count: number, name = 'o') =>
  Array.from({ length: count }, (_, n) => row(`${name}${n}`))
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

test('an order is chosen and let go again; the fifty-first is not taken', () => {
  expect(toggle(['a'], row('b'))).toEqual(['a', 'b'])
  expect(toggle(['a', 'b'], row('a'))).toEqual(['b'])
  const full = idsOf(many(50))
  expect(toggle(full, row('x'))).toEqual(full)
  expect(toggle(full, row('o7'))).toHaveLength(49)
})

test('a page is chosen whole, but for what cannot be sent, and beside what was chosen on another', () => {
  const page = [row('a'), row('b', ['release']), row('c')]
  expect(stateOfPage(['x'], page)).toBe('none')
  const all = togglePage(['x'], page)
  expect(all).toEqual(['x', 'a', 'c'])
  expect(stateOfPage(all, page)).toBe('all')
  expect(togglePage(all, page)).toEqual(['x'])
  expect(stateOfPage(['c'], page)).toBe('some')
  expect(togglePage(['c'], page)).toEqual(['c', 'a'])
})

test('of the third page of twenty-five nothing has room; of a page that has room for a part, the first are chosen', () => {
  const two = idsOf(many(45))
  const third = many(25, 'p')
  const filled = togglePage(two, third)
  expect(filled).toHaveLength(50)
  expect(filled.slice(45)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
  expect(togglePage(filled, third)).toEqual(two)
  expect(togglePage(filled, many(3, 'q'))).toEqual(filled)
})

test('the address of the list says which orders, and what somebody has bent is left out of it', () => {
  const [a, b] = ['ord_01jd4vr6f5e7s8kq2m3n4p5q6r', 'ord_01jd4vr6f5e7s8kq2m3n4p5q6s']
  const read = (query: string) => readIds(new URLSearchParams(query))
  expect(read(pickListAddress([a, b]).split('?')[1] ?? '')).toEqual([a, b])
  expect(read(`ids=${a},,${a},7,<b>`)).toEqual([a])
  expect(read('')).toEqual([])
})
