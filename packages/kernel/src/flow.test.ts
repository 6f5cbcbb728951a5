import { expect, test } from 'vitest'
import { allows, defineFlow, findErrors, operationsFor, statesBefore, toDiagram } from './flow.ts'

type Facts = { open: boolean }
const door = defineFlow<Facts>()({
  states: ['SHUT', 'AJAR', 'GONE'],
  start: 'SHUT',
  actors: ['guest', 'wind'],
  moves: {
    push: { from: ['SHUT'], to: 'AJAR', by: ['guest'], when: (facts) => facts.open, wire: 'push' },
    slam: { from: ['AJAR'], to: 'SHUT', by: ['wind'] },
    unhinge: { from: ['SHUT', 'AJAR'], to: 'GONE', by: ['guest'], wire: 'unhinge' },
  },
  offers: { knock: { from: ['SHUT'], by: ['guest'], wire: 'knock' } },
})

test('a move is allowed only from its states, to its actors, while its rule holds', () => {
  expect(allows(door, 'push', { state: 'SHUT', actor: 'guest', facts: { open: true } })).toBe(true)
  expect(allows(door, 'push', { state: 'SHUT', actor: 'guest', facts: { open: false } })).toBe(
    false,
  )
  expect(allows(door, 'push', { state: 'AJAR', actor: 'guest', facts: { open: true } })).toBe(false)
  expect(allows(door, 'push', { state: 'SHUT', actor: 'wind', facts: { open: true } })).toBe(false)
  expect(allows(door, 'fly', { state: 'SHUT', actor: 'guest', facts: { open: true } })).toBe(false)
})
test('operations are the wire names of what would succeed now', () => {
  expect(operationsFor(door, { state: 'SHUT', actor: 'guest', facts: { open: false } })).toEqual([
    'unhinge',
    'knock',
  ])
  expect(operationsFor(door, { state: 'AJAR', actor: 'wind', facts: { open: true } })).toEqual([])
})
test('the conditional update reads its states from the table', () =>
  expect(statesBefore(door, 'unhinge')).toEqual(['SHUT', 'AJAR']))
test('a table with an unreachable state or a dead end is found out', () => {
  expect(findErrors(door, ['GONE'])).toEqual([])
  expect(findErrors(door, [])).toEqual(['GONE cannot be left'])
  const broken = { ...door, states: [...door.states, 'LOST'] }
  expect(findErrors(broken, ['GONE', 'LOST'])).toEqual(['LOST cannot be reached'])
})
test('the diagram draws each move once', () =>
  expect(toDiagram(door)).toContain('SHUT --> AJAR: push (guest)'))
