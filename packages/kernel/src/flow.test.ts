import { expect, test } from 'vitest'
import {
  allows,
  defineFlow,
  findErrors,
  operationsFor,
  statesAfter,
  statesBefore,
  toDiagram,
} from './flow.ts'

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
/** More than one start, a move to one of two states, and no offers. */
const gate = defineFlow<object>()({
  states: ['NEW', 'OPEN', 'SHUT'],
  start: ['NEW', 'OPEN'],
  actors: ['guard', 'king'],
  moves: {
    decide: { from: ['NEW'], to: ['OPEN', 'SHUT'], by: ['guard', 'king'], wire: 'decide' },
    knock: { from: ['OPEN'], to: 'OPEN', by: ['king'], wire: 'decide' },
  },
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
test('a move leads to the states of the table, and a name that is none is a mistake of ours', () => {
  expect(statesAfter(door, 'push')).toEqual(['AJAR'])
  expect(statesAfter(gate, 'decide')).toEqual(['OPEN', 'SHUT'])
  expect(() => statesBefore(door, 'fly' as never)).toThrow('no move fly')
  expect(() => statesAfter(door, 'fly' as never)).toThrow('no move fly')
})
test('a table without offers answers for its moves alone, each wire name once', () => {
  const asked = { state: 'NEW', actor: 'guard', facts: {} }
  expect(allows(gate, 'decide', asked)).toBe(true)
  expect(allows(gate, 'knock', asked)).toBe(false)
  expect([operationsFor(gate, asked), operationsFor(gate, asked)]).toEqual([['decide'], ['decide']])
})
test('unknown states and actors of a table are named, and a state that only leads to itself is a dead end', () => {
  const broken = {
    ...gate,
    moves: {
      ...gate.moves,
      knock: { from: ['NEW'], to: 'NEW', by: ['ghost'] },
      fall: { from: ['NOWHERE'], to: ['OPEN', 'GONE'], by: ['guard'] },
      rattle: { from: ['SHUT'], to: 'SHUT', by: ['guard'] },
    },
  }
  expect(findErrors(broken, ['OPEN'])).toEqual([
    'knock names the unknown actor ghost',
    'fall names the unknown state NOWHERE',
    'fall names the unknown state GONE',
    'SHUT cannot be left',
  ])
})
test('the diagram begins at every start and draws a line for each pair of states', () =>
  expect(toDiagram(gate)).toBe(
    [
      'stateDiagram-v2',
      '  [*] --> NEW',
      '  [*] --> OPEN',
      '  NEW --> OPEN: decide (guard, king)',
      '  NEW --> SHUT: decide (guard, king)',
      '  OPEN --> OPEN: knock (king)',
    ].join('\n'),
  ))
