import { expect, test } from 'vitest'
import { drawTurn, isInTurn } from './turn.ts'

test('each of six is tried in one of three turns, and in each turn two of them', () => {
  const places = [0, 1, 2, 3, 4, 5]
  expect(['0', '1', '2'].map((turn) => places.filter((place) => isInTurn(place, 3, turn)))).toEqual(
    [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  )
})

test('all of them are tried where all are asked for', () => {
  expect([0, 1, 2].filter((place) => isInTurn(place, 3, 'all'))).toEqual([0, 1, 2])
})

test('a commit draws the same turn each time, and a turn that is no number is the first', () => {
  expect(drawTurn(3)).toBe(drawTurn(3))
  expect(drawTurn(3, 'some')).toBe(0)
  expect(drawTurn(3, '-1')).toBe(0)
  expect(drawTurn(4, '7')).toBe(3)
})
