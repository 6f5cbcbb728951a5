import { expect, test } from 'vitest'
import { codesIn, withoutLinks } from './withdrawal.rules.ts'

test('order numbers are found however they are set apart', () => {
  expect(codesIn('#26a1, 26A2;26a3\n26a1 and 26A4')).toEqual(['26A1', '26A2', '26A3', '26A4'])
  expect(codesIn('no number at all')).toEqual([])
  expect(codesIn(Array.from({ length: 60 }, (_, index) => `A${index}`).join(' '))).toHaveLength(20)
})

test('what somebody typed is the same to read, and has nothing that a mail program makes a link of', () => {
  const said = 'See https://evil.example/x or mail me@evil.example. Thanks.'
  const shown = withoutLinks(said)
  expect(shown.replaceAll('\u2060', '')).toBe(said)
  expect(shown).not.toMatch(/evil\.example|https:\/|@evil/)
})
