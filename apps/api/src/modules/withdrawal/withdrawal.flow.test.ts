import { allows, findErrors, operationsFor, statesAfter } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { withdrawalFlow } from './withdrawal.flow.ts'

const moves = (state: string, actor: string) =>
  Object.keys(withdrawalFlow.moves).filter((move) =>
    allows(withdrawalFlow, move, { state, actor, facts: {} }),
  )
const buttons = (state: string, actor: string) =>
  operationsFor(withdrawalFlow, { state, actor, facts: {} })

test('a statement is carried out by itself, or waits for a person', () => {
  expect(withdrawalFlow.start).toBe('RECEIVED')
  expect(moves('RECEIVED', 'clock')).toEqual(['carryOut', 'wait'])
  expect([statesAfter(withdrawalFlow, 'carryOut'), statesAfter(withdrawalFlow, 'wait')]).toEqual([
    ['CARRIED_OUT'],
    ['WAITING'],
  ])
})

test('one that waits is carried out or answered by the operator; by itself it is carried out once its orders are found, and does not wait anew', () => {
  expect([moves('WAITING', 'operator'), buttons('WAITING', 'operator')]).toEqual([
    ['carryOut', 'answer'],
    ['carryOut', 'answer'],
  ])
  expect(moves('WAITING', 'clock')).toEqual(['carryOut'])
  expect(statesAfter(withdrawalFlow, 'answer')).toEqual(['ANSWERED'])
})

test('one that nobody has looked at yet is carried out by the operator, but not answered away', () => {
  expect([moves('RECEIVED', 'operator'), buttons('RECEIVED', 'operator')]).toEqual([
    ['carryOut'],
    ['carryOut'],
  ])
})

test('whoever reads the mailbox says that it was somebody else, also after it was carried out; not once a person has answered', () => {
  expect(statesAfter(withdrawalFlow, 'disown')).toEqual(['DISOWNED'])
  for (const state of ['RECEIVED', 'WAITING', 'CARRIED_OUT'])
    expect([moves(state, 'recipient'), buttons(state, 'recipient')]).toEqual([['disown'], []])
  for (const state of ['ANSWERED', 'DISOWNED']) expect(moves(state, 'recipient')).toEqual([])
})

test('nobody can refuse one: a shop has no move about it, and no move ends in a refusal', () => {
  for (const state of withdrawalFlow.states)
    for (const actor of ['merchant', 'buyer']) expect(moves(state, actor)).toEqual([])
  expect(withdrawalFlow.states).toEqual([
    'RECEIVED',
    'WAITING',
    'CARRIED_OUT',
    'ANSWERED',
    'DISOWNED',
  ])
})

test('answered, carried out or disowned, operator and clock have done with it', () => {
  for (const state of ['CARRIED_OUT', 'ANSWERED', 'DISOWNED'])
    for (const actor of ['operator', 'clock'])
      expect([moves(state, actor), buttons(state, actor)]).toEqual([[], []])
  expect(findErrors(withdrawalFlow, ['ANSWERED', 'DISOWNED'])).toEqual([])
})
