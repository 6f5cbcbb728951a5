import { expect, test } from 'vitest'
import { findGaps, slugOf } from './item.rules.ts'

const complete = {
  needsEnergyLabel: false,
  voucher: null,
  energyClass: null,
  missing: [],
  pictures: ['halden--oak'],
  versions: [{ picture: 'halden--oak', isPriced: true }],
}
const gaps = (change: Partial<Parameters<typeof findGaps>[0]>) =>
  findGaps({ ...complete, ...change })

test('with a picture, a version and a price nothing is lacking', () => {
  expect(gaps({})).toEqual([])
})

test('a new draft lacks pictures and versions, and no price before there is something that has one', () => {
  expect(gaps({ pictures: [], versions: [] })).toEqual(['picture', 'version'])
})

test('each version needs its picture; pictures of the item alone do not do', () => {
  const bare = { picture: '', isPriced: true }
  expect(gaps({ versions: [...complete.versions, bare] })).toEqual(['picture'])
  expect(gaps({ pictures: [] })).toEqual(['picture'])
})

test('one version with a price will do; it lacks one only while none has it', () => {
  const free = { picture: 'halden--oak', isPriced: false }
  expect(gaps({ versions: [free, ...complete.versions] })).toEqual([])
  expect(gaps({ versions: [free, free] })).toEqual(['price'])
})

test('a lamp needs its energy class; a voucher for one does not', () => {
  const lamp = { needsEnergyLabel: true }
  expect(gaps(lamp)).toEqual(['energy'])
  expect(gaps({ ...lamp, energyClass: 'D' })).toEqual([])
  expect(gaps({ ...lamp, voucher: { kind: 'SERVICE' } })).toEqual([])
})

test('what its category asks for is said before it is sold', () => {
  expect(gaps({ missing: ['Carries'] })).toEqual(['attribute'])
})

test('everything that lacks is told at once', () => {
  expect(
    gaps({
      needsEnergyLabel: true,
      missing: ['Carries'],
      pictures: [],
      versions: [{ picture: '', isPriced: false }],
    }),
  ).toEqual(['picture', 'price', 'energy', 'attribute'])
})

test('an address is made of the words of a name, in small letters', () => {
  expect(slugOf('Halden writing desk')).toBe('halden-writing-desk')
  expect(slugOf('  “Halden” — 2-door, No. 7!  ')).toBe('halden-2-door-no-7')
})

test('letters with an accent lose it, and those that cannot are spelled', () => {
  expect(slugOf('Érable Ångström Żółw Größe Œuvre Smørrebrød Ærø')).toBe(
    'erable-angstrom-zolw-grosse-oeuvre-smorrebrod-aero',
  )
})

test('a name of no Latin letter is an item', () => {
  expect([slugOf('橡木书桌'), slugOf('—'), slugOf('')]).toEqual(['item', 'item', 'item'])
  expect(slugOf('橡木 desk 书桌')).toBe('desk')
})

test('an address ends after sixty signs, never with a hyphen', () => {
  expect(slugOf('a'.repeat(70))).toBe('a'.repeat(60))
  expect(slugOf(`${'a'.repeat(59)} ${'b'.repeat(9)}`)).toBe('a'.repeat(59))
  expect(slugOf(`${'a'.repeat(58)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(58)}-b`)
})
