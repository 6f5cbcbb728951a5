import { allows, findErrors, operationsFor, statesAfter } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { proposalFlow } from './proposal.flow.ts'

const moves = (state: string, actor: string) =>
  Object.keys(proposalFlow.moves).filter((move) =>
    allows(proposalFlow, move, { state, actor, facts: {} }),
  )

test('what somebody of the mall proposes is open; people of the mall agree, refuse or take it back', () => {
  expect(proposalFlow.start).toBe('OPEN')
  expect(moves('OPEN', 'operator')).toEqual(['agree', 'refuse', 'withdraw'])
  const ends = (['agree', 'refuse', 'withdraw'] as const).map((move) =>
    statesAfter(proposalFlow, move),
  )
  expect(ends).toEqual([['AGREED'], ['REFUSED'], ['WITHDRAWN']])
})

test('it ends by itself when nobody answers, or when what it is about has changed; no person says so', () => {
  expect(moves('OPEN', 'clock')).toEqual(['expire', 'outdate'])
  expect([statesAfter(proposalFlow, 'expire'), statesAfter(proposalFlow, 'outdate')]).toEqual([
    ['EXPIRED'],
    ['VOID'],
  ])
})

test('a shop or a buyer answers none', () => {
  for (const actor of ['merchant', 'buyer', 'payment']) expect(moves('OPEN', actor)).toEqual([])
})

test('one answer is the last: an agreed proposal is not refused, and one that has ended is not agreed to', () => {
  const ends = ['AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED', 'VOID']
  for (const state of ends)
    for (const actor of proposalFlow.actors)
      expect([state, moves(state, actor)]).toEqual([state, []])
  expect(findErrors(proposalFlow, ends)).toEqual([])
})

test('its own table offers no buttons: what it is about does, to whoever may answer', () => {
  for (const actor of proposalFlow.actors)
    expect(operationsFor(proposalFlow, { state: 'OPEN', actor, facts: {} })).toEqual([])
})
