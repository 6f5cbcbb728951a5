import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSeen, noteSeen, readSeen } from './seen-items.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('the items looked at last stand first, each once, twelve at most', () => {
  for (let id = 1; id <= 14; id += 1) noteSeen(id)
  noteSeen(10)
  expect(readSeen()).toEqual([10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3])
})

test('it can be cleared, and what somebody else wrote there is nothing', () => {
  noteSeen(7)
  forgetSeen()
  expect(readSeen()).toEqual([])
  for (const odd of ['{"a":1}', 'oops', '["7", -1, 1.5, 8, null]']) {
    stored.set('seen', odd)
    expect(readSeen()).toEqual(odd.startsWith('[') ? [8] : [])
  }
})

test('a browser that keeps nothing loses the list, not the page', () => {
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', {
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
  })
  expect(() => noteSeen(7)).not.toThrow()
  expect(() => forgetSeen()).not.toThrow()
  expect(readSeen()).toEqual([])
})
