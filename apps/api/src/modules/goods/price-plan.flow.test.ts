import { allows, findErrors, operationsFor, statesAfter } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { pricePlanFlow } from './price-plan.flow.ts'

const may = (state: string, actor: string) =>
  Object.keys(pricePlanFlow.moves).filter((move) =>
    allows(pricePlanFlow, move, { state, actor, facts: {} }),
  )

test('until prices begin their shop takes them back, and the clock begins or refuses them', () => {
  expect(may('PLANNED', 'shop')).toEqual(['withdraw'])
  expect(may('PLANNED', 'clock')).toEqual(['begin', 'refuse'])
  expect(may('PLANNED', 'operator')).toEqual([])
})

test('what has begun, was taken back or refused stays so', () => {
  for (const state of ['BEGUN', 'WITHDRAWN', 'REFUSED'])
    expect([may(state, 'shop'), may(state, 'clock')]).toEqual([[], []])
})

test('a shop has one button, and only before they begin', () => {
  const buttons = (state: string) =>
    operationsFor(pricePlanFlow, { state, actor: 'shop', facts: {} })
  expect(pricePlanFlow.states.map(buttons)).toEqual([['withdraw'], [], [], []])
})

test('each move leads where its name says, and every state is reached and an end but the first', () => {
  expect([
    statesAfter(pricePlanFlow, 'withdraw'),
    statesAfter(pricePlanFlow, 'begin'),
    statesAfter(pricePlanFlow, 'refuse'),
  ]).toEqual([['WITHDRAWN'], ['BEGUN'], ['REFUSED']])
  expect(findErrors(pricePlanFlow, ['BEGUN', 'WITHDRAWN', 'REFUSED'])).toEqual([])
})
