import { allows, findErrors, statesAfter } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { disputeFlow, isUndecided } from './dispute.flow.ts'

const moves = (state: string, actor: string) =>
  Object.keys(disputeFlow.moves).filter((move) =>
    allows(disputeFlow, move, { state, actor, facts: {} }),
  )

test('a dispute is open until the bank looks at it, and open again when the bank wants to know more', () => {
  expect(disputeFlow.start).toBe('OPEN')
  expect(moves('OPEN', 'payment')).toEqual(['review', 'win', 'lose'])
  expect(moves('UNDER_REVIEW', 'payment')).toEqual(['ask', 'win', 'lose'])
  expect([statesAfter(disputeFlow, 'review'), statesAfter(disputeFlow, 'ask')]).toEqual([
    ['UNDER_REVIEW'],
    ['OPEN'],
  ])
})

test('a person may say that it is won or lost, but not what the bank is doing', () => {
  for (const state of ['OPEN', 'UNDER_REVIEW'])
    expect(moves(state, 'operator')).toEqual(['win', 'lose'])
  expect([statesAfter(disputeFlow, 'win'), statesAfter(disputeFlow, 'lose')]).toEqual([
    ['WON'],
    ['LOST'],
  ])
})

test('what was won can still be lost and what was lost be won; neither happens twice, or is open again', () => {
  for (const actor of ['payment', 'operator'])
    expect([moves('WON', actor), moves('LOST', actor)]).toEqual([['lose'], ['win']])
})

test('neither buyer, shop nor clock moves one, in no state', () => {
  for (const state of disputeFlow.states)
    for (const actor of ['buyer', 'merchant', 'clock']) expect(moves(state, actor)).toEqual([])
  expect(findErrors(disputeFlow, [])).toEqual([])
})

test('nothing is decided while the shop can answer, or the bank thinks; won or lost, it is', () => {
  expect(disputeFlow.states.map((state) => [state, isUndecided(state)])).toEqual([
    ['OPEN', true],
    ['UNDER_REVIEW', true],
    ['WON', false],
    ['LOST', false],
  ])
})
