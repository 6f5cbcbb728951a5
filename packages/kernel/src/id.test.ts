import { expect, test } from 'vitest'
import { fromWireId, newId, prefixes, toWireId, type IdKind } from './id.ts'

test('an id travels as ord_… and comes back as the same uuid', () => {
  const id = newId('order')
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const wire = toWireId('order', id)
  expect(wire).toMatch(/^ord_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
  expect(fromWireId('order', wire)).toBe(id)
})
test('the id of another kind of thing, or no id at all, is not taken', () => {
  const wire = toWireId('order', newId('order'))
  expect(fromWireId('parcel', wire)).toBeUndefined()
  for (const text of [
    '',
    'ord_',
    'ord_zzzzzzzzzzzzzzzzzzzzzzzzzz',
    "ord_01' or 1=1",
    'x'.repeat(50_000),
  ])
    expect(fromWireId('order', text)).toBeUndefined()
})
test('the ids of every kind travel, each under three letters of its own', () => {
  for (const kind of Object.keys(prefixes) as IdKind[]) {
    const wire = toWireId(kind, newId(kind))
    expect(wire.slice(0, 4)).toBe(`${prefixes[kind]}_`)
    expect(toWireId(kind, fromWireId(kind, wire) ?? newId(kind))).toBe(wire)
    expect([fromWireId(kind, `${wire}0`), fromWireId(kind, wire.slice(0, -1))]).toEqual([
      undefined,
      undefined,
    ])
  }
  expect(new Set(Object.values(prefixes)).size).toBe(Object.keys(prefixes).length)
})
test('text of any length that is no id is answered at once', () => {
  const start = performance.now()
  expect(fromWireId('order', `ord_${'0'.repeat(5_000_000)}`)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(20)
})
