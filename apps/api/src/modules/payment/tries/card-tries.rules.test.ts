import { expect, test } from 'vitest'
import { findLimit, type CardTry } from './card-tries.rules.ts'

const at = new Date('2026-05-04T12:00:00Z')
const ago = (minutes: number) => new Date(at.getTime() - minutes * 60_000)
const some = (count: number, change: Partial<CardTry> = {}): CardTry[] =>
  Array.from({ length: count }, () => ({
    isDeclined: true,
    triedAt: ago(10),
    isOfContract: false,
    isOfPerson: false,
    isOfNetwork: false,
    card: null,
    ...change,
  }))
const limitOf = (tries: readonly CardTry[], isMember = false) =>
  findLimit(tries, { isMember, cards: ['one', 'other'], at })

test.each([
  ['contract', { isOfContract: true }, 10],
  ['person', { isOfPerson: true }, 20],
  ['network', { isOfNetwork: true }, 30],
  ['card', { card: 'other' }, 5],
] as const)(
  'of a %s the last decline that fits passes, and the next does not',
  (scope, of, most) => {
    expect(limitOf(some(most - 1, of))).toBe(undefined)
    expect(limitOf(some(most, of))).toEqual({ scope, waitMs: 50 * 60_000 })
  },
)

test('members have half as much room again in their network, and in nothing else', () => {
  expect(limitOf(some(44, { isOfNetwork: true }), true)).toBe(undefined)
  expect(limitOf(some(45, { isOfNetwork: true }), true)?.scope).toBe('network')
  expect(limitOf(some(10, { isOfContract: true }), true)?.scope).toBe('contract')
})

test('what is under way counts as declined for a person, and in a network towards sixty', () => {
  const open = (count: number, of: Partial<CardTry>) => some(count, { ...of, isDeclined: false })
  expect(limitOf([...some(12, { isOfPerson: true }), ...open(7, { isOfPerson: true })])).toBe(
    undefined,
  )
  expect(
    limitOf([...some(12, { isOfPerson: true }), ...open(8, { isOfPerson: true })])?.scope,
  ).toBe('person')
  const network = { isOfNetwork: true }
  expect(limitOf([...some(29, network), ...open(30, network)])).toBe(undefined)
  expect(limitOf([...some(29, network), ...open(31, network)])?.scope).toBe('network')
})

test('the wait is until so many are an hour old that one more fits, and the longest of several', () => {
  const old = some(1, { isOfContract: true, triedAt: ago(59) })
  expect(limitOf([...some(9, { isOfContract: true }), ...old])).toEqual({
    scope: 'contract',
    waitMs: 60_000,
  })
  expect(limitOf([...some(10, { isOfContract: true }), ...old])?.waitMs).toBe(50 * 60_000)
  const declined = some(5, { card: 'one', triedAt: ago(1) })
  expect(limitOf([...some(10, { isOfContract: true }), ...declined])).toEqual({
    scope: 'card',
    waitMs: 59 * 60_000,
  })
})
