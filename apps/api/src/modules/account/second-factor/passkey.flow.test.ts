import { allows, findErrors, statesAfter } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { passkeyFlow } from './passkey.flow.ts'

const moves = (state: string, actor: string) =>
  Object.keys(passkeyFlow.moves).filter((move) =>
    allows(passkeyFlow, move, { state, actor, facts: {} }),
  )

test('a passkey is on from the start; its person ends it, and an operator ends somebody’s by a move of their own', () => {
  expect(passkeyFlow.start).toBe('ON')
  expect(moves('ON', 'member')).toEqual(['remove'])
  expect(moves('ON', 'operator')).toEqual(['removeFor'])
  expect([statesAfter(passkeyFlow, 'remove'), statesAfter(passkeyFlow, 'removeFor')]).toEqual([
    ['OFF'],
    ['OFF'],
  ])
})

test('nobody else ends one: not a shop, not the clock, not a guest', () => {
  for (const actor of ['merchant', 'clock', 'guest']) expect(moves('ON', actor)).toEqual([])
})

test('one that has ended is neither ended again nor brought back, by anybody', () => {
  for (const actor of passkeyFlow.actors) expect(moves('OFF', actor)).toEqual([])
  expect(findErrors(passkeyFlow, ['OFF'])).toEqual([])
})
