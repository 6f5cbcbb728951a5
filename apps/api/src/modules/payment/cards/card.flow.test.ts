import { allows, findErrors, statesAfter } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { cardFlow } from './card.flow.ts'

const moves = (state: string, actor: string) =>
  Object.keys(cardFlow.moves).filter((move) => allows(cardFlow, move, { state, actor, facts: {} }))

test('a card that is being added is kept once its provider says so, and by nobody’s word else', () => {
  expect(cardFlow.start).toBe('OPEN')
  expect(statesAfter(cardFlow, 'keep')).toEqual(['KEPT'])
  expect(moves('OPEN', 'payment')).toEqual(['keep', 'drop'])
  for (const actor of ['buyer', 'clock', 'merchant', 'operator'])
    expect(moves('OPEN', actor)).not.toContain('keep')
})

test('its member removes it, finished or not', () => {
  expect([moves('OPEN', 'buyer'), moves('KEPT', 'buyer')]).toEqual([['remove'], ['remove']])
  expect(statesAfter(cardFlow, 'remove')).toEqual(['REMOVED'])
})

test('the bank’s no and the clock drop it, finished or not; what is kept is not kept again', () => {
  expect([moves('OPEN', 'clock'), moves('KEPT', 'clock')]).toEqual([['drop'], ['drop']])
  expect(moves('KEPT', 'payment')).toEqual(['drop'])
  expect(statesAfter(cardFlow, 'drop')).toEqual(['REMOVED'])
})

test('a removed card is never brought back, and no shop or operator does anything about a card', () => {
  for (const actor of cardFlow.actors) expect(moves('REMOVED', actor)).toEqual([])
  for (const state of cardFlow.states)
    for (const actor of ['merchant', 'operator']) expect(moves(state, actor)).toEqual([])
  expect(findErrors(cardFlow, ['REMOVED'])).toEqual([])
})
