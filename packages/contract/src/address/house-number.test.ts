import { processorTime } from '@galleria/kernel/processor-time'
import { expect, test } from 'vitest'
import { splitHouseNumber } from './house-number.ts'

test('a house number stands behind the street or before it, and a street named by a number keeps that', () => {
  const typed = [
    'Lange Reihe 5a',
    ' Lange Reihe, 5 a ',
    '12 rue Oberkampf',
    '12, rue Oberkampf',
    '221B Baker Street',
    '1e Dwarsstraat 12',
    'Straße des 17. Juni',
    'Straße des 17. Juni 135',
    'Lange Reihe',
    '5',
    '5 7',
    '',
  ]
  expect(typed.map(splitHouseNumber).map(({ street, houseNo }) => [street, houseNo])).toEqual([
    ['Lange Reihe', '5a'],
    ['Lange Reihe', '5 a'],
    ['rue Oberkampf', '12'],
    ['rue Oberkampf', '12'],
    ['Baker Street', '221B'],
    ['1e Dwarsstraat', '12'],
    ['Straße des 17. Juni', ''],
    ['Straße des 17. Juni', '135'],
    ['Lange Reihe', ''],
    ['5', ''],
    ['5 7', ''],
    ['', ''],
  ])
})
test('50 kB of hostile text is split in no time', () => {
  for (const text of [
    ' '.repeat(50_000),
    '1 '.repeat(25_000),
    `a${' ,'.repeat(25_000)}1`,
    '9'.repeat(50_000),
  ])
    expect(processorTime(() => splitHouseNumber(text))).toBeLessThan(5)
})
test('a number inside a name is no house number, and what is too long to be a street is cut before it is looked at', () => {
  expect(splitHouseNumber('Block 12 Park')).toEqual({ street: 'Block 12 Park', houseNo: '' })
  expect(splitHouseNumber('12 Park\nHouse')).toEqual({ street: '12 Park\nHouse', houseNo: '' })
  expect(splitHouseNumber(`${'a'.repeat(200)} 5`)).toEqual({ street: 'a'.repeat(200), houseNo: '' })
})
